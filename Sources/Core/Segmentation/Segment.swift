import Model

/// One token of a segmented text: its position and its word in the lexicon.
public struct Segment: Hashable, Sendable {
    /// The offset of its first byte in the analysed UTF-8.
    public var start: UInt32
    /// The offset one past its last byte.
    public var end: UInt32
    /// The number of Unicode scalars.
    public var scalarCount: UInt32
    /// The word's number in the lexicon plus one; 0 for a token that is not in the lexicon.
    public var word: UInt32
    public var kind: Token.Kind

    public init(start: UInt32, end: UInt32, scalarCount: UInt32, word: UInt32, kind: Token.Kind) {
        self.start = start
        self.end = end
        self.scalarCount = scalarCount
        self.word = word
        self.kind = kind
    }
}
