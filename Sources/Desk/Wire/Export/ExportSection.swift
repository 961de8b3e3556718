import Formats
import Notebook
import Storage

/// A member of the document that holds everything a learner has. Each feature registers its own in ``all``.
public struct ExportSection: Sendable {
    /// The name of the member, which other programs rely on.
    public let name: String
    private let body: @Sendable (JSONStream, Reader, EtymologyNotebook) throws -> Void

    /// - Parameter body: Writes the member, and nothing else, to the stream under the section's name, from the rows of
    ///   the learner whose rows the reader reads. Streams what may exceed the available memory.
    init(_ name: String, _ body: @Sendable @escaping (JSONStream, Reader, EtymologyNotebook) throws -> Void) {
        self.name = name
        self.body = body
    }

    /// A section that is an object or an array whose contents `body` writes.
    static func object(
        _ name: String, _ body: @Sendable @escaping (JSONStream, Reader) throws -> Void
    ) -> ExportSection {
        ExportSection(name) { json, reader, _ in try json.object(name) { try body(json, reader) } }
    }

    static func array(
        _ name: String, _ body: @Sendable @escaping (JSONStream, Reader) throws -> Void
    ) -> ExportSection {
        ExportSection(name) { json, reader, _ in try json.array(name) { try body(json, reader) } }
    }

    /// A section that fits into memory.
    static func value(
        _ name: String, _ value: @Sendable @escaping (Reader) throws -> some Encodable & Sendable
    ) -> ExportSection {
        ExportSection(name) { json, reader, _ in try json.value(try value(reader), as: name) }
    }

    /// Writes the section to an open object of a stream.
    ///
    /// - Parameters:
    ///   - reader: A snapshot of the learner's rows.
    ///   - notebook: The learner's notebook, which may have a file besides its rows.
    public func write(to json: JSONStream, _ reader: Reader, _ notebook: EtymologyNotebook) throws {
        try body(json, reader, notebook)
    }

    /// Every section, in the order of the document: reading, cards, language models, translations, the notebook,
    /// lessons, goals, daily words, dictionaries, and last, because they are large, pictures and recordings.
    public static let all: [ExportSection] = [
        preferences, deviceSettings, books, marks, corrections, sessions, review, models, translations, notebook,
        lessons, learningPreferences, dailyWords, dictionaries, mediaBytes, bookPictures,
    ]

    /// The name of the document's form. A program that reads it can rely on the names and types of the members.
    public static let format = "glossa-export-1"
}

extension JSONStream {
    /// Writes a value in the body of a verb that passes its rows.
    func row(_ value: some Encodable) throws(StorageError) {
        do { try self.value(value) } catch { throw .declining(error) }
    }
}
