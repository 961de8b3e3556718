import Hummingbird
import Model
import Pages
import Review
import Routes

extension Site {
    /// `/review/decks/{id}/study`: the requested card if it can be answered, else the next one.
    func study(_ id: ID<Deck>, _ view: StudyView, _ visit: Visit) async throws -> Response {
        let review = context.review
        let deck = try await review.deck(id)
        let next = try await review.nextQuestion(in: id, at: visit.now)
        let asked = try await view.card.asyncMap { try await self.question($0, review, visit.now) } ?? nil
        var model = StudyPage.Model(
            deck: deck, view, next: next, asked: asked, review: context.newSerialID(),
            canUndo: try await review.undoable() != nil, waiting: try await review.waiting(at: visit.now))
        if model.question == nil {
            model.done = StudyPage.Done(try await review.statistics(of: id, days: 1, ahead: 1, at: visit.now).total)
            let tomorrow = review.day.beginning(of: review.day.number(of: visit.now) + 1)
            model.tomorrow = try await review.counts(at: tomorrow)[id] ?? StudyCounts()
        }
        let leech = try await view.leech.asyncMap { try await self.question($0, review, visit.now) } ?? nil
        model.leech = leech.map { StudyPage.Leech($0) }
        model.undone = try await view.undone.asyncMap { try await notice($0, review) }
        return .page(StudyPage.page(model, visit.shell))
    }

    /// `POST …/grade`. A stale answer, to a card answered since it was shown, changes nothing.
    func grade(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard let card = try form.choice("card", { SerialID<Card>($0) }),
            let reviewID = try form.choice("review", { SerialID<Review>($0) }),
            let rating = try form.number("rating", in: .rating).flatMap({ Rating(rawValue: $0) })
        else { throw FormError.missing("rating") }
        // If the browser did not measure it, the answer's id tells when the card was shown.
        let graded = try await context.review.grade(
            card, rating, reviewID: reviewID, shown: form.nearest("reviews", in: .answers),
            duration: form.nearest("duration", in: .answerTime), at: visit.now)
        let leech = graded.isLeech ? card : nil
        return .seeOther(.review(.deck(id, .study(StudyView(leech: leech)))))
    }

    /// `POST /review/undo`: shows the card of an undone answer again, with a notice of what was undone.
    func undo(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let undone = try await context.review.undo(at: visit.now)
        let told = TakenBack(undone)
        return switch form.returnRoute(or: .review()) {
        case .review(.deck(let deck, .study)):
            .seeOther(.review(.deck(deck, .study(StudyView(card: undone.card, undone: told)))))
        case .review(.browse(let list)): .seeOther(.review(.browse(list.telling(told))))
        case let back: .seeOther(back)
        }
    }

    /// Returns the notice of an undo, with the word if it still exists.
    func notice(_ undone: TakenBack, _ review: ReviewDesk) async throws -> UndoneNotice {
        do {
            let note = try await undone.note.asyncMap { try await review.note($0).note }
            return UndoneNotice(what: undone, word: note?.word, language: note?.language)
        } catch ReviewError.noSuchNote {
            return UndoneNotice(what: undone)
        }
    }

    /// `POST …/card`: operations on a card other than answering it.
    func changeCard(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard let card = try form.choice("card", { SerialID<Card>($0) }) else { throw FormError.missing("card") }
        let change: ReviewDesk.CardChange? =
            switch form["change"] {
            case "flag": .flag(true)
            case "unflag": .flag(false)
            case "bury": .bury(true)
            case "suspend": .suspend(true)
            default: nil
            }
        guard let change else { throw FormError.missing("change") }
        try await context.review.change([card], change, at: visit.now)
        guard case .flag = change else { return .seeOther(.review(.deck(id, .study()))) }
        let review = try form.choice("review") { SerialID<Review>($0) }
        return .seeOther(.review(.deck(id, .study(StudyView(isFlipped: true, card: card, review: review)))))
    }

    /// Returns a card by its id, or nil if it no longer exists.
    private func question(_ id: SerialID<Card>, _ review: ReviewDesk, _ now: Timestamp) async throws -> Question? {
        do {
            return try await review.question(id, at: now)
        } catch ReviewError.noSuchCard {
            return nil
        }
    }
}
