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
                if !isRight, model.course.comesAgain(after: model.number - 1) { p { wording.comesAgain } }
            }
        }
        if case .match(let match) = model.exercise.task {
            pairs(match, answer, model, shell)
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
        switch model.exercise.task {
        case .choice(let choice):
            switch choice.ask {
            case .gap(let gap): filled(gap, choice.answer, model, shell)
            case .meaning(let text), .hearing(let text, _), .saying(let text), .reply(let text), .question(let text):
                self.text(text, model, shell)
            }
        case .cloze(let gap, let answer): filled(gap, answer.text, model, shell)
        case .order(let order): text(order.sentence, model, shell)
        case .dictation(let answer): text(answer.text, model, shell)
        case .match: HTML()
        }
    }

    private static func filled(_ gap: Exercise.Gap, _ right: String, _ model: Model, _ shell: Shell) -> HTML {
        let parts = model.texts.parts(gap, right)
        return div(.class("exercise-spoken")) {
            p(.class("exercise-text"), .lang(model.language)) {
                parts.before
                strong(.class("gap-filled")) { parts.answer }
                parts.after
            }
            WordPage.sayIt(gap.filled(with: right), model.language, shell)
        }
    }

    private static func comparison(_ answer: LessonAnswer, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let exercise = model.exercise
        let given = exercise.kind == .order ? joined(answer.answer, model.language) : answer.answer.first ?? ""
        let right = rightChoice(exercise.task, answer.verdict)
        return dl(.class("comparison")) {
            if !answer.verdict.isRight {
                div {
                    dt { wording.yourAnswer }
                    dd(.lang(LessonText.tag(given, model.language))) { given.isEmpty ? "–" : given }
                }
            }
            if let right {
                div {
                    dt { wording.answer }
                    dd(.lang(LessonText.tag(right, model.language))) {
                        rightAnswer(right, of: exercise.task, model)
                        if isSaidApart(right, exercise.task, model) { WordPage.sayIt(right, model.language, shell) }
                    }
                }
            }
            if let reading = reading(exercise.task) {
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

    /// The right choice, unless it was chosen to fill a gap, where it is shown already.
    private static func rightChoice(_ task: Exercise.Task, _ verdict: Verdict) -> String? {
        guard case .choice(let choice) = task else { return nil }
        if case .gap = choice.ask, verdict.isRight { return nil }
        return choice.answer
    }

    private static func rightAnswer(_ right: String, of task: Exercise.Task, _ model: Model) -> HTML {
        if case .choice(let choice) = task, case .gap(let gap) = choice.ask {
            return model.texts.parts(gap, right).answer
        }
        return model.texts.html(right)
    }

    /// Returns whether a right choice has a button of its own that speaks it: one that fills a gap is spoken with its
    /// sentence.
    private static func isSaidApart(_ right: String, _ task: Exercise.Task, _ model: Model) -> Bool {
        if case .choice(let choice) = task, case .gap = choice.ask { return false }
        return LessonText.isSaid(right, in: model.language)
    }

    private static func reading(_ task: Exercise.Task) -> String? {
        switch task {
        case .choice(let choice):
            if case .hearing(_, let reading) = choice.ask { reading } else { nil }
        case .cloze(_, let answer), .dictation(let answer): answer.readings.first
        case .order, .match: nil
        }
    }

    private static func joined(_ pieces: [String], _ language: Language) -> String {
        var text = ""
        for piece in pieces { text += (text.isEmpty || !language.separatesWords ? "" : " ") + piece }
        return text
    }

    private static func pairs(
        _ match: Exercise.Match, _ answer: LessonAnswer, _ model: Model, _ shell: Shell
    ) -> HTML {
        let wording = shell.wording
        return ul(.class("match-rows answered")) {
            for (place, pair) in match.pairs.enumerated() {
                let isRight = place < answer.verdict.parts.count && answer.verdict.parts[place]
                li(.class(isRight ? "right" : "wrong")) {
                    (isRight ? Icon.check : Icon.close).drawing(shell)
                    span(.class("unseen")) { isRight ? wording.rightAnswer : wording.wrongAnswer }
                    strong(.lang(LessonText.tag(pair.left, model.language))) { model.texts.html(pair.left) }
                    span(.lang(LessonText.tag(pair.right, model.language))) { model.texts.html(pair.right) }
                    if LessonText.isSaid(pair.left, in: model.language) {
                        WordPage.sayIt(pair.left, model.language, shell)
                    }
                }
            }
        }
    }
}
