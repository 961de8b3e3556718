import Model
import Routes

extension LessonsPage {
    /// The lessons page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.lessons, room: .practice, parts: [.lessons]) {
            shell.heading(wording.lessons, lead: wording.lessonsLead) {
                shell.buttonLink(wording.learningPreferences, to: .me(.learning()), class: "button quiet")
                shell.buttonLink(wording.progressHeading, to: .me(.progress), icon: .chart, class: "button quiet")
            }
            if let notice = model.notice { shell.banner(wording.told(notice), icon: .check) }
            if let problem = model.problem { ProblemPage.notice(problem, shell) }
            if model.waiting > 0 {
                shell.banner(wording.lessonsWait(model.waiting), icon: .clock) {
                    a(.href(.me(.models()))) { wording.whatWaits }
                }
            }
            form(model.form, shell)
            list(model, shell)
        }
    }

    // MARK: A new lesson

    private static func form(_ form: Form, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return Pages.form(
            .class("card lesson-form"), Attribute("method", "post"), .action(.practice(.lessons(.make))),
            .labelled(by: "new-lesson")
        ) {
            h2(.id("new-lesson")) { wording.newLesson }
            segments(
                wording.lessonKind, name: "kind",
                LessonKind.allCases.map {
                    Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == form.kind)
                })
            segments(
                wording.lessonFrom, name: "from",
                Source.allCases.map { Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == form.source) })
            source(form, shell)
            div(.class("lesson-row")) {
                field(wording.language, for: "lesson-language") {
                    select(
                        id: "lesson-language", name: "language",
                        Language.allCases.map {
                            Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == form.language)
                        })
                }
                field(wording.learningLevel, for: "lesson-level") {
                    select(
                        id: "lesson-level", name: "level",
                        Difficulty.allCases.map {
                            Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == form.level)
                        })
                }
                field(wording.minutesHeading, for: "lesson-minutes") {
                    select(
                        id: "lesson-minutes", name: "minutes",
                        minutes(form.minutes).map {
                            Choice(value: String($0), name: String($0), isChosen: $0 == form.minutes)
                        })
                }
            }
            if form.hasModel {
                toggle(wording.askModelForLesson, name: "model", isOn: form.asksModel, help: wording.askModelHelp)
            } else {
                p(.class("help")) { wording.lessonsWithoutModel }
            }
            button(.class("button large"), .type("submit")) { wording.makeLesson }
        }
    }

    /// The extra fields of each source; the style sheet shows only those of the selected one.
    @HTMLBuilder private static func source(_ form: Form, _ shell: Shell) -> HTML {
        let wording = shell.wording
        p(.class("help from-words")) { wording.fromWordsHelp }
        p(.class("help from-translations")) { wording.fromTranslationsHelp(form.translations) }
        div(.class("from-passage")) {
            if form.books.isEmpty {
                p(.class("help")) { wording.noBooksForLesson }
            } else {
                field(wording.lessonBook, for: "lesson-book") {
                    select(
                        id: "lesson-book", name: "book",
                        form.books.map {
                            Choice(
                                value: $0.id.description,
                                name: $0.title + " · " + wording.pageOf($0.lastPage, $0.pageCount),
                                isChosen: $0.id == form.book)
                        })
                }
            }
        }
        div(.class("from-text")) {
            field(wording.lessonText, for: "lesson-text", help: wording.lessonTextHelp) {
                textarea(
                    .id("lesson-text"), .name("text"), Attribute("rows", "5"), Attribute("maxlength", "10000"),
                    .described(by: "lesson-text-help"), .lang(form.language)
                ) { form.text }
            }
        }
    }

    /// The lengths on offer, including the learner's own.
    private static func minutes(_ own: Int) -> [Int] {
        var choices = [5, 10, 15, 20, 30]
        if !choices.contains(own) { choices.append(own) }
        return choices.sorted()
    }

    // MARK: The list

    @HTMLBuilder private static func list(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if !model.lessons.isEmpty {
            section(.class("lesson-list"), .labelled(by: "your-lessons")) {
                h2(.id("your-lessons")) { wording.yourLessons }
                ul { for row in model.lessons { li { self.row(row, shell) } } }
                pages(model, shell)
            }
        }
    }

    private static func row(_ row: Row, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let lesson = row.lesson
        let isFinished = lesson.finishedAt != nil
        let path: LessonsPath = isFinished ? .result(lesson.id) : .lesson(lesson.id)
        return a(.class("card lesson-row-link"), .href(.practice(.lessons(path)))) {
            span(.class("lesson-title"), .lang(LessonText.tag(lesson.title, lesson.language))) { lesson.title }
            span(.class("quiet-text")) {
                [
                    wording.name(lesson.kind), wording.name(lesson.language),
                    wording.duration(lesson.estimatedDuration),
                    wording.date(ofDay: row.day),
                ].joined(separator: " · ")
            }
            span(.class("badge")) {
                isFinished
                    ? wording.lessonFinished : wording.answeredOf(row.answered, lesson.content.exercises.count)
            }
        }
    }

    private static func pages(_ model: Model, _ shell: Shell) -> HTML? {
        Pagination.links(model.page, of: model.pageCount, shell) { .practice(.lessons(.list(page: $0))) }
    }

    /// The link back to the list.
    static func wayBack(_ shell: Shell) -> HTML {
        p(.class("way-back")) {
            a(.href(.practice(.lessons()))) {
                Icon.back.drawing(shell)
                span { shell.wording.lessons }
            }
        }
    }
}

/// Texts of lessons, which are in the language being learned or in English.
enum LessonText {
    /// The `lang` of a text: the lesson's language if the text contains its characters.
    static func tag(_ text: String, _ language: Language) -> String {
        isWritten(text, in: language) ? language.tag : Language.english.tag
    }

    /// Returns whether a text is in the language of the lesson, judging by its characters; never for English.
    static func isWritten(_ text: String, in language: Language) -> Bool {
        language != .english && hasCharacters(text)
    }

    /// Returns whether a text is one of the language of the lesson, which a voice can speak.
    static func isSaid(_ text: String, in language: Language) -> Bool {
        hasCharacters(text) == (language != .english)
    }

    private static func hasCharacters(_ text: String) -> Bool { text.unicodeScalars.contains { $0.isEastAsian } }
}
