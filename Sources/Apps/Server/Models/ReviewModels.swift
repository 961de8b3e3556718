import Model
import Pages
import Review
import Routes
import Scheduling

extension CardCounts {
    init(_ counts: StudyCounts?) {
        self.init(new: counts?.new ?? 0, learning: counts?.learning ?? 0, due: counts?.due ?? 0)
    }
}

extension StudyPage.Wait {
    init(_ wait: Outcome.Wait) {
        switch wait {
        case .seconds(let seconds): self = .seconds(seconds)
        case .days(let days): self = .days(days)
        }
    }
}

extension StudyPage.Question {
    init(_ question: Question, review: SerialID<Review>, isFlipped: Bool) {
        self.init(
            card: question.card, note: question.note, review: review,
            waits: Rating.allCases.map { StudyPage.Wait(question.outcomes[$0].wait) }, isFlipped: isFlipped)
    }
}

extension Form {
    /// The chosen kinds of cards; recognition by default.
    var cardKinds: [Card.Kind] {
        let kinds = all("kind").compactMap { Card.Kind(rawValue: $0) }
        return kinds.isEmpty ? [.recognition] : kinds
    }
}
