import Model

/// `/library/import`: importing a book.
public enum ImportPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// The problem with the last attempt; nil at first.
        public var problem: Problem?
        /// The previous input, so that nothing is lost after a problem.
        public var title: String
        public var author: String
        public var text: String
        /// Nil to detect the language.
        public var language: Language?
        /// A name from `encodings`; nil to detect the encoding.
        public var encoding: String?
        /// The names of the encodings on offer.
        public var encodings: [String]
        /// Maximum file size, in megabytes.
        public var megabytes: Int

        public init(
            problem: Problem? = nil, title: String = "", author: String = "", text: String = "",
            language: Language? = nil, encoding: String? = nil,
            encodings: [String] = [], megabytes: Int = 100
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
