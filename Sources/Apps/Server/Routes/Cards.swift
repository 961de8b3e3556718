import Hummingbird
import Library
import Model
import Pages
import Review
import Routes

extension Site {
    /// `POST /review/cards`: a card for a word, or for each of several, in the deck named after their language.
    func makeCards(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let words = try await chosenWords(form)
        guard !words.isEmpty else { throw FormError.missing("word") }
        let review = reviewDesk(at: visit.now)
        var notice = DeckNotice(added: 0, known: 0)
        var last: Deck?
        for language in Language.allCases {
            var drafts: [ReviewDesk.Draft] = []
            for (_, word) in words.filter({ $0.0 == language }) {
                drafts.append(try await draft(word, language, words.count == 1 ? form : nil, review))
            }
            guard !drafts.isEmpty else { continue }
            let deck = try await defaultDeck(of: language, review, visit)
            let added = try await review.add(drafts, to: deck.id, at: visit.now, random: random)
            notice.added! += added.cards
            notice.known! += added.known.count
            last = deck
        }
        if case .word(let language, let word, .card(var view)) = form.returnRoute(or: .today) {
            view.card = notice.added == 0 ? .known : .made
            return .seeOther(.word(language, word, .card(view)))
        }
        return .seeOther(last.map { .review(.deck($0.id, .details(notice))) } ?? .review())
    }

    /// What the learner marked of a word, and what the form says of the place it was tapped in.
    private func draft(_ word: String, _ language: Language, _ form: Form?, _ review: ReviewDesk) async throws
        -> ReviewDesk.Draft
    {
        var draft = try await review.draft(ofMarked: word, in: language)
        guard let form else { return draft }
        if let sentence = form["sentence"], !sentence.isEmpty {
            draft.sentence = sentence
            draft.bookID = form.place?.book
            draft.page = form.place?.page
        }
        if let reading = form["reading"], !reading.isEmpty, reading != draft.reading {
            var given = ReviewDesk.Draft(language: language, word: word)
            given.reading = reading
            given = review.filled(given)
            draft.reading = given.reading
            draft.definition = given.definition
            draft.level = given.level
        }
        return draft
    }

    /// The deck with the language's name in either language of the interface; made when it is first needed.
    private func defaultDeck(of language: Language, _ review: ReviewDesk, _ visit: Visit) async throws -> Deck {
        let names = Preferences.Interface.allCases.map { Wording($0).name(language) }
        if let known = try await review.decks().first(where: { $0.parentID == nil && names.contains($0.name) }) {
            return known
        }
        return try await review.deck(
            at: visit.shell.wording.name(language), at: visit.now, newID: { clock.newID() })
    }

    /// `/review/decks/{id}/add`
    func addForm(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let deck = try await reviewDesk(at: visit.now).deck(id)
        return .page(
            AddCardsPage.page(
                AddCardsPage.Model(
                    deck: deck, language: Self.language(of: deck), megabytes: NewMedium.megabytes), visit.shell))
    }

    /// `POST …/add/preview`
    func preview(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let review = reviewDesk(at: visit.now)
        let deck = try await review.deck(id)
        let language = try form.choice("language") { Language(rawValue: $0) } ?? Self.language(of: deck)
        var seen: Set<String> = []
        let drafts = (form["list"] ?? "").split(whereSeparator: \.isNewline).compactMap { line -> ReviewDesk.Draft? in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            var draft = ReviewDesk.Draft(language: language, word: fields[0])
            draft.reading = fields.count > 1 ? fields[1] : ""
            draft.definition = fields.count > 2 ? fields[2] : ""
            draft = review.filled(draft)
            return !draft.word.isEmpty && seen.insert(draft.word).inserted ? draft : nil
        }
        guard !drafts.isEmpty else { throw FormError.missing("list") }
        let model = AddCardsPage.Model(
            deck: deck, language: language, kinds: form.cardKinds,
            preview: drafts.prefix(AddCardsPage.longestList).map {
                AddCardsPage.Row(word: $0.word, reading: $0.reading, definition: $0.definition)
            }, leftOut: max(0, drafts.count - AddCardsPage.longestList))
        return .page(AddCardsPage.page(model, visit.shell))
    }

    /// `POST …/add/words`: the words of a list, or one by hand.
    func addWords(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let sent = try await SentForm(visit.request, temporaryFolder)
        defer { sent.cleanUp() }
        let form = sent.form
        guard let language = try form.choice("language", { Language(rawValue: $0) }) else {
            throw FormError.missing("language")
        }
        let words = form.all("word")
        let readings = form.all("reading")
        let definitions = form.all("definition")
        guard readings.count == words.count, definitions.count == words.count else { throw FormError.missing("word") }
        var drafts: [ReviewDesk.Draft] = []
        for (index, word) in words.enumerated() where !word.allSatisfy(\.isWhitespace) {
            var draft = ReviewDesk.Draft(language: language, word: word)
            draft.reading = readings[index]
            draft.definition = definitions[index]
            draft.sentence = form["sentence"] ?? ""
            draft.translation = form["translation"] ?? ""
            drafts.append(draft)
        }
        guard !drafts.isEmpty else { throw FormError.missing("word") }
        if drafts.count == 1 {
            do {
                drafts[0].newPicture = try sent.medium(.picture)
                drafts[0].newRecording = try sent.medium(.recording)
            } catch {
                return try await addForm(id, drafts[0], form.cardKinds, error, visit)
            }
        }
        let added = try await reviewDesk(at: visit.now).add(
            drafts, to: id, kinds: form.cardKinds, at: visit.now, random: random)
        return .seeOther(
            .review(.deck(id, .details(DeckNotice(added: added.cards, known: added.known.count)))))
    }

    /// The form as it was typed, with what was wrong with the file.
    private func addForm(
        _ id: ID<Deck>, _ draft: ReviewDesk.Draft, _ kinds: [Card.Kind], _ error: ReviewError, _ visit: Visit
    ) async throws -> Response {
        let (problem, status) = Failure.explain(error)
        let typed = AddCardsPage.Typed(
            word: draft.word, reading: draft.reading, definition: draft.definition, sentence: draft.sentence,
            translation: draft.translation)
        let model = AddCardsPage.Model(
            deck: try await reviewDesk(at: visit.now).deck(id), language: draft.language, kinds: kinds, typed: typed,
            problem: problem, megabytes: NewMedium.megabytes)
        return .page(AddCardsPage.page(model, visit.shell), status: status)
    }

    /// The language that a deck is named after; Chinese where it is named after none.
    private static func language(of deck: Deck) -> Language {
        Language.allCases.first { language in
            Preferences.Interface.allCases.contains { Wording($0).name(language) == deck.name }
        } ?? .chinese
    }

    private var random: @Sendable () -> UInt64 {
        { [clock] in clock.random().1 }
    }
}
