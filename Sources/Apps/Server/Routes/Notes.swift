import Hummingbird
import Model
import Pages
import Review
import Routes

extension Site {
    /// `/review/notes/{id}`
    func noteForm(
        _ id: SerialID<Note>, _ deck: ID<Deck>?, _ card: SerialID<Card>?, _ list: CardsFilter?, _ visit: Visit
    ) async throws -> Response {
        let note = try await context.review.note(id).note
        let model = NotePage.Model(
            note: note, deck: deck, card: card, list: list, megabytes: NewMedium.megabytes)
        return .page(NotePage.page(model, visit.shell))
    }

    /// `POST /review/notes/{id}/save`: shows invalid values again as typed.
    func saveNote(_ id: SerialID<Note>, _ visit: Visit) async throws -> Response {
        let sent = try await SentForm(visit.request, temporaryFolder)
        defer { sent.cleanUp() }
        let review = context.review
        let change = NoteChange(sent.form)
        let back = sent.form.returnRoute(or: .review())
        do {
            try await review.edit(
                id, change, pictures: try sent.change(.picture), recordings: try sent.change(.recording),
                droppingMarkup: sent.form["markup"] == "dropped", at: visit.now)
        } catch let error as ReviewError {
            let note = change.applied(to: try await review.note(id).note)
            let (problem, status) = Failure.explain(error)
            let model = NotePage.Model(note: note, saved: back, problem: problem, megabytes: NewMedium.megabytes)
            return .page(NotePage.page(model, visit.shell), status: status)
        }
        return .seeOther(back)
    }
}
