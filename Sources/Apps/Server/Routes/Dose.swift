import Dose
import Foundation
import Hummingbird
import Library
import Model
import Pages
import Review
import Routes

extension Site {
    /// Seconds that a page waits for a language model to choose today's words, before it takes them from lists.
    private static let patience = 8

    /// `/practice/dose…`
    func dose(_ path: DosePath, _ visit: Visit) async throws -> Response {
        switch path {
        case .card(let number, let isFlipped, let made): try await doseCard(number, isFlipped, made, visit)
        case .seen: try await goOn(visit)
        case .add: try await addDoseCard(visit)
        }
    }

    /// The words of the day with the learner's clock as this machine has it.
    func doseDesk(at now: Timestamp) -> DoseDesk {
        DoseDesk(
            desk: desk, models: modelDesk(at: now), zone: .current, makers: doseMakers, random: { clock.random() })
    }

    private func doseCard(
        _ number: Int?, _ isFlipped: Bool, _ made: MadeCard?, _ visit: Visit
    ) async throws -> Response {
        let dose: Dose
        do { dose = try await doseDesk(at: visit.now).today(at: visit.now, patience: Self.patience) } catch DoseError
            .noWords
        {
            return .page(DosePage.empty(visit.shell))
        }
        let end = dose.cards.count + 1
        let shown = min(max(number ?? dose.next ?? end, 1), end)
        let model = DosePage.Model(
            dose: dose, number: shown, isFlipped: isFlipped, made: made,
            target: try await cardTarget(dose.language, visit),
            hasModel: try await !modelDesk(at: visit.now).profiles().isEmpty)
        return .page(DosePage.page(model, visit.shell))
    }

    private func goOn(_ visit: Visit) async throws -> Response {
        let (number, day, _) = try Self.doseFields(try await Form(visit.request))
        try await doseDesk(at: visit.now).mark(.seen, card: number, on: day, at: visit.now)
        return .seeOther(.practice(.dose(.card(number + 1))))
    }

    private func addDoseCard(_ visit: Visit) async throws -> Response {
        let (number, day, isFlipped) = try Self.doseFields(try await Form(visit.request))
        let made = try await add(card: number, on: day, visit)
        return .seeOther(.practice(.dose(.card(number, isFlipped: isFlipped, made: made))))
    }

    /// Makes a review card of a word of the day, and keeps that it was made.
    func add(card number: Int, on day: CalendarDate, _ visit: Visit) async throws -> MadeCard {
        let doses = doseDesk(at: visit.now)
        guard let dose = try await doses.dose(on: day) else { throw DoseError.noDose(day) }
        guard let card = dose.card(number) else { throw DoseError.noSuchCard(number) }
        let review = reviewDesk(at: visit.now)
        var draft = ReviewDesk.Draft(language: LanguageTag(dose.language), word: card.word)
        draft.reading = card.reading
        draft.definition = card.meaning
        draft.sentence = card.sentence?.text ?? ""
        draft.translation = card.sentence?.translation ?? ""
        let deck = try await deck(nil, for: dose.language, isChosen: false, review, visit)
        let added = try await review.add([draft], to: deck.id, at: visit.now, random: { [clock] in clock.random().1 })
        try await doses.mark(.added, card: number, on: day, at: visit.now)
        return added.cards == 0 ? .known : .made
    }

    private static func doseFields(_ form: Form) throws -> (number: Int, day: CalendarDate, isFlipped: Bool) {
        guard let number = try form.number("card", in: .place) else { throw FormError.missing("card") }
        guard let day = form["day"].flatMap({ CalendarDate($0) }) else { throw FormError.missing("day") }
        return (number, day, form["back"] == "1")
    }
}
