import Model
import Routes

extension ExercisePage {
    /// The verdict on an answer, the correct answer and the link to what comes next.
    @HTMLBuilder static func answered(_ answer: LessonAnswer, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let isRight = answer.verdict.isRight
        whole(model, shell)
        div(.class(isRight ? "verdict right" : "verdict wrong"), .role("status")) {
            (isRight ? Icon.check : Icon.close).drawing(shell)
            div {
                p { strong { isRight ? wording.rightAnswer : notRight(model.exercise, wording) } }
                if let slip = answer.verdict.slip { p { wording.told(slip, model.language) } }
            }
        }
        if model.exercise.kind == .match {
            pairs(answer, model, shell)
        } else {
            comparison(answer, model, shell)
        }
        div(.class("actions")) {
            if model.isLast {
                LessonPage.finish(model.lesson.id, isLast: true, shell)
            } else {
                a(
                    .class("button large"), .href(.practice(.lessons(.lesson(model.lesson.id, at: model.number + 1)))),
                    Attribute("rel", "next"), Attribute("autofocus", nil)
                ) {
                    span { wording.nextExercise }
                    Icon.forward.drawing(shell)
                }
            }
        }
    }

    private static func notRight(_ exercise: Exercise, _ wording: Wording) -> String {
        exercise.kind == .order ? wording.otherOrder : wording.wrongAnswer
    }

    /// The question with its answer filled in.
    @HTMLBuilder private static func whole(_ model: Model, _ shell: Shell) -> HTML {
        let exercise = model.exercise
        let right = exercise.answer.first ?? ""
        switch (exercise.kind, exercise.ask) {
        case (.choice, .gap), (.cloze, _):
            p(.class("exercise-text"), .lang(model.language)) {
                exercise.text
                strong(.class("gap-filled")) { right }
                exercise.textAfter
            }
        case (.choice, _):
            p(.class("exercise-text"), .lang(LessonText.tag(exercise.text, model.language))) { exercise.text }
        case (.order, _), (.dictation, _):
            p(.class("exercise-text"), .lang(model.language)) { right }
            WordPage.sayIt(right, model.language, shell)
        case (.match, _): HTML()
        }
    }

    private static func comparison(_ answer: LessonAnswer, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let exercise = model.exercise
        let given = exercise.kind == .order ? joined(answer.answer, model.language) : answer.answer.first ?? ""
        return dl(.class("comparison")) {
            if !answer.verdict.isRight {
                div {
                    dt { wording.yourAnswer }
                    dd(.lang(LessonText.tag(given, model.language))) { given.isEmpty ? "–" : given }
                }
            }
            if exercise.kind == .choice, exercise.ask != .gap || !answer.verdict.isRight {
                div {
                    dt { wording.answer }
                    dd(.lang(LessonText.tag(exercise.answer.first ?? "", model.language))) {
                        exercise.answer.first ?? ""
                    }
                }
            }
            if let reading = exercise.readings.first {
                div {
                    dt { wording.reading }
                    dd(.lang(model.language)) { reading }
                }
            }
            if !exercise.translation.isEmpty {
                div {
                    dt { wording.meaning }
                    dd(.lang(LessonText.tag(exercise.translation, .english))) { exercise.translation }
                }
            }
        }
    }

    private static func joined(_ pieces: [String], _ language: Language) -> String {
        var text = ""
        for piece in pieces { text += (text.isEmpty || !language.separatesWords ? "" : " ") + piece }
        return text
    }

    private static func pairs(_ answer: LessonAnswer, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let exercise = model.exercise
        return ul(.class("match-rows answered")) {
            for (place, left) in exercise.left.enumerated() {
                let isRight = place < answer.verdict.parts.count && answer.verdict.parts[place]
                li(.class(isRight ? "right" : "wrong")) {
                    (isRight ? Icon.check : Icon.close).drawing(shell)
                    span(.class("unseen")) { isRight ? wording.rightAnswer : wording.wrongAnswer }
                    strong(.lang(LessonText.tag(left, model.language))) { left }
                    span(.lang(LessonText.tag(exercise.answer[place], model.language))) { exercise.answer[place] }
                }
            }
        }
    }
}
