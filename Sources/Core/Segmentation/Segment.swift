import Model

/// One token of a text that was segmented: where it stands and which word of the lexicon it is.
public struct Segment: Hashable, Sendable {
    /// Offset of its first byte in the UTF-8 that was analysed.
    public var start: UInt32
    /// Offset one past its last byte.
    public var end: UInt32
    /// Number of Unicode scalars in it.
    public var scalarCount: UInt32
    /// The word's number in the lexicon plus one; 0 for a token that the lexicon does not have.
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
