import Formats
import Hummingbird
import Library
import Model
import NIOCore
import Pages
import Routes

extension Site {
    func annotate(_ visit: Visit) async throws -> Response {
        let body: Wire.Text = try await visit.request.decoded()
        let language = body.language ?? guessLanguage(of: body.text) ?? .chinese
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
        try await keep(body, at: visit.now)
        return .noContent
    }

    func markBatch(_ visit: Visit) async throws -> Response {
        let batch: Wire.Batch = try await visit.request.decoded()
        guard batch.changes.count <= Self.mostChanges else {
            throw FormError.unusable("more than \(Self.mostChanges) changes")
        }
        let changes = batch.changes.map { change in
            var change = change
            change.language = change.language ?? guessLanguage(of: change.word) ?? .chinese
            return change
        }
        var failed = 0
        // Save runs of similar changes together, because each transaction waits for the disk.
        for changes in changes.runs(of: 500, while: { $0.isLike($1) }) {
            if changes.count > 1, try await keepTogether(changes, at: visit.now) { continue }
            for change in changes {
                do {
                    try await keep(change, at: visit.now)
                } catch is LibraryError {
                    failed += 1
                } catch is FormError {
                    failed += 1
                } catch is OutOfBounds {
                    failed += 1
                }
            }
        }
        return try .json(Wire.BatchAnswer(synced: batch.changes.count - failed, failed: failed, lastSyncAt: visit.now))
    }

    /// The maximum number of changes in one request.
    private static let mostChanges = 10_000

    /// Sets or removes marks of one kind in one transaction. Returns false and saves nothing if one of them is invalid.
    private func keepTogether(_ changes: ArraySlice<Wire.NewMark>, at now: Timestamp) async throws -> Bool {
        guard let first = changes.first, let language = first.language else { return false }
        if first.marked == false {
            try await desk.unmark(changes.map(\.word), in: language, at: now)
            return true
        }
        guard let status = WordStatus(rawValue: first.status ?? "difficult") else { return false }
        do {
            let words = try changes.map { change in
                (
                    word: change.word,
                    context: Desk.MarkContext(
                        reading: change.reading, sentence: change.sentence, book: change.bookId,
                        page: try change.page?.within(.page, "page"))
                )
            }
            try await desk.mark(words, in: language, as: status, at: now)
            return true
        } catch is LibraryError {
            return false
        } catch is OutOfBounds {
            return false
        }
    }

    private func keep(_ change: Wire.NewMark, at now: Timestamp) async throws {
        let language = change.language ?? guessLanguage(of: change.word) ?? .chinese
        if change.marked == false { return try await desk.unmark([change.word], in: language, at: now) }
        guard let status = WordStatus(rawValue: change.status ?? "difficult") else { throw FormError.missing("status") }
        try await desk.mark(
            change.word, in: language, as: status,
            context: Desk.MarkContext(
                reading: change.reading, sentence: change.sentence, book: change.bookId,
                page: try change.page?.within(.page, "page")), at: now)
    }

    func apiWord(_ language: Language, _ word: String, _ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .put:
            let body: Wire.Status = try await visit.request.decoded()
            try await keep(
                Wire.NewMark(
                    language: language, word: word, status: body.status, reading: body.reading, sentence: body.sentence,
                    bookId: body.bookId,
                    page: body.page), at: visit.now)
            return .noContent
        case .delete:
            try await desk.unmark([word], in: language, at: visit.now)
            return .noContent
        default:
            guard Desk.isPossible(word) else { throw LibraryError.impossibleWord }
            let card = try await desk.card(word, in: language)
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
    /// Whether both set the same status in the same language.
    fileprivate func isLike(_ other: Self) -> Bool {
        language == other.language && status == other.status && marked == other.marked
    }
}

extension Array {
    /// Returns runs of consecutive similar elements, up to a maximum length.
    fileprivate func runs(of most: Int, while isLike: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
        var runs: [ArraySlice<Element>] = []
        var start = startIndex
        for place in indices where place > start && (place - start == most || !isLike(self[place - 1], self[place])) {
            runs.append(self[start..<place])
            start = place
        }
        if start < endIndex { runs.append(self[start...]) }
        return runs
    }
}
