/// What a sentence means as one would say it in English, in pieces that know which word they render, and what else there is
/// to say of it.
public struct NaturalTranslation: Hashable, Sendable {
    /// Some words of the translation.
    public struct Piece: Hashable, Sendable {
        public var text: String
        /// The number of the word that it renders, as ``GlossedWord/number`` counts; nil for what the original does not say.
        public var number: Int?

        public init(text: String, number: Int?) {
            self.text = text
            self.number = number
        }
    }

    public var pieces: [Piece]
    /// Notes on the grammar, beyond the patterns that the rules find.
    public var points: [String]
    public var examples: [GrammarExample]
    /// The model that says so.
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
            // Models cut before a blank, after one, or at one.
            let joins = text.isEmpty || text.last == " " || piece.text.first == " " || Self.follows(piece.text)
            text += (joins ? "" : " ") + piece.text
        }
        return text
    }

    /// Whether a piece stands directly behind the word before it.
    static func follows(_ text: String) -> Bool {
        guard let first = text.first else { return true }
        return ".,;:!?'’)”".contains(first)
    }
}
