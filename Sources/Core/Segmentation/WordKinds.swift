import Model

/// What a word can be in a sentence. The rules for readings and meanings in context name these kinds, because lists of
/// characters do not cover words that nobody thought of.
///
/// A word that can be several things has several kinds: 工作 is a verb and a noun.
public struct WordKinds: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    @inline(__always) public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let noun = WordKinds(rawValue: 1)
    public static let verb = WordKinds(rawValue: 2)
    /// Also a set phrase that describes, such as 一窝蜂.
    public static let adjective = WordKinds(rawValue: 4)
    public static let adverb = WordKinds(rawValue: 8)
    /// A person: a name, a pronoun, or a noun such as 老师.
    public static let person = WordKinds(rawValue: 16)
    public static let measure = WordKinds(rawValue: 32)
    public static let time = WordKinds(rawValue: 64)
    /// A number; told by its characters, not by the lexicon.
    public static let number = WordKinds(rawValue: 128)

    /// What the lexicon tells of a word.
    static let stored = WordKinds(rawValue: 127)

    /// The kinds with the letter by which a context names them.
    public static let letters: [(letter: Unicode.Scalar, kind: WordKinds)] = [
        ("n", .noun), ("v", .verb), ("a", .adjective), ("d", .adverb), ("p", .person), ("q", .measure), ("t", .time),
        ("m", .number),
    ]
}

extension SegmentationTables {
    /// Returns what a token of a text can be; nothing for punctuation and white space.
    ///
    /// - Parameter text: The text of which the token is a part.
    @inline(__always)
    func kinds(of segment: Segment, in text: UnsafeBufferPointer<UInt8>) -> WordKinds {
        if segment.word != 0, segment.word <= wordCount {
            let kinds = wordCosts[Int(segment.word)].kinds
            return segment.kind == .number || segment.scalarCount == 1 && isNumeral(segment, text)
                ? kinds.union(.number) : kinds
        }
        switch segment.kind {
        case .number: return .number
        case .name: return [.noun, .person]
        case .latin: return .noun
        default: return segment.scalarCount == 1 && isNumeral(segment, text) ? .number : []
        }
    }

    /// Whether the first character of a token is a Chinese numeral.
    @inline(__always)
    private func isNumeral(_ segment: Segment, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let bytes = text.baseAddress, segment.start < text.count else { return false }
        var reader = ScalarReader(bytes: bytes, count: text.count)
        reader.position = Int(segment.start)
        return info(reader.next()).flags.contains(.numeral)
    }
}
