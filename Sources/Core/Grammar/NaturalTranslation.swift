/// An idiomatic English translation of a sentence, in pieces linked to the words they render, with further notes.
public struct NaturalTranslation: Hashable, Sendable {
    /// A piece of the translation.
    public struct Piece: Hashable, Sendable {
        public var text: String
        /// The number of the word that it renders, as in ``GlossedWord/number``; nil if it renders none.
        public var number: Int?

        public init(text: String, number: Int?) {
            self.text = text
            self.number = number
        }
    }

    public var pieces: [Piece]
    /// Grammar notes beyond the patterns that the rules find.
    public var points: [String]
    public var examples: [GrammarExample]
    /// The model that wrote it.
    public var model: String

    public init(pieces: [Piece], points: [String] = [], examples: [GrammarExample] = [], model: String) {
        self.pieces = pieces
        self.points = points
        self.examples = examples
        self.model = model
    }

    /// The translation as one text.
    public var text: String {
        var text = ""
        for piece in pieces {
            // Models split before, after or at a space.
            let joins = text.isEmpty || text.last == " " || piece.text.first == " " || Self.follows(piece.text)
            text += (joins ? "" : " ") + piece.text
        }
        return text
    }

    /// Returns whether a piece directly follows the previous word, without a space.
    static func follows(_ text: String) -> Bool {
        guard let first = text.first else { return true }
        return ".,;:!?'’)”".contains(first)
    }
}

#if !hasFeature(Embedded)
extension NaturalTranslation: Codable {}
extension NaturalTranslation.Piece: Codable {}
#endif
