import Hummingbird
import Insights
import Lessons
import Model
import Operations
import Routes
import Wire

extension Site {
    /// `/api/v1/lessons…`, `/api/lessons/generate` and `/api/user/…`
    func api(_ path: LessonsAPIPath, _ visit: Visit) async throws -> Response {
        let isPost = visit.request.method == .post
        switch path {
        case .lessons(let limit, let offset):
            return isPost ? try await apiMakeLesson(visit) : try await apiLessons(limit, offset, visit)
        case .generate: return try await apiGenerateLesson(visit)
        case .lesson(let id):
            if visit.request.method == .delete {
                try await context.lessons.delete(id, at: visit.now)
                return .noContent
            }
            let opened = try await context.lessons.open(id)
            return try .json(LessonJSON(opened.lesson, opened.course))
        case .answers(let id): return isPost ? try await apiAnswer(id, visit) : try await apiAnswers(id, visit)
        case .result(let id):
            let desk = context.lessons
            let result = isPost ? try await desk.finish(id, at: visit.now) : try await desk.result(of: id)
            return try .json(LessonResultJSON(result))
        case .preferences: return try await apiPreferences(visit)
        case .progress:
            let (progress, dailyGoal) = try await context.insights.progressAndGoal(at: visit.now)
            return try .json(ProgressJSON(progress, dailyGoal: dailyGoal))
        }
    }

    private func apiLessons(_ limit: Int?, _ offset: Int?, _ visit: Visit) async throws -> Response {
        let list = try await context.lessons.list(limit: limit ?? 20, offset: offset ?? 0)
        return try .json(LessonsJSON(list.lessons.map { ($0.lesson, $0.answered) }, total: list.total))
    }

    /// `POST /api/v1/lessons`: from any source.
    private func apiMakeLesson(_ visit: Visit) async throws -> Response {
        let body: SentLesson = try await visit.request.decoded()
        let page = try body.page?.within(.page, "page")
        var wish = LessonWish(
            body.lessonType, minutes: try body.duration?.nearest(in: .lessonMinutes, "duration"),
            language: body.language, level: body.level, asksModel: body.model ?? true)
        switch body.from ?? .words {
        case .words: wish.source = .words
        case .translations: wish.source = .translations(body.translationIds ?? [])
        case .text:
            guard let text = body.text else { throw FormError.missing("text") }
            wish.source = .text(text)
        case .passage:
            guard let book = body.bookId else { throw FormError.missing("bookId") }
            wish.source = .passage(book: book, page: page)
        }
        return try await made(wish)
    }

    /// `POST /api/lessons/generate`: from translations, by default the most recently saved ones.
    private func apiGenerateLesson(_ visit: Visit) async throws -> Response {
        let body: SentLessonWish = try await visit.request.decoded()
        return try await made(
            LessonWish(
                body.lessonType, from: .translations(body.translationIds ?? []),
                minutes: try body.duration?.nearest(in: .lessonMinutes, "duration")))
    }

    private func made(_ wish: LessonWish) async throws -> Response {
        let made = try await context.makeLesson(wish)
        var response = try Response.json(
            MadeLessonJSON(made.lesson, waiting: made.waiting),
            status: made.lesson == nil ? .accepted : .ok)
        if let lesson = made.lesson { response.headers[.location] = Route.api(.lessons(.lesson(lesson.id))).link }
        return response
    }

    private func apiAnswers(_ id: ID<Lesson>, _ visit: Visit) async throws -> Response {
        let opened = try await context.lessons.open(id)
        let course = opened.course
        return try .json(opened.answers.map { LessonAnswerJSON($0, in: course) })
    }

    private func apiAnswer(_ id: ID<Lesson>, _ visit: Visit) async throws -> Response {
        let body: SentLessonAnswer = try await visit.request.decoded()
        let answer = try await context.lessons.answer(
            id, exercise: try body.exercise.within(.place, "exercise") - 1, with: .texts(body.answer),
            seconds: try body.seconds?.nearest(in: .seconds, "seconds") ?? 0, at: visit.now)
        let course = try await context.lessons.open(id).course
        return try .json(LessonAnswerJSON(answer, in: course, saysNext: true))
    }

    private func apiPreferences(_ visit: Visit) async throws -> Response {
        if visit.request.method == .put {
            let sent: LearningChange = try await visit.request.decoded()
            return try .json(try await context.changeGoals(sent))
        }
        return try .json(try await context.insights.learningPreferences())
    }
}
