import Model
import Routes

@testable import Pages

/// Test data for the pages of lessons, goals and progress.
enum LessonSamples {
    static let id = ID<Lesson>(at: Timestamp(milliseconds: 1_767_323_045_000), random: (5, 6))

    static let exercises: [Exercise] = [
        Exercise(choice(.meaning("银行"), ["bank", Samples.evil, "a"], "bank"), words: ["银行"]),
        Exercise(choice(.hearing("银行", reading: "yínháng"), ["a", "b", "bank"], "bank")),
        Exercise(
            choice(.gap(.init(before: "北京", after: Samples.evil)), ["银行", "小猫", "二"], "银行"),
            translation: Samples.evil),
        Exercise(choice(.saying(Samples.evil), ["银行", "小猫", "二"], "二")),
        Exercise(choice(.reply("银行"), ["银行", "小猫", "二"], "二"), translation: Samples.evil),
        Exercise(choice(.question("a"), ["b", "x", "a"], "b"), passage: Samples.evil),
        Exercise(
            .cloze(.init(before: Samples.evil, after: "北京"), .init("银行", readings: ["yínháng"])),
            translation: Samples.evil, words: ["银行"]),
        Exercise(.order(.init(["银行", Samples.evil, "二"], sentence: "二银行")), translation: "a"),
        Exercise(
            .match(
                .init(
                    [.init("银行", "b"), .init("二", "a"), .init("小猫", Samples.evil)], partners: ["a", Samples.evil, "b"])!
            )
        ),
        Exercise(.dictation(.init("北京银行", readings: ["yínháng"])), translation: "a"),
        Exercise(.dictation(.init(Samples.evil))),
    ]

    private static func choice(_ ask: Exercise.Ask, _ choices: [String], _ answer: String) -> Exercise.Task {
        .choice(.init(ask, choices, answer: answer)!)
    }

    static func lesson(full: Bool) -> Lesson {
        Lesson(
            id: id, title: full ? Samples.evil : "银行", kind: full ? .conversation : .vocabulary,
            language: full ? .japanese : .chinese,
            content: LessonContent(
                explanations: full
                    ? [
                        LessonExplanation(
                            heading: Samples.evil, reading: "yínháng", text: "a", chineseText: "银行",
                            examples: [LessonExample(Samples.evil, "b"), LessonExample("银行")])
                    ] : [],
                exercises: exercises,
                practiceQuestions: full ? [PracticeQuestion(Samples.evil, answer: "银行")] : []),
            estimatedDuration: 600, difficulty: .beginner, origin: full ? .model : .own,
            shortage: full ? .translations : nil, fault: full ? .unreachable(.refused) : nil,
            createdAt: Samples.shell(.english).now, finishedAt: nil)
    }

    static func answer(_ place: Int, isRight: Bool) -> LessonAnswer {
        let exercise = exercises[place]
        return LessonAnswer(
            exercise: place, answer: isRight ? exercise.answer : [Samples.evil],
            verdict: Verdict(
                isRight: isRight, parts: exercise.kind == .match ? [true, false, isRight] : [isRight],
                slip: isRight ? nil : place % 2 == 0 ? .tones : .de))
    }

    /// The texts of an exercise, each of them one word with a reading over it.
    static func texts(of exercise: Exercise, _ preferences: Preferences = Preferences()) -> ExerciseTexts {
        ExerciseTexts(
            ExerciseTexts.texts(of: exercise, in: .japanese).map { text in
                let end = text.unicodeScalars.count
                return (text, [Token(text: text, start: 0, end: end, kind: .word, reading: Samples.evil)])
            }, by: WordPresenter(.japanese, preferences))
    }

    static func pages(full: Bool, _ shell: Shell) -> [(name: String, html: HTML)] {
        let lesson = lesson(full: full)
        var finished = lesson
        finished.finishedAt = shell.now
        let form = LessonsPage.Form(
            kind: .reading, source: full ? .passage : .words, minutes: full ? 7 : 10, text: full ? Samples.evil : "",
            book: nil, books: full ? [Samples.book()] : [], translations: full ? 3 : 0, hasModel: full)
        let problems: [LessonProblem] = [
            .noSuchLesson, .noSuchExercise(9, of: 3), .tooLittle, .notFinished, .nothingAnswered,
            .impossibleText(limit: 10_000), .noSuchTranslations,
        ]
        var pages: [(name: String, html: HTML)] = [
            (
                "lessons",
                LessonsPage.page(
                    .init(
                        form: form,
                        lessons: full
                            ? [
                                .init(lesson: lesson, answered: 2, day: 20_454),
                                .init(lesson: finished, answered: 9, day: 0),
                            ] : [],
                        page: full ? 2 : 1, pageCount: full ? 3 : 1, notice: full ? .waits : nil,
                        waiting: full ? 2 : 0), shell)
            ),
            ("a lesson", LessonPage.page(.init(lesson: lesson, answered: full ? 3 : 0, next: full ? nil : 1), shell)),
            (
                "its result",
                LessonResultPage.page(
                    .init(
                        lesson: finished, right: full ? 3 : 0, answered: full ? 9 : 1, seconds: full ? 400 : 0,
                        words: full
                            ? [
                                .init(word: Samples.evil, isRight: false, outcome: .noCard),
                                .init(word: "银行", isRight: false, outcome: .graded),
                                .init(word: "二", isRight: true, outcome: .graded),
                                .init(word: "小猫", isRight: true, outcome: .notDue),
                            ] : [], card: full ? .made : nil), shell)
            ),
            (
                "goals",
                LearningPage.page(
                    .init(
                        preferences: full
                            ? LearningPreferences(
                                interests: [.anime], learningGoals: [.exam], preferredLessonTypes: [.reading])
                            : LearningPreferences(), isSaved: full), shell)
            ),
            ("how far", ProgressPage.page(.init(progress: progress(full: full), dailyGoal: 15), shell)),
        ]
        for place in exercises.indices {
            pages.append(
                (
                    "exercise \(place + 1)",
                    ExercisePage.page(
                        .init(
                            lesson: lesson, course: LessonCourse(lesson, []), number: place + 1,
                            exercise: exercises[place], answer: full ? answer(place, isRight: place % 3 == 0) : nil,
                            answered: place, texts: full ? texts(of: exercises[place]) : ExerciseTexts()), shell)
                ))
        }
        // One that was wrong, and comes again after the last.
        let answers = exercises.indices.map { answer($0, isRight: $0 != 0) }
        let wrong = Verdict(isRight: false, parts: [false])
        pages.append(
            (
                "an exercise once more",
                ExercisePage.page(
                    .init(
                        lesson: lesson, course: LessonCourse(lesson, answers), number: exercises.count + 1,
                        exercise: exercises[0],
                        answer: full ? LessonAnswer(exercise: exercises.count, answer: ["a"], verdict: wrong) : nil,
                        answered: exercises.count), shell)
            ))
        for shortage in Lesson.Shortage.allCases {
            var short = lesson
            short.shortage = shortage
            pages.append(("short of \(shortage)", LessonPage.page(.init(lesson: short, answered: 0, next: 1), shell)))
        }
        return pages
            + problems.map { ("lessons: \($0)", LessonsPage.page(.init(form: form, problem: .lesson($0)), shell)) }
    }

    static func progress(full: Bool) -> LearningProgress {
        LearningProgress(
            streak: full ? 7 : 0, totalTranslations: full ? 156 : 0, vocabularySize: full ? 1204 : 0,
            knownWords: full ? 89 : 0, lessonsCompleted: full ? 12 : 0,
            week: (0..<7).map { day in
                LearningProgress.Day(
                    date: CalendarDate(number: 20_450 + day), seconds: full ? day * 300 : 0, words: full ? day : 0,
                    reviews: 1, lessons: 0, translations: 0)
            })
    }
}
