import DailyWords
import Hummingbird
import Model
import Operations
import Pictures
import Routes
import Wire

extension Site {
    /// `/api/v1/dose`: returns saved words; `POST` makes today's if necessary.
    func apiDailyWords(_ day: CalendarDate?, _ visit: Visit) async throws -> Response {
        let making: DailyWordsReader? = visit.request.method == .post ? .page : nil
        let dailyWords = try await context.dailyWords(on: day, making: making)
        return try .cacheable(DailyWordsJSON(dailyWords), for: visit.request)
    }

    /// `POST /api/v1/dose/cards/{n}`
    func apiDailyWord(_ number: Int, _ visit: Visit) async throws -> Response {
        let body: SentDailyWordMark = try await visit.request.decoded()
        let marked = try await context.mark(body.mark.value, dailyWord: number, on: try body.date)
        return try .json(DailyWordsJSON.Card(marked.card))
    }

    /// `/api/v1/words/{language}/{word}/examples`
    func apiExamples(_ language: Language, _ word: String, _ visit: Visit) async throws -> Response {
        let daily = context.dailyWords
        var asked = AskedExamples.kept
        if visit.request.method == .post {
            asked = try await daily.askForExamples(of: word, in: language, at: visit.now)
        }
        let examples = try await daily.examples(of: word, in: language, at: visit.now)
        return try .json(
            ExamplesJSON(examples, word, language), status: asked == .waiting ? .accepted : .ok)
    }

    /// `POST /api/v1/pictures`
    func apiPictures(_ visit: Visit) async throws -> Response {
        let sent = try await SentPicture(visit.request, temporaryFolder, in: desk.answers)
        let named = try await context.words(for: try sent.file(), in: sent.language, pictureWorker)
        return try .json(PictureJSON(named))
    }
}
