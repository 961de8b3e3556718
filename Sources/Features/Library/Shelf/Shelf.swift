import Formats
import Model
import Reading

/// A graded story included with Glossa.
public struct Story: Sendable {
    /// Its name in paths and on the command line: the file's name without its extension.
    public var slug: String
    public var title: String
    /// One sentence in English.
    public var summary: String
    public var language: Language
    /// As printed: "HSK 3", "N5", "A2".
    public var level: String
    public var scalarCount: Int
    /// The whole file, as Markdown with front matter.
    public var bytes: [UInt8]
}

/// The stories of the shelf, by language and level.
public struct Shelf: Sendable {
    public let stories: [Story]

    /// - Parameter files: Markdown files with front matter, by name without extension.
    public init(files: [String: [UInt8]]) {
        stories = files.compactMap { name, bytes in Story(slug: name, bytes: bytes) }
            .sorted { ($0.order, $0.level, $0.slug) < ($1.order, $1.level, $1.slug) }
    }

    /// Returns the story with a slug.
    public func story(_ slug: String) throws(LibraryError) -> Story {
        guard let story = stories.first(where: { $0.slug == slug }) else { throw .noSuchStory(slug) }
        return story
    }
}

extension Story {
    init?(slug: String, bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        var fields: [String: String] = [:]
        var body = text[...]
        guard let head = text.firstRange(of: "---\n"), let end = text[head.upperBound...].firstRange(of: "\n---\n")
        else { return nil }
        for line in text[head.upperBound..<end.lowerBound].split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            fields[String(line[..<colon])] = String(line[line.index(after: colon)...]).trimmingSpaces
        }
        body = text[end.upperBound...]
        guard let title = fields["title"], let language = fields["language"].flatMap({ Language(rawValue: $0) }) else {
            return nil
        }
        self.init(
            slug: slug, title: title, summary: fields["summary"] ?? "", language: language,
            level: fields["level"] ?? "",
            scalarCount: body.unicodeScalars.count { !$0.properties.isWhitespace && $0 != "#" }, bytes: bytes)
    }

    /// Chinese first, then Japanese, then English; within Japanese N5 comes before N3.
    fileprivate var order: Int {
        switch language {
        case .chinese: 0
        case .japanese: 10 - (level.last?.wholeNumberValue ?? 0)
        case .english: 20
        }
    }
}

extension Desk {
    /// Adds a story of the shelf to the library, or returns the existing book.
    public func add(_ story: Story, at now: Timestamp, newID: ID<Book>) async throws -> Book {
        try await importBook(
            ImportRequest(source: .bytes(story.bytes), fileName: story.slug + ".md", language: story.language), at: now,
            newID: newID
        ).book
    }
}
