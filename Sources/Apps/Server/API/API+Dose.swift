import Cryptography
import Dose
import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Pictures
import Routes

extension Site {
    /// `/api/v1/dose`: today's words are made where there are none yet; other days have what was kept.
    func apiDose(_ day: CalendarDate?, _ visit: Visit) async throws -> Response {
        let doses = doseDesk(at: visit.now)
        let today = doses.calendar.day(of: visit.now)
        let dose: Dose
        if let day, day != today {
            guard let kept = try await doses.dose(on: day) else { throw DoseError.noDose(day) }
            dose = kept
        } else {
            dose = try await doses.today(at: visit.now, patience: 8)
        }
        return try .tagged(DoseJSON(dose), to: visit.request)
    }

    /// `POST /api/v1/dose/cards/{n}`
    func apiDoseCard(_ number: Int, _ visit: Visit) async throws -> Response {
        let body: Wire.DoseMark = try await visit.request.decoded()
        let doses = doseDesk(at: visit.now)
        let day = doses.calendar.day(of: visit.now)
        switch body.mark {
        case .seen: try await doses.mark(.seen, card: number, on: day, at: visit.now)
        case .added: _ = try await add(card: number, on: day, visit)
        }
        guard let card = try await doses.dose(on: day)?.card(number) else { throw DoseError.noSuchCard(number) }
        return try .json(DoseJSON.Card(card))
    }

    /// `/api/v1/words/{language}/{word}/examples`
    func apiExamples(_ language: Language, _ word: String, _ visit: Visit) async throws -> Response {
        let doses = doseDesk(at: visit.now)
        var asked = AskedExamples.kept
        if visit.request.method == .post {
            asked = try await doses.askForExamples(of: word, in: language, at: visit.now)
        }
        let examples = try await doses.examples(of: word, in: language, at: visit.now)
        return try .json(
            ExamplesJSON(examples, word, language), status: asked == .waiting ? .accepted : .ok)
    }

    /// `POST /api/v1/pictures`
    func apiPictures(_ visit: Visit) async throws -> Response {
        let sent = try await SentPicture(visit.request, temporaryFolder, in: desk.answers)
        let language = try await pictureLanguage(sent.language)
        let named = try await pictureDesk(at: visit.now).words(for: try sent.file(), in: language, at: visit.now)
        return try .json(PictureJSON(named))
    }
}

extension Wire {
    /// `{"mark": "seen"}`
    struct DoseMark: Decodable {
        enum Mark: String, Decodable {
            case seen, added
        }

        var mark: Mark
    }
}

extension Response {
    /// JSON that a client may keep and ask about again: it is sent once more only where it has changed.
    static func tagged(_ value: some Encodable, to request: Request) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(value)
        let tag = "\"\(SHA256.hash(data: data).prefix(16).hexadecimal)\""
        let headers: HTTPFields = [
            .contentType: "application/json", .eTag: tag, .cacheControl: "private, no-cache",
        ]
        if let known = request.headers[.ifNoneMatch], ByteRange.list(known, has: tag) {
            return Response(status: .notModified, headers: headers)
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(data: data)))
    }
}
