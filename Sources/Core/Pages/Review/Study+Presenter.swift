import Model
import Routes

extension StudyPage.Model {
    /// Presents a moment of study.
    ///
    /// - Parameter review: A new id for the answer; a requested card keeps the one that its view names.
    public init(_ session: StudySession, _ view: StudyView, review: SerialID<Review>) {
        self.init(
            deck: session.deck,
            question: session.question.map { question in
                session.isRequested
                    ? StudyPage.Question(question, review: view.review ?? review, isFlipped: view.isFlipped)
                    : StudyPage.Question(question, review: review)
            }, counts: session.counts, secondsLeft: session.secondsLeft, canUndo: session.undoable != nil,
            waiting: session.waiting.total, done: StudyPage.Done(session.done), tomorrow: session.tomorrow,
            leech: session.leech.map { StudyPage.Leech(card: $0.card, note: $0.note) },
            undone: view.undone.map { UndoneNotice(what: $0, session.undone) })
    }
}

extension StudyPage.Question {
    init(_ question: Question, review: SerialID<Review>, isFlipped: Bool = false) {
        self.init(
            card: question.card, note: question.note, face: question.face, review: review,
            waits: Rating.allCases.map { question.outcomes[$0].wait }, isFlipped: isFlipped)
    }
}

extension StudyPage.Done {
    /// Presents today's answers; nil if there are none.
    init?(_ done: StudySession.Done) {
        guard done.answers > 0 else { return nil }
        self.init(answers: done.answers, recalled: done.recalled, seconds: done.milliseconds / 1000)
    }
}

extension UndoneNotice {
    /// Presents what was undone.
    ///
    /// - Parameter note: The word that it concerned, if the note still exists.
    public init(what: TakenBack, _ note: NoteWord?) {
        self.init(what: what, word: note?.word, language: note?.language)
    }
}
