import Model

/// `/library/import`: bringing in a book.
public enum ImportPage {
    /// What the page shows.
    public struct Model: Sendable {
        /// What was wrong with the last try; nil at first.
        public var problem: Problem?
        /// What was typed before, so that nothing is lost when there was a problem.
        public var title: String
        public var author: String
        public var text: String
        /// Nil to detect it.
        public var language: Language?
        /// A name of `encodings`; nil to detect it.
        public var encoding: String?
        /// Encodings that the learner can choose, by their IANA names.
        public var encodings: [String]
        /// Largest file, in megabytes.
        public var megabytes: Int

        public init(
            problem: Problem? = nil, title: String = "", author: String = "", text: String = "",
            language: Language? = nil, encoding: String? = nil,
            encodings: [String] = ["UTF-8", "UTF-16LE", "UTF-16BE", "GB18030", "Big5", "Shift_JIS", "EUC-JP"],
            megabytes: Int = 100
        ) {
            self.problem = problem
            self.title = title
            self.author = author
            self.text = text
            self.language = language
            self.encoding = encoding
            self.encodings = encodings
            self.megabytes = megabytes
        }
    }
}
