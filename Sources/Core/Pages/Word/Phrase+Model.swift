import Model
import Routes

/// `/phrases/{language}?text=`: a phrase that the learner selected.
public enum PhrasePage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var language: Language
        public var text: String
        /// The reading of the whole phrase; nil if there is none.
        public var reading: String?
        /// Entries of the whole phrase; often none.
        public var whole: [EntryCard]
        /// Its words, in order.
        public var words: [WordLine]
        public var place: Place?
        /// The language to translate into.
        public var target: Language

        public init(
            language: Language, text: String, reading: String? = nil, whole: [EntryCard] = [], words: [WordLine],
            place: Place? = nil, target: Language = .english
        ) {
            self.target = target
            self.language = language
            self.text = text
            self.reading = reading
            self.whole = whole
            self.words = words
            self.place = place
        }
    }
}
