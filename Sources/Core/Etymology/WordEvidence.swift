/// What the dictionaries know of an English word that tells how it is made.
public struct WordEvidence: Sendable {
    /// What it can be: "noun", "verb", "adjective", "adverb".
    public var partsOfSpeech: [String]
    /// Its first sense.
    public var meaning: String
    /// What the articles on it say of its origin.
    public var origins: [OriginText]
    /// Its line of descent in a list of origins, from the youngest to the oldest, without meanings.
    public var descent: [OriginText.Word]
    /// Words made from it, or that it is made from.
    public var relatives: Set<String>

    public init(
        partsOfSpeech: [String], meaning: String, origins: [OriginText], descent: [OriginText.Word],
        relatives: Set<String>
    ) {
        self.partsOfSpeech = partsOfSpeech
        self.meaning = meaning
        self.origins = origins
        self.descent = descent
        self.relatives = relatives
    }

    /// Every word that it descends from, and the parts of those, in letters that roots are compared in.
    var ancestors: [OriginText.Word] {
        origins.flatMap { $0.steps + $0.parts } + descent
    }

    /// English words that the articles go back to.
    var references: [String] { origins.flatMap { $0.references } }

    /// Whether it came from Latin or Greek, directly or by way of French.
    var isLearned: Bool {
        let languages = ancestors.map { $0.language }
        guard let first = languages.first(where: { $0 != "Middle English" && $0 != "English" && !$0.isEmpty }) else {
            return false
        }
        return OriginLanguage.isRomanceOrGreek(first)
    }

    /// Whether nothing is known of where it comes from.
    var isOriginUnknown: Bool { ancestors.isEmpty }
}
