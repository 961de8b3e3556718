import Model
import Routes

/// `/practice/lessons/{id}`: a lesson's introduction, before its exercises.
public enum LessonPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var lesson: Lesson
        /// The number of answered exercises.
        public var answered: Int
        /// The first unanswered exercise, counted from 1; nil if all are answered.
        public var next: Int?

        public init(lesson: Lesson, answered: Int, next: Int?) {
            self.lesson = lesson
            self.answered = answered
            self.next = next
        }
    }

    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let lesson = model.lesson
        return shell.page(lesson.title, room: .practice, parts: [.lessons, .speech]) {
            LessonsPage.wayBack(shell)
            header(.class("lesson-head")) {
                p(.class("eyebrow")) { wording.name(lesson.kind) + " · " + wording.name(lesson.language) }
                h1(.lang(LessonText.tag(lesson.title, lesson.language))) { lesson.title }
                p(.class("quiet-text")) {
                    wording.exercises(lesson.content.exercises.count) + " · "
                        + wording.duration(lesson.estimatedDuration) + " · " + wording.name(lesson.difficulty)
                }
            }
            origin(lesson, shell)
            div(.class("actions")) { begin(model, shell) }
            explanations(lesson, shell)
            questions(lesson, shell)
            shell.deletion(wording.deleteLesson, to: .practice(.lessons(.delete(lesson.id))))
        }
    }

    @HTMLBuilder private static func begin(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let id = model.lesson.id
        if model.lesson.finishedAt != nil {
            shell.buttonLink(
                wording.lessonResult, to: .practice(.lessons(.result(id))), icon: .check, class: "button large")
        } else if let next = model.next {
            shell.buttonLink(
                model.answered == 0 ? wording.beginLesson : wording.goOnWithLesson(next),
                to: .practice(.lessons(.lesson(id, at: next))), icon: .forward, class: "button large")
        }
        if model.lesson.finishedAt == nil, model.answered > 0 { finish(id, isLast: model.next == nil, shell) }
    }

    /// The form that ends a lesson.
    static func finish(_ id: ID<Lesson>, isLast: Bool, _ shell: Shell) -> HTML {
        form(Attribute("method", "post"), .action(.practice(.lessons(.finish(id))))) {
            button(
                .class(isLast ? "button large" : "button quiet"), .type("submit"),
                Attribute("autofocus", nil).when(isLast)
            ) {
                isLast ? shell.wording.finishLesson : shell.wording.endLessonNow
            }
        }
    }

    /// The lesson's author, and why it contains less than requested.
    @HTMLBuilder private static func origin(_ lesson: Lesson, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if let fault = lesson.fault {
            let words = wording.explain(.model(fault))
            div(.class("notice")) {
                Icon.warning.drawing(shell)
                div {
                    p { strong { wording.modelDidNotWrite } }
                    p { wording.sentences(words.happened, fault.isOffline ? wording.modelLessonComes : words.next) }
                    ProblemPage.remedy(of: fault, shell)
                }
            }
        }
        if let shortage = lesson.shortage { shell.banner(wording.told(shortage), icon: .info) }
        p(.class("help")) { lesson.origin == .model ? wording.writtenByModel : wording.composedByGlossa }
    }

    @HTMLBuilder private static func explanations(_ lesson: Lesson, _ shell: Shell) -> HTML {
        if !lesson.content.explanations.isEmpty {
            section(.labelled(by: "explanations")) {
                h2(.id("explanations")) { shell.wording.whatItIsAbout }
                ul(.class("lesson-explanations")) {
                    for explanation in lesson.content.explanations {
                        li(.class("card")) { self.explanation(explanation, lesson.language, shell) }
                    }
                }
            }
        }
    }

    @HTMLBuilder private static func explanation(
        _ explanation: LessonExplanation, _ language: Language, _ shell: Shell
    ) -> HTML {
        let isChinese = shell.preferences.interface == .simplifiedChinese && !explanation.chineseText.isEmpty
        h3 {
            span(.class("lesson-heading"), .lang(LessonText.tag(explanation.heading, language))) { explanation.heading }
            if !explanation.reading.isEmpty {
                span(.class("quiet-text"), .lang(language)) { explanation.reading }
            }
        }
        p(.lang(isChinese ? shell.wording.tag : Language.english.tag)) {
            isChinese ? explanation.chineseText : explanation.text
        }
        if !explanation.examples.isEmpty {
            ul(.class("lesson-examples")) {
                for example in explanation.examples {
                    li {
                        span(.class("lesson-sentence"), .lang(language)) { example.sentence }
                        if !example.translation.isEmpty {
                            span(.class("quiet-text"), .lang(.english)) { example.translation }
                        }
                    }
                }
            }
        }
    }

    /// Questions to answer aloud, each with a sample answer.
    @HTMLBuilder private static func questions(_ lesson: Lesson, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if !lesson.content.practiceQuestions.isEmpty {
            section(.labelled(by: "questions")) {
                h2(.id("questions")) { wording.sayAloud }
                p(.class("help")) { wording.sayAloudHelp }
                ul(.class("lesson-questions")) {
                    for question in lesson.content.practiceQuestions {
                        li {
                            details(.class("more")) {
                                summary(.lang(LessonText.tag(question.question, lesson.language))) { question.question }
                                p(.class("lesson-sentence"), .lang(LessonText.tag(question.answer, lesson.language))) {
                                    question.answer
                                }
                                WordPage.sayIt(question.answer, lesson.language, shell)
                            }
                        }
                    }
                }
            }
        }
    }
}
