/// A correction as a learner asks for it: how far it holds, and the place at which it was made.
public struct NewCorrection: Hashable, Sendable {
    public var language: Language
    /// The words of the text, in order.
    public var parts: [String]
    /// One for each part; nil if the dictionary's reading is right.
    public var readings: [String?]
    public var scope: CorrectionScope.Kind
    /// Where the text begins; nil if it was not corrected in a book.
    public var place: Place?
    /// Its neighbours; nil to take those of the place.
    public var context: CorrectionContext?

    public init(
        language: Language, parts: [String], readings: [String?]? = nil, scope: CorrectionScope.Kind = .everywhere,
        at place: Place? = nil, context: CorrectionContext? = nil
    ) {
        self.language = language
        self.parts = parts
        self.readings = readings ?? parts.map { _ in nil }
        self.scope = scope
        self.place = place
        self.context = context
    }
}
