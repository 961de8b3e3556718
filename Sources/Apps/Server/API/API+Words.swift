import HTTPTypes
import Hummingbird
import Library
import Model
import NIOCore
import Operations
import Pages
import Reading
import Routes
import Wire

extension Site {
    func apiLookup(_ query: String, _ language: Language?, _ page: ResultPage) async throws -> Response {
        let missing = try await desk.requireDictionaries(of: language)
        var response = Response.bytes(
            ByteBuffer(bytes: EntryJSON.array(try await desk.lookup(query, in: language, page).entries)),
            type: "application/json", cache: "no-store")
        // Nothing was found in these languages, whatever they have.
        if language == nil, !missing.isEmpty {
            response.headers[Self.missingDictionaries] = missing.map(\.rawValue).joined(separator: ", ")
        }
        return response
    }

    /// Names the languages of which there is no dictionary, in the answer to a search in all of them.
    private static let missingDictionaries = HTTPField.Name("Glossa-Missing-Dictionaries")!

    func annotate(_ visit: Visit) async throws -> Response {
        let body: SentText = try await visit.request.decoded()
        let language = Desk.language(of: body.text, named: body.language)
        try desk.requireWords(in: language)
        let tokens = try await desk.texts.annotatedJSON(body.text, in: language)
        return .pieces(tokens, type: "application/json")
    }

    func explainedGrammar(_ visit: Visit) async throws -> Response {
        let body: SentText = try await visit.request.decoded(upTo: visit.route.bodyLimit)
        return try .json(GrammarExplanationJSON(try await context.explain(body.text, in: body.language)))
    }

    func markedWords(_ filter: WordsFilter, _ visit: Visit) async throws -> Response {
        guard visit.request.method == .post else {
            return try .json(try await marked(filter).map { MarkedWordJSON($0) })
        }
        let body: SentMark = try await visit.request.decoded()
        try await desk.mark([try body.change], at: visit.now)
        return .noContent
    }

    func markBatch(_ visit: Visit) async throws -> Response {
        let batch: SentMarks = try await visit.request.decoded()
        let refused = try await desk.markEach(batch.read, at: visit.now)
        return try .json(MarksJSON(refused: refused, of: batch.changes.count, at: visit.now))
    }

    func apiWord(_ language: Language, _ word: String, _ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .put:
            let body: SentWordStatus = try await visit.request.decoded()
            try await desk.mark([try SentMark(word, in: language, as: body).change], at: visit.now)
            return .noContent
        case .delete:
            try await desk.unmark([word], in: language, at: visit.now)
            return .noContent
        default:
            let opened = try await context.openWord(WordRequest(word, in: language))
            return try .json(WordJSON(opened.card, senses: context.senses(of: opened.card), in: language))
        }
    }

    func apiCorrections(_ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .post:
            let body: SentCorrection = try await visit.request.decoded()
            try await desk.correct(try body.new, at: visit.now)
            return .noContent
        case .delete:
            let query = Form(encoded: visit.request.uri.query ?? "")
            guard let language = Language(rawValue: try query.required("language")) else {
                throw FormError.missing("language")
            }
            let sent = try SentScope(
                scope: query["scope"], before: query["before"], after: query["after"],
                book: try query.choice("bookId") { ID<Book>($0) }, page: query.sentNumber("page"),
                start: query.sentNumber("start"))
            let scope: CorrectionScope
            do throws(CorrectionFault) { scope = try sent.existing } catch {
                throw ReadingError.impossibleCorrection(error)
            }
            try await desk.removeCorrection(language, text: try query.required("text"), scope, at: visit.now)
            return .noContent
        default:
            return try .json(try await desk.corrections().map { CorrectionJSON($0) })
        }
    }
}
