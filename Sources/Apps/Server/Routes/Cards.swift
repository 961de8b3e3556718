import Hummingbird
import Library
import Model
import Operations
import Pages
import Reading
import Review
import Routes

extension Site {
    /// `POST /review/cards`: a card for each of one or several words, in the deck chosen now or previously, or by
    /// default the one named after their language.
    func makeCards(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let words = try WordSelection(form)
        let choice: DeckChoice = form["deck"] == nil ? .usual : .chosen(try form.choice("deck") { ID<Deck>($0) })
        let place = try form.met()
        let met = MetWord(
            sentence: form["sentence"] ?? "", reading: form["reading"] ?? "", bookID: place.book,
            page: place.book == nil ? nil : place.page)
        let meaning = CardMeaning(
            // The form sends the text of a sense, which may be a number: 325.
            sense: form["sense"].flatMap { $0.isEmpty ? nil : .text($0) }, definition: form["meaning"] ?? "")
        let (added, deck) = try await context.addCards(of: words, met: met, meaning: meaning, to: .ofLanguage(choice))
        switch form.returnRoute(or: .today) {
        case .notebook(let path):
            return .seeOther(.notebook(path.telling(added.cards == 0 ? .cardKnown : .cardMade)))
        case .practice(.lessons(.result(let lesson, _))):
            return .seeOther(.practice(.lessons(.result(lesson, card: added.cards == 0 ? .known : .made))))
        case .word(let language, let word, .card(var view)):
            view.card = added.cards == 0 ? .known : .made
            return .seeOther(.word(language, word, .card(view)))
        default:
            return .seeOther(.review(.deck(deck.id, .details(DeckNotice(added)))))
        }
    }

    /// Returns the deck for a language's new cards, and the alternatives.
    func cardTarget(_ language: Language) async throws -> CardTarget {
        CardTarget(try await context.cardDecks(for: language))
    }

    /// `/review/decks/{id}/add`
    func addForm(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let model = AddCardsPage.Model(try await context.review.deck(id), megabytes: NewMedium.megabytes)
        return .page(AddCardsPage.page(model, visit.shell))
    }

    /// Shows the forms as typed, with the error for which one of them was rejected.
    private func shown(_ typed: AddCardsPage.Model, not error: ReviewError, _ visit: Visit) -> Response {
        var model = typed
        let (problem, status) = Failure.explain(error)
        model.problem = problem
        return .page(AddCardsPage.page(model, visit.shell), status: status)
    }

    /// `POST …/add/preview`
    func preview(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let review = context.review
        let language = try form.choice("language") { LanguageTag(rawValue: $0) }
        var model = try AddCardsPage.Model(
            try await review.deck(id), form, in: language, megabytes: NewMedium.megabytes)
        let list = form["list"] ?? ""
        do {
            let (drafts, leftOut) = try await review.list(list, in: model.language)
            model.preview = drafts.map {
                AddCardsPage.Row(word: $0.word, reading: $0.reading, definition: $0.definition)
            }
            model.leftOut = leftOut
        } catch let error as ReviewError {
            return shown(model.pasted(list), not: error, visit)
        }
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
        guard let rows = AddCardsPage.Row.all(in: form) else { throw FormError.missing("word") }
        let kinds = try form.cardKinds
        var drafts = rows.map { row in
            var draft = NoteDraft(language: language, word: row.word)
            draft.reading = row.reading
            draft.definition = row.definition
            draft.sentence = form["sentence"] ?? ""
            draft.translation = form["translation"] ?? ""
            return draft
        }
        let deck = try await context.review.deck(id)
        do {
            if drafts.count == 1 {
                drafts[0].newPicture = try sent.medium(.picture)
                drafts[0].newRecording = try sent.medium(.recording)
            }
            let added = try await context.addCards(drafts, to: id, kinds: kinds)
            return .seeOther(.review(.deck(id, .details(DeckNotice(added)))))
        } catch let error as ReviewError {
            let model = try AddCardsPage.Model(deck, form, in: language, megabytes: NewMedium.megabytes)
            let isByHand = sent.isUpload || form["sentence"] != nil
            return shown(isByHand ? model.typed(form) : model.listed(rows), not: error, visit)
        }
    }
}

extension DeckNotice {
    /// What became of words.
    fileprivate init(_ added: AddedNotes) {
        self.init(added: added.cards, known: added.known.count, meaningless: added.meaningless.map { $0.word })
    }
}
