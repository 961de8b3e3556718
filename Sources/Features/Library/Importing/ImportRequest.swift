import Formats
import Model
import Reading

extension Desk {
    /// What the learner says of a book to import, as a form, a program or a command sends it. ``importBook(_:at:newID:report:)``
    /// decides what it means.
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

        /// Takes precedence over ``text``.
        public var file: File?
        /// A typed or pasted text.
        public var text: String?
        /// Nil or empty to use the file's own, or the beginning of the text.
        public var title: String?
        /// Nil or empty to use the file's own.
        public var author: String?
        /// The code of a language; nil or empty to detect it.
        public var language: String?
        /// One of the usual names of an encoding; nil or empty to detect it. A typed text has none.
        public var encoding: String?

        /// The names of the encodings, as learners see them.
        public static var encodings: [String] { TextEncoding.allCases.map(\.rawValue) }

        public init(
            file: File? = nil, text: String? = nil, title: String? = nil, author: String? = nil,
            language: String? = nil, encoding: String? = nil
        ) {
            self.file = file
            self.text = text
            self.title = title
            self.author = author
            self.language = language
            self.encoding = encoding
        }

        /// The source that the book keeps: the file's name, "standard input" or "paste".
        var source: String { file.map { $0.name ?? "standard input" } ?? "paste" }

        /// What the import is called until the book has its title.
        public var name: String { title.nonEmpty ?? source }

        /// Checks what can be told without reading the file.
        ///
        /// - Throws: `NotAChoice` for an unknown language or encoding, ``LibraryError/format(_:fileName:)`` if there is
        ///   neither a file nor a text.
        public func check() throws { _ = try Manuscript(self) }

        /// Checks the names of a language and an encoding alone, before there is a file.
        public static func check(language: String?, encoding: String?) throws(NotAChoice) {
            _ = try Language(sent: language, "language")
            _ = try TextEncoding(named: encoding, "encoding")
        }
    }
}

/// A checked request.
struct Manuscript {
    let source: ImportSource
    let fileName: String
    let title: String?
    let author: String?
    let language: Language?
    let encoding: TextEncoding?
    /// Whether the file's name can be a title.
    private let isNamed: Bool

    init(_ request: Desk.ImportRequest) throws {
        language = try Language(sent: request.language, "language")
        let named = try TextEncoding(named: request.encoding, "encoding")
        encoding = request.file == nil ? .utf8 : named
        fileName = request.source
        title = request.title.nonEmpty
        author = request.author.nonEmpty
        isNamed = request.file?.name != nil
        if let file = request.file {
            source = file.source
        } else {
            guard let text = request.text.nonEmpty else { throw LibraryError.format(.empty, fileName: fileName) }
            source = .bytes(Array(text.utf8))
        }
    }

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
        return name.lastIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name } ?? name
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
