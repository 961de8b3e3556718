import Hummingbird
import Library
import Model
import Operations
import Routes
import Wire

extension Site {
    /// `/api/v1/dictionaries…`
    func api(_ path: DictionariesAPIPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .all:
            return visit.request.method == .post ? try await importedDictionary(visit) : try await dictionaryList()
        case .order:
            let body: SentDictionaryOrder = try await visit.request.decoded()
            _ = try await desk.orderDictionaries(try body.places, at: visit.now)
            return try await dictionaryList()
        case .dictionary(let id):
            switch visit.request.method {
            case .patch:
                let body: SentDictionaryChange = try await visit.request.decoded()
                try await desk.changeDictionary(id, name: body.name, isOnIn: body.isOnIn, at: visit.now)
            case .delete:
                try await desk.removeDictionary(id, at: visit.now)
                return .noContent
            default: break
            }
            return try .json(json(try await desk.dictionary(id)))
        case .restore(let id):
            return try .json(json(try await desk.restoreDictionary(id, at: visit.now)))
        }
    }

    private func dictionaryList() async throws -> Response {
        try .json(try await desk.dictionaries().map { json($0) })
    }

    private func json(_ dictionary: LearnerDictionary) -> DictionaryJSON {
        DictionaryJSON(dictionary, isReadable: desk.canRead(dictionary))
    }

    /// Imports a dictionary and responds when all of it is saved. It is cancelled if the client disconnects.
    private func importedDictionary(_ visit: Visit) async throws -> Response {
        guard visit.request.isMultipart else { throw FormError.unusable("a body that is not multipart/form-data") }
        let upload = try await Upload(visit.request, folder: temporaryFolder, in: desk.answers)
        defer { upload.cleanUp() }
        let request = try DictionaryRequest(upload)
        // It takes its turn in a lane of its own.
        let imported = try await Connection.whileOpen { [context] in try await context.importDictionary(request) }
        var response = try Response.json(
            json(imported.dictionary), status: imported.wasAlready ? .ok : .created)
        response.headers[.location] = Route.api(.dictionaries(.dictionary(imported.dictionary.id))).link
        return response
    }
}
