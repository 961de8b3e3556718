import Formats
import Model
import Scheduling

/// Converts Anki's card schedules to Glossa's.
struct AnkiClock: Sendable {
    /// The learner's day on which the collection was created; due days count from it.
    let firstDay: Int
    let day: LearnerDay
    let now: Timestamp

    /// - Parameters:
    ///   - createdAt: Seconds since 1970: the beginning of the collection's first day.
    ///   - offset: Seconds that its clock was ahead of UTC; nil if unknown.
    init(createdAt: Int64, offset: Int?, day: LearnerDay, now: Timestamp) {
        // From the middle of that day, so that an hour's difference does not matter.
        let noon = Timestamp(milliseconds: 0).advanced(bySeconds: createdAt).advanced(bySeconds: 12 * 3600)
        firstDay = (offset.map { LearnerDay(offset: $0, start: day.start) } ?? day).number(of: noon)
        self.day = day
        self.now = now
    }

    /// The maximum distance of a date from the collection's first day, in days: over a hundred years.
    private static let longest: Int64 = 100_000

    /// The learner's day.
    var today: Int { day.number(of: now) }

    func moment(ofDay number: Int64) -> Timestamp {
        day.beginning(of: firstDay + Int(min(max(number, -Self.longest), Self.longest)))
    }

    /// - Parameters:
    ///   - lastAnswer: In milliseconds; 0 if the log has none.
    ///   - streak: The number of most recent consecutive successful answers.
    ///   - steps: The deck's learning and relearning steps.
    ///   - losses: Counts what could not be used.
    func schedule(
        of card: AnkiCard, lastAnswer: Int64, streak: Int, options: DeckOptions, losses: inout Losses
    ) -> CardSchedule {
        guard let state = CardState(rawValue: card.type), state != .new else {
            // A forgotten card may have kept its counts.
            return CardSchedule(state: .new, due: now, reviews: max(0, card.reviews), lapses: max(0, card.lapses))
        }
        let due = card.homeDue
        let isMoment = state != .review && due > 1_000_000_000
        let dueAt = isMoment ? Timestamp(milliseconds: 0).advanced(bySeconds: min(due, 1 << 40)) : moment(ofDay: due)
        let interval = Int(min(max(0, card.interval), 36_500 * 3))
        var last: Timestamp?
        // The card has whole seconds, the log milliseconds; if part of the log is missing, the card knows more.
        if let seconds = card.lastReview, seconds > lastAnswer / 1000 {
            last = Timestamp(milliseconds: 0).advanced(bySeconds: min(seconds, 1 << 40))
        } else if let seconds = card.lastReview, seconds == lastAnswer / 1000 - 1 {
            // Anki gives each of several answers in one millisecond a distinct time, which can be in the next second.
            last = Timestamp(milliseconds: lastAnswer / 1000 * 1000 - 1)
        } else if lastAnswer > 0 {
            last = Timestamp(milliseconds: lastAnswer)
        } else {
            // A step that ends on another day began the day before at the latest.
            let days = card.queue == 3 || (state != .review && !isMoment) ? max(1, interval) : interval
            last = dueAt.advanced(bySeconds: Int64(days) * -86_400)
        }
        let steps = state == .learning ? options.learningSteps.count : options.relearningSteps.count
        return CardSchedule(
            state: state, step: state == .review ? 0 : max(0, min(steps - 1, steps - card.left % 1000)),
            memory: memory(of: card, &losses),
            ease: card.factor == 0 ? 2.5 : max(1.3, min(9.999, Double(card.factor) / 1000)),
            interval: interval, repetitions: state == .review ? max(1, streak) : 0, due: dueAt, lastReview: last,
            reviews: max(0, card.reviews), lapses: max(0, card.lapses))
    }

    private func memory(of card: AnkiCard, _ losses: inout Losses) -> MemoryState? {
        guard card.stability != nil || card.difficulty != nil else { return nil }
        guard let stability = card.stability, let difficulty = card.difficulty, stability > 0, stability <= 36_500 * 10,
            (1...10).contains(difficulty)
        else {
            losses.add(.memories)
            return nil
        }
        return MemoryState(stability: stability, difficulty: difficulty)
    }
}

extension AnkiCard {
    var standing: Card.Standing { queue == -1 ? .suspended : .studied }

    /// Returns the day on which the card is buried: buried cards come back tomorrow.
    func buriedOn(_ clock: AnkiClock) -> Int? { queue == -2 || queue == -3 ? clock.day.number(of: clock.now) : nil }

    /// Its own deck, even while it is in a filtered one.
    var homeDeck: Int64 { originalDeckID != 0 ? originalDeckID : deckID }

    /// Its due date in its own deck, which it keeps while in a filtered deck; 0 if it had none.
    var homeDue: Int64 { originalDeckID != 0 && originalDue != 0 ? originalDue : due }
}

extension DeckOptions {
    /// Converts the options of an Anki deck.
    init(_ preset: AnkiPreset, deck: AnkiDeck, isFSRS: Bool, losses: inout Losses) {
        self.init()
        func sane(_ steps: [Double]) -> [Double] { steps.filter { $0.isFinite && $0 > 0 && $0 <= 100_000 } }
        algorithm = isFSRS ? .fsrs : .ankiSM2
        ankiSM2 = (preset.sm2 ?? AnkiSM2Options()).bounded
        desiredRetention = Self.within(deck.desiredRetention ?? preset.desiredRetention, 0.7...0.97, or: 0.9)
        learningSteps = sane(preset.learningSteps)
        relearningSteps = sane(preset.relearningSteps)
        newPerDay = min(max(0, deck.newPerDay ?? preset.newPerDay), 9999)
        reviewsPerDay = min(max(0, deck.reviewsPerDay ?? preset.reviewsPerDay), 9999)
        maximumInterval = preset.maximumInterval > 0 ? min(preset.maximumInterval, 36_500) : 36_500
        leechThreshold = max(0, min(preset.leechThreshold, 9999))
        suspendsLeeches = preset.suspendsLeeches
        buriesSiblings = preset.buriesSiblings
        dayShares = preset.dayShares.map { Self.within($0, 0...1, or: 1) }
        parameters = preset.parameters
        if !preset.hasPossibleParameters {
            parameters = []
            losses.add(.impossibleParameters(preset: preset.name))
        } else if (try? scheduler) == nil {
            parameters = []
            losses.add(.parameters(preset: preset.name))
        }
        self = mended
    }

    private static func within(_ value: Double, _ range: ClosedRange<Double>, or other: Double) -> Double {
        value.isFinite && value > 0
            ? min(max(value, range.lowerBound), range.upperBound) : (value == 0 && range.contains(0) ? 0 : other)
    }
}
