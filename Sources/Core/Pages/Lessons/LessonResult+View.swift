import Model
import Routes

/// `/practice/lessons/{id}/result`: the result of a lesson, and its effect on the learner's cards.
public enum LessonResultPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var lesson: Lesson
        public var right: Int
        public var answered: Int
        /// Total answering time, in seconds.
        public var seconds: Int
        /// Words answered wrongly come first.
        public var words: [FinishedLesson.Word]
        /// The deck that a card goes to.
        public var target: CardTarget
        /// The result of making a card.
        public var card: MadeCard?

        public init(
            lesson: Lesson, right: Int, answered: Int, seconds: Int, words: [FinishedLesson.Word] = [],
            target: CardTarget = CardTarget(), card: MadeCard? = nil
        ) {
            self.lesson = lesson
            self.right = right
            self.answered = answered
            self.seconds = seconds
            self.words = words
            self.target = target
            self.card = card
        }
    }

    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let lesson = model.lesson
        return shell.page(wording.lessonResult, room: .practice, parts: [.lessons]) {
            LessonsPage.wayBack(shell)
            section(.class("lesson-score")) {
                h1 { wording.lessonResult }
                p(.class("score")) {
                    strong { "\(model.right) / \(model.answered)" }
                    span { wording.answeredRight }
                }
                bar(Share(model.right, of: model.answered), caption: wording.answeredRight)
                p(.class("quiet-text"), .lang(LessonText.tag(lesson.title, lesson.language))) { lesson.title }
                figures([
                    (wording.exercisesHeading, "\(model.answered) / \(lesson.content.exercises.count)"),
                    (wording.timeSpent, wording.duration(model.seconds)),
                ])
            }
            if let card = model.card { MakeCard.notice(card, model.target, shell) }
            words(model, shell)
            div(.class("actions")) {
                shell.buttonLink(wording.anotherLesson, to: .practice(.lessons()), icon: .add)
                form(Attribute("method", "post"), .action(.practice(.lessons(.again(lesson.id))))) {
                    button(.class("button quiet"), .type("submit")) { wording.sameLessonAgain }
                }
                shell.buttonLink(
                    wording.lookAtAnswers, to: .practice(.lessons(.lesson(lesson.id, at: 1))), class: "button quiet")
                shell.buttonLink(wording.progressHeading, to: .me(.progress), icon: .chart, class: "button quiet")
            }
        }
    }

    @HTMLBuilder private static func words(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if !model.words.isEmpty {
            section(.labelled(by: "words")) {
                h2(.id("words")) { wording.wordsOfLesson }
                p(.class("help")) { wording.whatResultDid }
                ul(.class("lesson-words")) {
                    for word in model.words { li(.class(word.isRight ? "right" : "wrong")) { row(word, model, shell) } }
                }
            }
        }
    }

    @HTMLBuilder private static func row(_ word: FinishedLesson.Word, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let language = model.lesson.language
        (word.isRight ? Icon.check : Icon.close).drawing(shell)
        span(.class("unseen")) { word.isRight ? wording.rightAnswer : wording.wrongAnswer }
        a(.class("lesson-word"), .lang(language), .href(.word(language, word.word))) { word.word }
        if word.isRight || word.outcome != .noCard {
            span(.class("quiet-text")) { wording.told(word.outcome, isRight: word.isRight) }
        } else {
            MakeCard.form(
                word.word, language, reading: nil, back: .practice(.lessons(.result(model.lesson.id))),
                target: model.target, canChoose: false, class: "button quiet small", shell)
        }
    }
}
