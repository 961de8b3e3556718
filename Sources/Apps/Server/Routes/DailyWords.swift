import DailyWords
import Hummingbird
import Model
import Operations
import Pages
import Routes

extension Site {
    /// `/practice/daily-words…`
    func dailyWords(_ path: DailyWordsPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .card(let number, let day, let isFlipped, let made):
            try await dailyWord(number, day, isFlipped, made, visit)
        case .make: try await makeDailyWords(visit)
        case .seen: try await goOn(visit)
        case .add: try await addDailyWord(visit)
        }
    }

    private func dailyWord(
        _ number: Int?, _ day: CalendarDate?, _ isFlipped: Bool, _ made: MadeCard?, _ visit: Visit
    ) async throws -> Response {
        let opened = try await context.openDailyWords(on: day)
        guard let dailyWords = opened.dailyWords else { return .page(DailyWordsPage.unmade(visit.shell)) }
        let model = DailyWordsPage.Model(
            dailyWords: dailyWords, isToday: opened.isToday, number: number, isFlipped: isFlipped, made: made,
            target: CardTarget(opened.decks), hasModel: opened.hasModel)
        return .page(DailyWordsPage.page(model, visit.shell))
    }

    private func makeDailyWords(_ visit: Visit) async throws -> Response {
        do {
            _ = try await context.dailyWords(making: .page)
            return .seeOther(.practice(.dailyWords()))
        } catch DailyWordsError.noWords { return .page(DailyWordsPage.empty(visit.shell)) }
    }

    private func goOn(_ visit: Visit) async throws -> Response {
        let (number, day, _) = try Self.dailyWordsFields(try await Form(visit.request))
        let marked = try await context.mark(.seen, dailyWord: number, on: day)
        return .seeOther(.practice(.dailyWords(.card(number + 1, on: marked.isToday ? nil : day))))
    }

    private func addDailyWord(_ visit: Visit) async throws -> Response {
        let (number, day, isFlipped) = try Self.dailyWordsFields(try await Form(visit.request))
        let marked = try await context.mark(.added, dailyWord: number, on: day)
        let made: MadeCard = marked.added.cards == 0 ? .known : .made
        return .seeOther(
            .practice(.dailyWords(.card(number, on: marked.isToday ? nil : day, isFlipped: isFlipped, made: made))))
    }

    private static func dailyWordsFields(_ form: Form) throws -> (number: Int, day: CalendarDate, isFlipped: Bool) {
        guard let number = try form.number("card", in: .place) else { throw FormError.missing("card") }
        guard let day = form["day"].flatMap({ CalendarDate($0) }) else { throw FormError.missing("day") }
        return (number, day, form["back"] == "1")
    }
}
