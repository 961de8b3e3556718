import Foundation
import Hummingbird
import Model
import NIOCore
import Notebook
import Pages
import Routes

extension Site {
    /// `/api/v1/notebook`
    func apiNotebook(_ query: String, _ visit: Visit) async throws -> Response {
        guard visit.request.method == .post else { return try .json(try await notebook.titles(matching: query)) }
        let body = Data(try await visit.request.collected(upTo: visit.route.bodyLimit).readableBytesView)
        let extent = JSONExtent(body)
        guard extent.isShallow, extent.values <= 10_000 else {
            throw FormError.unusable("more than 10,000 values, or some that are nested too deep")
        }
        // Either the word alone, or a complete entry.
        let entry: WordEntry
        if let asked = try? JSONDecoder().decode(Wire.WordToKeep.self, from: body), asked.isAlone {
            entry = try composedEntry(for: asked.word)
        } else {
            do { entry = try WordEntry(strictJSON: body) } catch { throw NotebookError.fault(error) }
        }
        let isNew = try await notebook.keep(entry, at: visit.now)
        var response = Response.entry(entry, status: isNew ? .created : .ok)
        response.headers[.location] = Route.api(.notebookEntry(entry.word)).link
        return response
    }

    /// `POST /api/v1/etymology`
    func askedEntry(_ visit: Visit) async throws -> Response {
        let asked: Wire.WordToKeep = try await visit.request.decoded()
        let written = try await entryWriter(visit).entry(for: asked.word, at: visit.now)
        return try .json(Wire.WrittenEntry(written))
    }

    /// `/api/v1/notebook/{title}`
    func apiEntry(_ title: String, _ visit: Visit) async throws -> Response {
        if visit.request.method == .delete {
            try await notebook.delete(titled: title, at: visit.now)
            return .noContent
        }
        guard let entry = try await notebook.entry(titled: title) else { throw NotebookError.noSuchEntry(title) }
        return .entry(entry)
    }
}

extension Response {
    /// Returns an entry of the notebook, with its fields in the order of the form.
    static func entry(_ entry: WordEntry, status: HTTPResponse.Status = .ok) -> Response {
        .bytes(
            ByteBuffer(string: entry.formattedJSON + "\n"), type: "application/json", status: status, cache: "no-store")
    }
}

extension Wire {
    /// `{"entry": …, "origin": "model", "model": "qwen3", "doubts": […], "reason": null}`
    struct WrittenEntry: Encodable {
        var entry: WordEntry
        /// `model` or `dictionaries`.
        var origin: String
        var model: String?
        /// Contradictions with the dictionaries, in sentences.
        var doubts: [String]
        /// Why no model wrote it: the name of the error.
        var reason: String?

        init(_ written: Notebook.WrittenEntry) {
            entry = written.entry
            origin = written.model == nil ? "dictionaries" : "model"
            model = written.model
            doubts = written.doubts.map { Wording(.english).tell($0) }
            reason = written.reason?.name
        }
    }

    /// `{"word": "construct"}`
    struct WordToKeep: Decodable {
        var word: String
        /// Whether the object has no other field.
        var isAlone: Bool

        private struct Field: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Field.self)
            word = try fields.decode(String.self, forKey: Field(stringValue: "word"))
            isAlone = fields.allKeys.count == 1
        }
    }
}
