import Foundation
import Hummingbird
import Model
import NIOCore
import Notebook
import Routes
import Wire

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
        if let asked = try? JSONDecoder().decode(SentWord.self, from: body), asked.isAlone {
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
        let asked: SentWord = try await visit.request.decoded()
        let written = try await entryWriter(visit).entry(for: asked.word, at: visit.now)
        return try .json(WrittenEntryJSON(written))
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
