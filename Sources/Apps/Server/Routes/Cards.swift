import Hummingbird
import Library
import Model
import Pages
import Review
import Routes

extension Site {
    /// `POST /review/cards`: a card for each of one or several words, in the deck chosen now or previously, or by
    /// default the one named after their language.
    func makeCards(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let words = try await chosenWords(form)
        guard !words.isEmpty else { throw FormError.missing("word") }
        let review = context.review
        var notice = DeckNotice(added: 0, known: 0)
        var last: Deck?
        let choice: DeckChoice = form["deck"] == nil ? .usual : .chosen(try form.choice("deck") { ID<Deck>($0) })
        for language in Language.allCases {
            var drafts: [ReviewDesk.Draft] = []
            for (_, word) in words.filter({ $0.0 == language }) {
                drafts.append(try await draft(word, language, words.count == 1 ? form : nil, review))
            }
            guard !drafts.isEmpty else { continue }
            let (added, deck) = try await context.addCards(drafts, in: language, to: choice)
            notice.added! += added.cards
            notice.known! += added.known.count
            last = deck
        }
        if case .notebook(let path) = form.returnRoute(or: .today) {
            return .seeOther(.notebook(path.telling(notice.added == 0 ? .cardKnown : .cardMade)))
        }
        if case .practice(.lessons(.result(let lesson, _))) = form.returnRoute(or: .today) {
            return .seeOther(.practice(.lessons(.result(lesson, card: notice.added == 0 ? .known : .made))))
        }
        if case .word(let language, let word, .card(var view)) = form.returnRoute(or: .today) {
            view.card = notice.added == 0 ? .known : .made
            return .seeOther(.word(language, word, .card(view)))
        }
        return .seeOther(last.map { .review(.deck($0.id, .details(notice))) } ?? .review())
    }

    /// Returns a draft with the learner's mark of a word and the place in the form where it was tapped.
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
            var given = ReviewDesk.Draft(language: LanguageTag(language), word: word)
            given.reading = reading
            given = review.filled(given)
            draft.reading = given.reading
            draft.definition = given.definition
            draft.level = given.level
        }
        return draft
    }

    /// Returns the deck for a language's new cards, and the alternatives.
    func cardTarget(_ language: Language) async throws -> CardTarget {
        let decks = try await context.cardDecks(for: language)
        return CardTarget(
            decks: decks.tree.ordered.map { ($0.deck.id, decks.tree.path(of: $0.deck.id)) }, chosen: decks.usual,
            newDeck: decks.newName)
    }

    /// `/review/decks/{id}/add`
    func addForm(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let deck = try await context.review.deck(id)
        return shown(AddCardsPage.Model(deck: deck, language: Self.language(of: deck)), visit)
    }

    /// Shows the forms as typed, with the error if one of them was rejected.
    private func shown(_ typed: AddCardsPage.Model, not error: ReviewError? = nil, _ visit: Visit) -> Response {
        var model = typed
        model.megabytes = NewMedium.megabytes
        guard let error else { return .page(AddCardsPage.page(model, visit.shell)) }
        let (problem, status) = Failure.explain(error)
        model.problem = problem
        return .page(AddCardsPage.page(model, visit.shell), status: status)
    }

    /// `POST …/add/preview`
    func preview(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let review = context.review
        let deck = try await review.deck(id)
        let language = try form.choice("language") { LanguageTag(rawValue: $0) } ?? Self.language(of: deck)
        var seen: Set<String> = []
        let drafts = (form["list"] ?? "").split(whereSeparator: \.isNewline).compactMap { line -> ReviewDesk.Draft? in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            var draft = ReviewDesk.Draft(language: language, word: fields[0])
            draft.reading = fields.count > 1 ? fields[1] : ""
            draft.definition = fields.count > 2 ? fields[2] : ""
            draft = review.filled(draft)
            return !draft.word.isEmpty && seen.insert(draft.word).inserted ? draft : nil
        }
        do throws(ReviewError) {
            guard !drafts.isEmpty else { throw .impossibleNote(.noWord) }
            for draft in drafts { try review.check(draft) }
        } catch {
            let typed = AddCardsPage.Model(
                deck: deck, language: language, kinds: form.cardKinds, list: form["list"] ?? "", way: .list)
            return shown(typed, not: error, visit)
        }
        let model = AddCardsPage.Model(
            deck: deck, language: language, kinds: form.cardKinds,
            preview: drafts.prefix(AddCardsPage.longestList).map {
                AddCardsPage.Row(word: $0.word, reading: $0.reading, definition: $0.definition)
            }, leftOut: max(0, drafts.count - AddCardsPage.longestList))
        return .page(AddCardsPage.page(model, visit.shell))
    }

    /// `POST …/add/words`: the words of a list, or one typed by hand.
    func addWords(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let sent = try await SentForm(visit.request, temporaryFolder)
        defer { sent.cleanUp() }
        let form = sent.form
        guard let language = try form.choice("language", { LanguageTag(rawValue: $0) }) else {
            throw FormError.missing("language")
        }
        let words = form.all("word")
        let readings = form.all("reading")
        let definitions = form.all("definition")
        guard readings.count == words.count, definitions.count == words.count else { throw FormError.missing("word") }
        var drafts: [ReviewDesk.Draft] = []
        for (index, word) in words.enumerated() {
            var draft = ReviewDesk.Draft(language: language, word: word)
            draft.reading = readings[index]
            draft.definition = definitions[index]
            draft.sentence = form["sentence"] ?? ""
            draft.translation = form["translation"] ?? ""
            drafts.append(draft)
        }
        let review = context.review
        let deck = try await review.deck(id)
        do {
            if drafts.count == 1 {
                drafts[0].newPicture = try sent.medium(.picture)
                drafts[0].newRecording = try sent.medium(.recording)
            }
            drafts.removeAll { $0.word.allSatisfy(\.isWhitespace) }
            guard !drafts.isEmpty else { throw ReviewError.impossibleNote(.noWord) }
            let added = try await review.add(drafts, to: id, kinds: form.cardKinds, at: visit.now, random: random)
            return .seeOther(.review(.deck(id, .details(DeckNotice(added: added.cards, known: added.known.count)))))
        } catch let error as ReviewError {
            let model = AddCardsPage.Model(deck: deck, language: language, kinds: form.cardKinds)
            let isByHand = sent.isUpload || form["sentence"] != nil
            return shown(
                isByHand ? model.typed(form) : model.listed(words, readings, definitions), not: error, visit)
        }
    }

    /// Returns the language that a deck is named after, or Chinese by default.
    private static func language(of deck: Deck) -> LanguageTag {
        let language = Language.allCases.first { language in
            Preferences.Interface.allCases.contains { Wording($0).name(language) == deck.name }
        }
        return language.map { LanguageTag($0) } ?? .chinese
    }

    var random: @Sendable () -> UInt64 {
        { [context] in context.random() }
    }
}

extension AddCardsPage.Model {
    /// Returns the model with the word typed by hand.
    fileprivate func typed(_ form: Form) -> AddCardsPage.Model {
        var model = self
        model.typed = AddCardsPage.Typed(
            word: form["word"] ?? "", reading: form["reading"] ?? "", definition: form["definition"] ?? "",
            sentence: form["sentence"] ?? "", translation: form["translation"] ?? "")
        return model
    }

    /// Returns the model with the list behind the rows of a preview.
    fileprivate func listed(
        _ words: [String], _ readings: [String], _ definitions: [String]
    ) -> AddCardsPage.Model {
        var model = self
        model.way = .list
        model.list = zip(words, zip(readings, definitions)).map { word, rest in
            [word, rest.0, rest.1].joined(separator: "\t")
        }.joined(separator: "\n")
        return model
    }
}
