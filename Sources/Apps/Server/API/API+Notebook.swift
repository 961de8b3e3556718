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
        let entry: WordEntry
        let isNew: Bool
        switch try SentEntry(JSONText.withoutNUL(body)) {
        case .word(let word):
            let kept = try await context.keepEntry(of: word, by: .dictionaries, in: notebook)
            (entry, isNew) = (kept.written.entry, kept.isNew)
        case .entry(let sent): (entry, isNew) = (sent, try await context.keep(sent, in: notebook))
        }
        var response = Response.entry(entry, status: isNew ? .created : .ok)
        response.headers[.location] = Route.api(.notebookEntry(entry.word)).link
        return response
    }

    /// `POST /api/v1/etymology`
    func askedEntry(_ visit: Visit) async throws -> Response {
        let asked: SentWord = try await visit.request.decoded()
        return try .json(
            WrittenEntryJSON(
                try await context.writeEntry(of: asked.word, by: .anyone),
                composition: context.composition(of: asked.word)))
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
