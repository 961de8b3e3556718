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
            let room = try await context.openLessons(page: page)
            return lessonList(LessonsPage.Form(room), room, notice: notice, visit)
        case .make: return try await makeLesson(visit)
        case .lesson(let id, let place):
            guard let place else {
                return .page(LessonPage.page(LessonPage.Model(try await desk.open(id)), visit.shell))
            }
            return try await exercise(place, of: id, visit)
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
        _ form: LessonsPage.Form, _ room: LessonRoom, notice: LessonsNotice? = nil, problem: (any Error)? = nil,
        _ visit: Visit
    ) -> Response {
        let told = problem.map { Failure.explain($0) }
        let model = LessonsPage.Model(
            form: form,
            lessons: room.lessons.map {
                .init(
                    lesson: $0.lesson, answered: $0.answered, day: context.review.day.number(of: $0.lesson.createdAt))
            }, page: room.page.number, pageCount: room.page.count, notice: notice, waiting: room.waiting,
            problem: told?.problem)
        return .page(LessonsPage.page(model, visit.shell), status: told?.status ?? .ok)
    }

    private func makeLesson(_ visit: Visit) async throws -> Response {
        let sent = try await Form(visit.request)
        let source = try sent.choice("from") { LessonsPage.Source(rawValue: $0) } ?? .words
        let book = try sent.choice("book") { ID<Book>($0) }
        var wish = LessonWish(
            try sent.choice("kind") { LessonKind(rawValue: $0) },
            minutes: sent.nearest("minutes", in: .lessonMinutes),
            language: try sent.choice("language") { Language(rawValue: $0) },
            level: try sent.choice("level") { Difficulty(rawValue: $0) }, asksModel: sent["model"] == "on")
        switch source {
        case .words: wish.source = .words
        case .translations: wish.source = .translations([])
        case .text: wish.source = .text(sent["text"] ?? "")
        case .passage:
            guard let book else { throw FormError.missing("book") }
            wish.source = .passage(book: book)
        }
        do {
            let made = try await context.makeLesson(wish)
            guard let lesson = made.lesson else { return .seeOther(.practice(.lessons(.list(notice: .waits)))) }
            return .seeOther(.practice(.lessons(.lesson(lesson.id))))
        } catch let error where error is LessonError || error is ModelError {
            let room = try await context.openLessons()
            var form = LessonsPage.Form(room)
            form.kind = wish.kind ?? form.kind
            form.source = source
            form.minutes = wish.minutes ?? form.minutes
            form.language = wish.language ?? form.language
            form.level = wish.level ?? form.level
            form.text = sent["text"] ?? ""
            form.book = book ?? form.book
            form.asksModel = wish.asksModel
            return lessonList(form, room, problem: error, visit)
        }
    }

    // MARK: Taking a lesson

    private func answerExercise(_ id: ID<Lesson>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard let number = try form.number("exercise", in: .place) else { throw FormError.missing("exercise") }
        let shown = form.moment(ExercisePage.shownField)
        let seconds = shown.map { visit.now.seconds(since: $0) } ?? 0
        guard
            let answer = SentAnswer(
                isSkipped: form["skip"] != nil, texts: form.all("answer"), places: form.all("place"))
        else { return try await exercise(number, of: id, isUnanswered: true, visit) }
        try await context.lessons.answer(
            id, exercise: number - 1, with: answer, seconds: Bounds.seconds.nearest(to: seconds), at: visit.now)
        return .seeOther(.practice(.lessons(.lesson(id, at: number))))
    }

    /// `/practice/lessons/{id}?at=`
    ///
    /// - Parameter isUnanswered: Whether an answer was sent that is none.
    private func exercise(
        _ number: Int, of id: ID<Lesson>, isUnanswered: Bool = false, _ visit: Visit
    ) async throws -> Response {
        let opened = try await context.openExercise(number - 1, of: id)
        let presenter = words(opened.lesson.lesson.language, visit.preferences, opened.knowledge).inScriptOfTexts()
        var model = ExercisePage.Model(opened, by: presenter)
        model.isUnanswered = isUnanswered
        return .page(ExercisePage.page(model, visit.shell), status: isUnanswered ? .badRequest : .ok)
    }

    private func lessonResult(_ id: ID<Lesson>, _ card: MadeCard?, _ visit: Visit) async throws -> Response {
        let (result, decks) = try await context.openResult(of: id)
        let model = LessonResultPage.Model(
            lesson: result.lesson, right: result.right, answered: result.firstAnswers.count, seconds: result.seconds,
            words: result.words, target: CardTarget(decks),
            card: card)
        return .page(LessonResultPage.page(model, visit.shell))
    }
}

extension LessonsPage.Form {
    /// The form as it is before the learner chooses.
    fileprivate init(_ room: LessonRoom) {
        self.init(
            kind: room.usual.kind, minutes: room.usual.minutes, language: room.usual.language, level: room.usual.level,
            book: room.books.first?.id, books: room.books, translations: room.savedTranslations,
            hasModel: room.hasModel)
    }
}

extension LessonPage.Model {
    fileprivate init(_ opened: OpenedLesson) {
        self.init(lesson: opened.lesson, answered: opened.answers.count, next: opened.course.next.map { $0 + 1 })
    }
}

extension ExercisePage.Model {
    fileprivate init(_ opened: OpenedExercise, by presenter: WordPresenter) {
        let lesson = opened.lesson
        self.init(
            lesson: lesson.lesson, course: lesson.course, number: opened.place + 1, exercise: opened.exercise,
            answer: lesson.answer(to: opened.place), answered: lesson.answers.count,
            texts: ExerciseTexts(opened.texts, by: presenter))
    }
}
