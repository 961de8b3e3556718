import Hummingbird
import Model
import Pages
import Review
import Routes

extension Site {
    /// `/review/decks/{id}/study`: the requested card if it can be answered, else the next one.
    func study(_ id: ID<Deck>, _ view: StudyView, _ visit: Visit) async throws -> Response {
        let session = try await context.review.study(
            id, asked: view.card, leech: view.leech, undone: view.undone?.note, at: visit.now)
        return .page(StudyPage.page(StudyPage.Model(session, view, review: context.newSerialID()), visit.shell))
    }

    /// `POST …/grade`. A stale answer, to a card answered since it was shown, changes nothing.
    func grade(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let answer = try GradeForm(try await Form(visit.request)).answer()
        let graded = try await context.review.grade(answer, at: visit.now)
        return .seeOther(.review(.deck(id, .study(StudyView(leech: graded.isLeech ? answer.card : nil)))))
    }

    /// `POST /review/undo`: shows the card of an undone answer again, with a notice of what was undone.
    func undo(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let undone = try await context.review.undo(only: form.moment("at"), at: visit.now)
        return .seeOther(Route(after: undone, from: form.returnRoute(or: .review())))
    }

    /// `POST …/card`: operations on a card other than answering it.
    func changeCard(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard let card = try form.choice("card", { SerialID<Card>($0) }) else { throw FormError.missing("card") }
        let change: CardChange? =
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
}
