import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Operations
import Pages
import Routes
import Translations

extension Site {
    /// `POST /api/translate`
    func apiTranslate(_ visit: Visit) async throws -> Response {
        let sent: Wire.TranslationToMake = try await visit.request.decoded()
        let turn = try await context.translate(sent.wish)
        return try .json(Wire.MadeTranslation(translation: TranslationJSON(turn, reason: turn.reason?.name)))
    }

    /// `POST /api/v1/translations/stream`: lines of JSON, each with the text so far, the last with the turn.
    func apiStreamedTranslation(_ visit: Visit) async throws -> Response {
        let sent: Wire.TranslationToMake = try await visit.request.decoded()
        let pieces = try await context.streamTranslation(sent.wish)
        let body = ResponseBody { writer in
            func write(_ line: Wire.TranslationLine) async throws {
                var bytes = try JSONEncoder().encode(line)
                bytes.append(UInt8(ascii: "\n"))
                try await writer.write(ByteBuffer(bytes: bytes))
            }
            do {
                for try await piece in pieces {
                    switch piece {
                    case .text(let text): try await write(Wire.TranslationLine(text: text))
                    case .end(let turn):
                        try await write(
                            Wire.TranslationLine(translation: TranslationJSON(turn, reason: turn.reason?.name)))
                    }
                }
            } catch is CancellationError {
            } catch {
                // The head has been sent, so the error becomes the last line.
                let problem = Failure.explain(error).problem
                let told = Wording(.english).explain(problem)
                try await write(
                    Wire.TranslationLine(
                        error: Wire.Error(
                            error: problem.name.rawValue, message: "\(told.happened) \(told.kept) \(told.next)")))
            }
            try await writer.finish(nil)
        }
        return Response(
            status: .ok, headers: [.contentType: "application/x-ndjson", .cacheControl: "no-store"], body: body)
    }

    /// `/api/v1/translations`
    func apiTranslations(_ filter: TranslationFilter, _ visit: Visit) async throws -> Response {
        let found = try await context.translations.read(filter)
        return try .cacheable(
            Wire.Translations(translations: found.turns.map { TranslationJSON($0) }, total: found.total),
            for: visit.request)
    }

    /// `/api/v1/translations/{id}`
    func apiTranslation(_ id: ID<Translation>, _ visit: Visit) async throws -> Response {
        let translations = context.translations
        switch visit.request.method {
        case .delete:
            try await translations.delete(id, at: visit.now)
            return .noContent
        case .patch:
            let change: Wire.TranslationChange = try await visit.request.decoded()
            try await translations.setSaved(change.isSaved, id, at: visit.now)
        default: break
        }
        return try .cacheable(TranslationJSON(try await translations.read(id)), for: visit.request)
    }

    /// `POST /api/v1/translations/{id}/restore`
    func apiRestoreTranslation(_ id: ID<Translation>, _ visit: Visit) async throws -> Response {
        let translations = context.translations
        return try .json(
            TranslationJSON(try await translations.read(try await translations.restore(id, at: visit.now))))
    }
}
