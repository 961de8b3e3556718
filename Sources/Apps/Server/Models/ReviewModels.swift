import Foundation
import Model
import Pages
import Review
import Scheduling

extension Site {
    /// The review desk, with the learner's day as this machine's clock has it at a moment.
    func reviewDesk(at now: Timestamp) -> ReviewDesk {
        let moment = Date(timeIntervalSince1970: Double(now.milliseconds) / 1000)
        return ReviewDesk(
            database: desk.database, lexicon: desk.lexicon, learner: desk.learner,
            day: LearnerDay(offset: TimeZone.current.secondsFromGMT(for: moment)))
    }
}

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

extension Deck {
    /// With the settings that a form sends; the others stay as they are.
    ///
    /// - Throws: ``FormError`` where a number or a step cannot be read.
    func changed(by form: Form) throws(FormError) -> Deck {
        var changed = self
        if let name = form["name"] { changed.name = name }
        if let icon = form["icon"] { changed.icon = icon.trimmingCharacters(in: .whitespaces) }
        if form["parent"] != nil { changed.parentID = try form.choice("parent") { ID<Deck>($0) } }
        try changed.options.change(by: form)
        return changed
    }
}

extension DeckOptions {
    fileprivate mutating func change(by form: Form) throws(FormError) {
        algorithm = try form.choice("algorithm") { Algorithm(rawValue: $0) } ?? algorithm
        if let percent = try form.number("retention", in: 70...97) { desiredRetention = Double(percent) / 100 }
        maximumInterval = try form.number("maximumInterval", in: 1...36500) ?? maximumInterval
        newPerDay = try form.number("newPerDay", in: 0...9999) ?? newPerDay
        reviewsPerDay = try form.number("reviewsPerDay", in: 0...9999) ?? reviewsPerDay
        leechThreshold = try form.number("leechThreshold", in: 0...99) ?? leechThreshold
        if let steps = form["learningSteps"] { learningSteps = try Self.steps(steps, "learningSteps") }
        if let steps = form["relearningSteps"] { relearningSteps = try Self.steps(steps, "relearningSteps") }
        if let value = form["suspendsLeeches"] { suspendsLeeches = value == "on" }
        if let value = form["buriesSiblings"] { buriesSiblings = value == "on" }
        let days = form.all("day").compactMap { Int($0) }.filter { (0...100).contains($0) }
        if days.count == 7 { dayShares = days.map { Double($0) / 100 } }
    }

    private static func steps(_ text: String, _ name: String) throws(FormError) -> [Double] {
        guard let steps = StepsText.minutes(text) else { throw .missing(name) }
        return steps
    }
}

extension Form {
    /// A number within limits; nil where it was not sent.
    fileprivate func number(_ name: String, in range: ClosedRange<Int>) throws(FormError) -> Int? {
        guard self[name] != nil else { return nil }
        guard let number = number(name), range.contains(number) else { throw .missing(name) }
        return number
    }

    /// The kinds of cards that were chosen; recognition where none was.
    var cardKinds: [Card.Kind] {
        let kinds = all("kind").compactMap { Card.Kind(rawValue: $0) }
        return kinds.isEmpty ? [.recognition] : kinds
    }
}
