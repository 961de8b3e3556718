import Model
import Routes

extension ExercisePage {
    /// The page of an exercise.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(
            wording.exerciseOf(model.number, model.count), room: .practice, parts: [.exercise], class: "doing-lesson"
        ) {
            div(.class("lesson-bar")) {
                a(
                    .class("icon-button"), .href(.practice(.lessons(.lesson(model.lesson.id)))),
                    .label(wording.leaveLesson), .title(wording.leaveLesson)
                ) { Icon.close.drawing(shell) }
                progress(
                    .class("bar thick"), Attribute("max", String(model.count)), .value(String(model.answered)),
                    .label(wording.answeredOf(model.answered, model.count))
                ) {}
                span(.class("quiet-text")) { "\(model.number) / \(model.count)" }
            }
            section(.class("card exercise"), .labelled(by: "asks")) {
                h1(.id("asks"), .class("exercise-asks")) { wording.asks(model.exercise) }
                if model.cameAgain { p(.class("quiet-text")) { wording.onceMore } }
                passage(model, shell)
                if let answer = model.answer {
                    answered(answer, model, shell)
                } else {
                    question(model, shell)
                }
            }
        }
    }

    @HTMLBuilder private static func passage(_ model: Model, _ shell: Shell) -> HTML {
        let text = model.exercise.passage
        if !text.isEmpty {
            div(.class("exercise-spoken")) {
                blockquote(.class("exercise-passage"), .lang(model.language)) { model.texts.html(text) }
                WordPage.sayIt(text, model.language, shell)
            }
        }
    }

    // MARK: Asking

    private static func question(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(
            .class("exercise-form"), Attribute("method", "post"),
            .action(.practice(.lessons(.answer(model.lesson.id))))
        ) {
            hidden("exercise", String(model.number))
            hidden(shownField, String(shell.now.milliseconds))
            switch model.exercise.task {
            case .choice(let task): choice(task, model, shell)
            case .cloze(let gap, let answer): cloze(gap, answer, model, shell)
            case .order(let task): order(task, model, shell)
            case .match(let task): match(task, model, shell)
            case .dictation(let answer): dictation(answer, model, shell)
            }
            if model.isUnanswered { p(.class("fault"), .role("alert")) { wording.nothingAnswered } }
            div(.class("actions")) {
                if model.exercise.kind != .choice {
                    button(.class("button large"), .type("submit")) { wording.checkAnswer }
                }
                button(
                    .class("button quiet"), .type("submit"), .name("skip"), .value("1"),
                    Attribute("formnovalidate", nil)
                ) { wording.dontKnow }
            }
        }
    }

    @HTMLBuilder private static func choice(_ task: Exercise.Choice, _ model: Model, _ shell: Shell) -> HTML {
        asked(task, model, shell)
        div(.class("choices"), .role("group"), .labelled(by: "asks")) {
            for choice in task.choices {
                button(
                    .class("choice"), .type("submit"), .name("answer"), .value(choice),
                    .lang(LessonText.tag(choice, model.language)),
                    .label(choice).when(LessonText.isWritten(choice, in: model.language))
                ) { name(of: choice, of: task, model) }
            }
        }
    }

    private static func name(of choice: String, of task: Exercise.Choice, _ model: Model) -> HTML {
        if case .gap(let gap) = task.ask { return model.texts.name(choice, in: gap) }
        return model.texts.name(choice)
    }

    /// The text in question: spoken, with a gap, or in full.
    @HTMLBuilder private static func asked(_ task: Exercise.Choice, _ model: Model, _ shell: Shell) -> HTML {
        switch task.ask {
        case .hearing(let text, let reading): listen(text, reading, model, shell)
        case .gap(let gap):
            let parts = model.texts.parts(gap, task.answer)
            p(.class("exercise-text"), .lang(model.language)) {
                parts.before
                span(.class("exercise-gap")) {
                    span(.hiddenFromReaders) { "____" }
                    span(.class("unseen"), .lang(shell.wording.tag)) { shell.wording.gap }
                }
                parts.after
            }
            translation(model)
        case .reply(let text):
            self.text(text, model, shell)
            translation(model)
        case .meaning(let text), .question(let text): self.text(text, model, shell)
        case .saying(let text): p(.class("exercise-text"), .lang(LessonText.tag(text, model.language))) { text }
        }
    }

    /// A text in the language of the lesson, with readings and a button that speaks it, or one in English.
    @HTMLBuilder static func text(_ text: String, _ model: Model, _ shell: Shell) -> HTML {
        if LessonText.isSaid(text, in: model.language) {
            div(.class("exercise-spoken")) {
                p(.class("exercise-text"), .lang(model.language)) { model.texts.html(text) }
                WordPage.sayIt(text, model.language, shell)
            }
        } else {
            p(.class("exercise-text"), .lang(LessonText.tag(text, model.language))) { text }
        }
    }

    @HTMLBuilder static func translation(_ model: Model) -> HTML {
        let text = model.exercise.translation
        if !text.isEmpty {
            p(.class("quiet-text exercise-translation"), .lang(LessonText.tag(text, .english))) { text }
        }
    }

    @HTMLBuilder private static func cloze(
        _ gap: Exercise.Gap, _ answer: Exercise.WrittenAnswer, _ model: Model, _ shell: Shell
    ) -> HTML {
        let parts = model.texts.parts(gap, answer.text)
        p(.class("exercise-text"), .lang(model.language)) {
            parts.before
            label(.class("unseen"), Attribute("for", "answer"), .lang(shell.wording.tag)) { shell.wording.gap }
            entry(model, size: max(4, answer.text.unicodeScalars.count * 2 + 2))
            parts.after
        }
        translation(model)
        typingHelp(model, shell)
    }

    private static func entry(_ model: Model, size: Int) -> HTML {
        input(
            .type("text"), .id("answer"), .name("answer"), Attribute("size", String(size)), .lang(model.language),
            Attribute("autocomplete", "off"), Attribute("autocapitalize", "off"), Attribute("spellcheck", "false"),
            Attribute("maxlength", "400"), .described(by: "typing-help"), .required, Attribute("autofocus", nil))
    }

    private static func typingHelp(_ model: Model, _ shell: Shell) -> HTML {
        p(.class("help"), .id("typing-help")) { shell.wording.typingHelp(model.language) }
    }

    @HTMLBuilder private static func dictation(
        _ answer: Exercise.WrittenAnswer, _ model: Model, _ shell: Shell
    ) -> HTML {
        listen(answer.text, answer.readings.first, model, shell)
        label(Attribute("for", "answer")) { shell.wording.whatYouHear }
        entry(model, size: 30)
        typingHelp(model, shell)
    }

    /// A button that speaks the text, and a substitute where no speech is available.
    @HTMLBuilder private static func listen(
        _ text: String, _ reading: String?, _ model: Model, _ shell: Shell
    ) -> HTML {
        let wording = shell.wording
        element(
            "say-it", [.class("listen"), .data("text", text), .data("language", model.language.tag)],
            button(.class("button large"), .type("button"), Attribute("hidden", nil)) {
                Icon.speak.drawing(shell)
                span { wording.listen }
            })
        details(.class("more")) {
            summary { wording.noSound }
            if let reading {
                p(.lang(model.language)) { reading }
            } else {
                p(.lang(LessonText.tag(text, model.language))) { text }
            }
            if model.exercise.kind == .dictation { translation(model) }
        }
    }
}
