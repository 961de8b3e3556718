import Formats
import Model
import Reading

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
        guard let head = text.firstRange(of: "---\n"), let end = text[head.upperBound...].firstRange(of: "\n---\n")
        else { return nil }
        for line in text[head.upperBound..<end.lowerBound].split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            fields[String(line[..<colon])] = String(line[line.index(after: colon)...]).trimmingWhitespace
        }
        guard let title = fields["title"], let language = fields["language"].flatMap({ Language(rawValue: $0) }) else {
            return nil
        }
        let letters = text[end.upperBound...].unicodeScalars.count { !$0.properties.isWhitespace && $0 != "#" }
        self.init(
            slug: slug, title: title, summary: fields["summary"] ?? "",
            chineseSummary: fields["summary-zh"] ?? "", language: language, level: fields["level"] ?? "",
            scalarCount: letters, bytes: bytes)
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
        let file = ImportRequest.File(.bytes(story.bytes), named: story.fileName)
        let request = try ImportRequest(file: file, language: story.language.rawValue)
        return try await importBook(request, at: now, newID: newID).book
    }
}
