import Hummingbird
import Library
import Model
import NIOCore
import Operations
import Pages
import Routes

extension Site {
    func annotate(_ visit: Visit) async throws -> Response {
        let body: Wire.Text = try await visit.request.decoded()
        let language = Desk.language(of: body.text, named: body.language)
        let tokens = try await desk.texts.annotatedJSON(body.text, in: language)
        return .pieces(tokens, type: "application/json")
    }

    func explainedGrammar(_ visit: Visit) async throws -> Response {
        let body: Wire.Text = try await visit.request.decoded(upTo: visit.route.bodyLimit)
        return try .json(GrammarExplanationJSON(try await context.explain(body.text, in: body.language)))
    }

    func markedWords(_ filter: WordsFilter, _ visit: Visit) async throws -> Response {
        guard visit.request.method == .post else {
            return try .json(try await marked(filter).map { Wire.MarkedWord($0) })
        }
        let body: Wire.NewMark = try await visit.request.decoded()
        try await desk.mark([try body.change], at: visit.now)
        return .noContent
    }

    func markBatch(_ visit: Visit) async throws -> Response {
        let batch: Wire.Batch = try await visit.request.decoded()
        guard batch.changes.count <= Desk.mostChanges else {
            throw FormError.unusable("more than \(Desk.mostChanges) changes")
        }
        let changes = batch.changes.compactMap { try? $0.change }
        let refused = try await desk.markEach(changes, at: visit.now)
        let synced = changes.count - refused
        return try .json(
            Wire.BatchAnswer(synced: synced, failed: batch.changes.count - synced, lastSyncAt: visit.now))
    }

    func apiWord(_ language: Language, _ word: String, _ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .put:
            let body: Wire.Status = try await visit.request.decoded()
            let mark = Wire.NewMark(
                language: language, word: word, status: body.status, reading: body.reading, sentence: body.sentence,
                bookId: body.bookId, page: body.page)
            try await desk.mark([try mark.change], at: visit.now)
            return .noContent
        case .delete:
            try await desk.unmark([word], in: language, at: visit.now)
            return .noContent
        default:
            let card = try await context.openWord(WordRequest(word, in: language)).card
            return try .json(
                Wire.Word(
                    language: language, word: card.word, reading: card.reading, status: card.mark?.status.rawValue,
                    entries: card.entries.map(EntryJSON.init),
                    examples: card.examples.map {
                        Wire.Example(sentence: $0.before + $0.match + $0.after, bookId: $0.book.id, page: $0.page)
                    }))
        }
    }

    func apiCorrections(_ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .post:
            let body: Wire.Correction = try await visit.request.decoded()
            try await desk.correct(
                Correction(language: body.language, parts: body.parts, readings: body.readings, updatedAt: visit.now),
                at: visit.now)
            return .noContent
        case .delete:
            let query = Form(encoded: visit.request.uri.query ?? "")
            guard let language = Language(rawValue: try query.required("language")) else {
                throw FormError.missing("language")
            }
            try await desk.removeCorrection(language, text: try query.required("text"), at: visit.now)
            return .noContent
        default:
            return try .json(
                try await desk.corrections().map {
                    Wire.Correction(language: $0.language, parts: $0.parts, readings: $0.readings)
                })
        }
    }
}

extension Wire.NewMark {
    /// What it changes.
    ///
    /// - Throws: `FormError`, `OutOfBounds`.
    fileprivate var change: MarkChange {
        get throws {
            let language = Desk.language(of: word, named: language)
            if marked == false { return MarkChange(word, in: language, as: nil) }
            guard let status = WordStatus(rawValue: status ?? "difficult") else { throw FormError.missing("status") }
            let page = try page?.within(.page, "page")
            return MarkChange(
                word, in: language, as: status,
                context: MarkContext(reading: reading, sentence: sentence, book: bookId, page: page))
        }
    }
}
