import Formats
import Model
import Reading

extension Desk {
    /// A book to import, as a form, a program or a command asks for it. All is checked that can be told without reading the
    /// file.
    public struct ImportRequest: Sendable {
        /// A chosen file.
        public struct File: Sendable {
            public var source: ImportSource
            /// Its name as the learner knows it; nil if it has none, as a pipe.
            public var name: String?

            public init(_ source: ImportSource, named name: String?) {
                self.source = source
                self.name = name
            }
        }

        /// What the book keeps as its source: the file's name, "standard input" or "paste".
        let fileName: String
        /// The file, or the typed text.
        let source: ImportSource
        let language: Language?
        let encoding: TextEncoding?
        let author: String?
        private let title: String?
        /// Whether the file's name can be a title.
        private let isNamed: Bool

        /// The names of the encodings, as learners see them.
        public static var encodings: [String] { TextEncoding.allCases.map(\.rawValue) }

        /// - Parameters:
        ///   - file: Takes precedence over `text`.
        ///   - text: A typed or pasted text.
        ///   - title: Nil or empty to use the file's own, or the beginning of the text.
        ///   - author: Nil or empty to use the file's own.
        ///   - language: The code of a language; nil or empty to detect it.
        ///   - encoding: One of the usual names of an encoding; nil or empty to detect it. A typed text has none.
        /// - Throws: `NotAChoice` for an unknown language or encoding, ``LibraryError/format(_:fileName:)`` if there is
        ///   neither a file nor a text.
        public init(
            file: File? = nil, text: String? = nil, title: String? = nil, author: String? = nil,
            language: String? = nil, encoding: String? = nil
        ) throws {
            let named = try Self.check(language: language, encoding: encoding)
            self.language = named.language
            self.encoding = file == nil ? .utf8 : named.encoding
            self.title = title.nonEmpty
            self.author = author.nonEmpty
            fileName = file.map { $0.name ?? "standard input" } ?? "paste"
            isNamed = file?.name != nil
            if let file {
                source = file.source
            } else {
                guard let text = text.nonEmpty else { throw LibraryError.format(.empty, fileName: fileName) }
                source = .bytes(Array(text.utf8))
            }
        }

        /// Requests for files that were chosen together, or for a text if there is none. Each of several keeps its own title.
        ///
        /// - Throws: As the initialiser.
        public static func each(
            of files: [File], text: String? = nil, title: String? = nil, author: String? = nil, language: String? = nil,
            encoding: String? = nil
        ) throws -> [ImportRequest] {
            guard files.count > 1 else {
                return [
                    try ImportRequest(
                        file: files.first, text: text, title: title, author: author, language: language,
                        encoding: encoding)
                ]
            }
            return try files.map {
                try ImportRequest(file: $0, author: author, language: language, encoding: encoding)
            }
        }

        /// Checks the names of a language and an encoding alone, before there is a file.
        @discardableResult
        public static func check(
            language: String?, encoding: String?
        ) throws(NotAChoice) -> (language: Language?, encoding: TextEncoding?) {
            (try Language(sent: language, "language"), try TextEncoding(named: encoding, "encoding"))
        }

        /// What the import is called until the book has its title.
        public var name: String { title ?? fileName }

        /// The book's title: the one that was typed, or the file's own, or its name, or the beginning of the text.
        func title(of paged: PagedText) -> String {
            if let title = title ?? paged.text.title.nonEmpty {
                return title.split(whereSeparator: \.isWhitespace).joined(separator: " ").cut(to: Book.longestTitle)
            }
            guard isNamed else {
                let first = paged.pages.first { _ in true }.map { $0.text.prefix { !$0.isNewline } } ?? ""
                return first.cut(to: 30)
            }
            let name = fileName.split(separator: "/").last.map(String.init) ?? fileName
            let title = name.lastIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name } ?? name
            return title.cut(to: Book.longestTitle)
        }
    }
}

extension TextEncoding {
    /// Finds an encoding by one of its usual names; nil for an absent or empty name.
    fileprivate init?(named name: String?, _ field: String) throws(NotAChoice) {
        guard let name, !name.isEmpty else { return nil }
        guard let encoding = TextEncoding(label: name) else {
            throw NotAChoice(field: field, allowed: Desk.ImportRequest.encodings)
        }
        self = encoding
    }
}

extension String? {
    /// The trimmed text; nil if it is only white space.
    var nonEmpty: String? { flatMap { $0.trimmingWhitespace.isEmpty ? nil : $0.trimmingWhitespace } }
}
