import DailyWords
import Foundation
import Hummingbird
import Library
import Model
import Pages
import Review
import Routes

extension Site {
    /// Seconds that a page waits for a language model to choose today's words before it takes them from lists.
    private static let patience = 8

    /// `/practice/daily-words…`
    func dailyWords(_ path: DailyWordsPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .card(let number, let isFlipped, let made): try await dailyWord(number, isFlipped, made, visit)
        case .make: try await makeDailyWords(visit)
        case .seen: try await goOn(visit)
        case .add: try await addDailyWord(visit)
        }
    }

    private func dailyWord(
        _ number: Int?, _ isFlipped: Bool, _ made: MadeCard?, _ visit: Visit
    ) async throws -> Response {
        guard let dailyWords = try await context.dailyWords.made(at: visit.now) else {
            return .page(DailyWordsPage.unmade(visit.shell))
        }
        let end = dailyWords.cards.count + 1
        let shown = min(max(number ?? dailyWords.next ?? end, 1), end)
        let model = DailyWordsPage.Model(
            dailyWords: dailyWords, number: shown, isFlipped: isFlipped, made: made,
            target: try await cardTarget(dailyWords.language),
            hasModel: try await !context.models.profiles().isEmpty)
        return .page(DailyWordsPage.page(model, visit.shell))
    }

    private func makeDailyWords(_ visit: Visit) async throws -> Response {
        do {
            _ = try await context.dailyWords.today(at: visit.now, patience: Self.patience)
            return .seeOther(.practice(.dailyWords()))
        } catch DailyWordsError.noWords { return .page(DailyWordsPage.empty(visit.shell)) }
    }

    private func goOn(_ visit: Visit) async throws -> Response {
        let (number, day, _) = try Self.dailyWordsFields(try await Form(visit.request))
        try await context.dailyWords.mark(.seen, card: number, on: day, at: visit.now)
        return .seeOther(.practice(.dailyWords(.card(number + 1))))
    }

    private func addDailyWord(_ visit: Visit) async throws -> Response {
        let (number, day, isFlipped) = try Self.dailyWordsFields(try await Form(visit.request))
        let made: MadeCard = try await context.addDailyWord(number, on: day).cards == 0 ? .known : .made
        return .seeOther(.practice(.dailyWords(.card(number, isFlipped: isFlipped, made: made))))
    }

    private static func dailyWordsFields(_ form: Form) throws -> (number: Int, day: CalendarDate, isFlipped: Bool) {
        guard let number = try form.number("card", in: .place) else { throw FormError.missing("card") }
        guard let day = form["day"].flatMap({ CalendarDate($0) }) else { throw FormError.missing("day") }
        return (number, day, form["back"] == "1")
    }
}
