import Foundation
import Hummingbird
import Lessons
import Model
import Models
import Operations
import Pages
import Routes

extension Site {
    /// `/practice/lessons…`
    func lessons(_ path: LessonsPath, _ visit: Visit) async throws -> Response {
        let desk = context.lessons
        switch path {
        case .list(let page, let notice):
            let form = try await lessonForm(visit)
            return try await lessonList(form, page: page, notice: notice, visit)
        case .make: return try await makeLesson(visit)
        case .lesson(let id, let place):
            let lesson = try await desk.lesson(id)
            let answers = try await desk.answers(to: id)
            guard let place else { return .page(LessonPage.page(Self.overview(lesson, answers), visit.shell)) }
            return try exercise(place, lesson, answers, visit)
        case .answer(let id): return try await answerExercise(id, visit)
        case .finish(let id):
            try await desk.finish(id, at: visit.now)
            return .seeOther(.practice(.lessons(.result(id))))
        case .delete(let id):
            try await desk.delete(id, at: visit.now)
            return .seeOther(.practice(.lessons(.list(notice: .deleted))))
        case .again(let id):
            let lesson = try await desk.repeated(id, context.newID(), at: visit.now)
            return .seeOther(.practice(.lessons(.lesson(lesson.id))))
        case .result(let id, let card): return try await lessonResult(id, card, visit)
        }
    }

    // MARK: The list and its form

    private func lessonList(
        _ form: LessonsPage.Form, page: Int = 1, notice: LessonsNotice? = nil, problem: (any Error)? = nil,
        _ visit: Visit
    ) async throws -> Response {
        let desk = context.lessons
        let pageCount = max(1, (try await desk.lessonCount() + LessonsPage.shown - 1) / LessonsPage.shown)
        let page = min(page, pageCount)
        let listed = try await desk.lessons(limit: LessonsPage.shown, offset: (page - 1) * LessonsPage.shown)
        let waiting = try await context.models.waitingRequests().filter {
            $0.task == .lesson && $0.state == .waiting
        }
        let told = problem.map { Failure.explain($0) }
        let model = LessonsPage.Model(
            form: form,
            lessons: listed.map {
                .init(
                    lesson: $0.lesson, answered: $0.answered, day: context.review.day.number(of: $0.lesson.createdAt))
            }, page: page, pageCount: pageCount, notice: notice, waiting: waiting.count, problem: told?.problem)
        return .page(LessonsPage.page(model, visit.shell), status: told?.status ?? .ok)
    }

    /// Returns the form with defaults from the learner's goals.
    private func lessonForm(_ visit: Visit) async throws -> LessonsPage.Form {
        let goals = try await context.insights.learningPreferences()
        let books = try await desk.books().prefix(30)
        let minutes = min(max(goals.dailyGoal, Lesson.minutes.lowerBound), Lesson.minutes.upperBound)
        return LessonsPage.Form(
            kind: goals.preferredLessonTypes.first ?? .vocabulary, minutes: minutes, language: goals.language,
            level: goals.level, book: books.first?.id, books: Array(books),
            translations: try await context.lessons.savedTranslations(in: goals.language),
            hasModel: try await hasModel(for: .lesson, visit))
    }

    private func hasModel(for task: ModelTask, _ visit: Visit) async throws -> Bool {
        do {
            _ = try await context.models.profile(for: task)
            return true
        } catch ModelError.noProfile { return false }
    }

    private func makeLesson(_ visit: Visit) async throws -> Response {
        let sent = try await Form(visit.request)
        var form = try await lessonForm(visit)
        form.kind = try sent.choice("kind") { LessonKind(rawValue: $0) } ?? form.kind
        form.source = try sent.choice("from") { LessonsPage.Source(rawValue: $0) } ?? form.source
        form.language = try sent.choice("language") { Language(rawValue: $0) } ?? form.language
        form.level = try sent.choice("level") { Difficulty(rawValue: $0) } ?? form.level
        form.minutes = sent.nearest("minutes", in: .lessonMinutes) ?? form.minutes
        form.text = sent["text"] ?? ""
        form.book = try sent.choice("book") { ID<Book>($0) } ?? form.book
        form.asksModel = sent["model"] == "on"
        do {
            let made = try await context.makeLesson(try await wish(form))
            guard let lesson = made.lesson else { return .seeOther(.practice(.lessons(.list(notice: .waits)))) }
            return .seeOther(.practice(.lessons(.lesson(lesson.id))))
        } catch let error where error is LessonError || error is ModelError {
            return try await lessonList(form, problem: error, visit)
        }
    }

    private func wish(_ form: LessonsPage.Form) async throws -> LessonWish {
        let source: LessonOrder.Source =
            switch form.source {
            case .words: .words
            case .translations: .translations([])
            case .text: .text(form.text.trimmingCharacters(in: .whitespacesAndNewlines))
            case .passage:
                if let book = form.books.first(where: { $0.id == form.book }) {
                    try await context.passage(of: book.id)
                } else {
                    throw FormError.missing("book")
                }
            }
        return LessonWish(
            form.kind, from: source, minutes: form.minutes, language: form.language, level: form.level,
            asksModel: form.asksModel)
    }

    // MARK: Taking a lesson

    private static func overview(_ lesson: Lesson, _ answers: [LessonAnswer]) -> LessonPage.Model {
        let answered = Set(answers.map(\.exercise))
        let next = lesson.content.exercises.indices.first { !answered.contains($0) }
        return LessonPage.Model(lesson: lesson, answered: answered.count, next: next.map { $0 + 1 })
    }

    private func exercise(_ number: Int, _ lesson: Lesson, _ answers: [LessonAnswer], _ visit: Visit) throws -> Response
    {
        let exercises = lesson.content.exercises
        guard (1...max(1, exercises.count)).contains(number), !exercises.isEmpty else {
            throw LessonError.noSuchExercise(number, of: exercises.count)
        }
        let model = ExercisePage.Model(
            lesson: lesson, number: number, exercise: exercises[number - 1],
            answer: answers.first { $0.exercise == number - 1 }, answered: answers.count)
        return .page(ExercisePage.page(model, visit.shell))
    }

    private func answerExercise(_ id: ID<Lesson>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard let number = try form.number("exercise", in: .place) else { throw FormError.missing("exercise") }
        let desk = context.lessons
        let shown = form.moment(ExercisePage.shownField)
        let seconds = shown.map { visit.now.seconds(since: $0) } ?? 0
        var answer = form["skip"] == nil ? form.all("answer") : []
        if form["skip"] == nil, answer.isEmpty {
            let lesson = try await desk.lesson(id)
            answer = Self.placed(form.all("place"), lesson.content.exercises, number)
        }
        try await desk.answer(
            id, exercise: number - 1, with: answer, seconds: Bounds.seconds.nearest(to: seconds), at: visit.now)
        return .seeOther(.practice(.lessons(.lesson(id, at: number))))
    }

    /// Returns the pieces of an ordering exercise in their chosen positions, as a browser without JavaScript sends
    /// them.
    private static func placed(_ places: [String], _ exercises: [Exercise], _ number: Int) -> [String] {
        guard exercises.indices.contains(number - 1), case .order(let order) = exercises[number - 1].task else {
            return []
        }
        let numbers = places.compactMap { Int($0) }
        guard numbers.count == order.pieces.count else { return [] }
        return zip(numbers, order.pieces).enumerated().sorted {
            ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
        }.map(\.element.1)
    }

    private func lessonResult(_ id: ID<Lesson>, _ card: MadeCard?, _ visit: Visit) async throws -> Response {
        let result = try await context.lessons.result(of: id)
        let model = LessonResultPage.Model(
            lesson: result.lesson, right: result.right, answered: result.answers.count, seconds: result.seconds,
            words: result.words, target: try await cardTarget(result.lesson.language),
            card: card)
        return .page(LessonResultPage.page(model, visit.shell))
    }
}
