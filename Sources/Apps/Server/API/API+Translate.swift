import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Operations
import Routes
import Translations
import Wire

extension Site {
    /// `POST /api/translate`
    func apiTranslate(_ visit: Visit) async throws -> Response {
        let sent: SentTranslation = try await visit.request.decoded()
        return try .json(MadeTranslationJSON(try await context.translate(sent.wish)))
    }

    /// `POST /api/v1/translations/stream`: lines of JSON, each with the text so far, the last with the turn.
    func apiStreamedTranslation(_ visit: Visit) async throws -> Response {
        let sent: SentTranslation = try await visit.request.decoded()
        let pieces = try await context.streamTranslation(sent.wish)
        let wording = visit.shell.wording
        let body = ResponseBody { writer in
            func write(_ line: TranslationLine) async throws {
                var bytes = try WireJSON.data(of: line)
                bytes.append(UInt8(ascii: "\n"))
                try await writer.write(ByteBuffer(bytes: bytes))
            }
            do {
                for try await piece in pieces {
                    switch piece {
                    case .text(let text): try await write(.text(text))
                    case .end(let turn): try await write(.end(turn, in: wording))
                    }
                }
            } catch is CancellationError {
            } catch {
                // The head has been sent, so the error becomes the last line.
                try await write(.error(ErrorJSON(error, as: Failure.explain(error).problem)))
            }
            try await writer.finish(nil)
        }
        return Response(
            status: .ok, headers: [.contentType: "application/x-ndjson", .cacheControl: "no-store"], body: body)
    }

    /// `/api/v1/translations`
    func apiTranslations(_ filter: TranslationFilter, _ visit: Visit) async throws -> Response {
        let found = try await context.readTranslations(filter)
        return try .cacheable(
            TranslationsJSON(found.turns, total: found.total),
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
            let change: SentTranslationChange = try await visit.request.decoded()
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

extension SentTranslation {
    fileprivate var wish: TranslationWish {
        TranslationWish(
            text, from: sourceLanguage, to: targetLanguage, level: context?.userLevel,
            messages: context?.previousMessages?.map { .init($0.content, isTranslation: $0.role == .assistant) })
    }
}
