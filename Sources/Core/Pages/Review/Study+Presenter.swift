import Model
import Routes

extension StudyPage.Model {
    /// Presents the requested card if it can be answered, else the next one.
    ///
    /// - Parameters:
    ///   - asked: The card that the view requests; nil if it requests none, or one that no longer exists.
    ///   - review: A new id for the answer.
    ///   - waiting: All waiting cards, for the badge.
    public init(
        deck: Deck, _ view: StudyView, next: Question?, asked: Question?, review: SerialID<Review>, canUndo: Bool,
        waiting: StudyCounts
    ) {
        let asked = asked?.card.standing == .studied ? asked : nil
        self.init(
            deck: deck,
            question: asked.map {
                StudyPage.Question($0, review: view.review ?? review, isFlipped: view.isFlipped)
            } ?? next.map { StudyPage.Question($0, review: review) }, counts: (next ?? asked)?.counts ?? StudyCounts(),
            secondsLeft: next?.secondsLeft, canUndo: canUndo, waiting: waiting.total)
    }
}

extension StudyPage.Question {
    init(_ question: Question, review: SerialID<Review>, isFlipped: Bool = false) {
        self.init(
            card: question.card, note: question.note, review: review,
            waits: Rating.allCases.map { question.outcomes[$0].wait }, isFlipped: isFlipped)
    }
}

extension StudyPage.Done {
    /// Presents the sums of a day; nil for a day without answers.
    public init?(_ day: Statistics.Day) {
        guard day.reviews > 0 else { return nil }
        self.init(answers: day.reviews, recalled: day.answers.recalled, seconds: day.milliseconds / 1000)
    }
}

extension StudyPage.Leech {
    /// Presents a card that has just become a leech.
    public init(_ question: Question) { self.init(card: question.card, note: question.note) }
}
