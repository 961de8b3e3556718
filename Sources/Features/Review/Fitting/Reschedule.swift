import Model
import Scheduling
import Storage

extension DeckOptions {
    /// Whether cards that have been answered would be due at other times than under `other`.
    public func schedule(otherwiseThan other: DeckOptions) -> Bool {
        schedulingValues != other.schedulingValues
    }

    /// Takes over what decides when cards are due, and leaves the rest as it is.
    mutating func takeScheduling(of other: DeckOptions) {
        algorithm = other.algorithm
        parameters = other.parameters
        previousParameters = other.previousParameters
        ankiSM2 = other.ankiSM2
        desiredRetention = other.desiredRetention
    }

    private var schedulingValues: [Double] {
        let kind = Double(Algorithm.allCases.firstIndex(of: algorithm) ?? 0)
        switch algorithm {
        case .fsrs: return [kind, desiredRetention] + parameters
        case .sm2: return [kind]
        case .ankiSM2:
            let options = ankiSM2.bounded
            return [
                kind, options.startingEase, options.hardMultiplier, options.easyBonus, options.intervalMultiplier,
                options.lapseMultiplier, Double(options.minimumLapseInterval), Double(options.graduatingInterval),
                Double(options.easyInterval),
            ]
        }
    }
}

extension ReviewDesk {
    /// Changes a deck's name, icon, place and settings, and counts its cards anew where they are scheduled otherwise from
    /// then on. All of it is kept, or nothing. It can be taken back: ``takeBackRescheduling(of:at:progress:)``.
    ///
    /// - Parameters:
    ///   - rescheduling: What the learner wants; nil while nobody has asked.
    ///   - progress: Takes the share done, from 0 to 1, on any thread.
    /// - Returns: The number of cards changed; nil where none had to be counted.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/noSuchDeckNamed(_:)``, ``ReviewError/impossibleDeckName``,
    ///   ``ReviewError/deckExists(_:)``, ``ReviewError/deckInItself``, ``ReviewError/impossibleOptions(_:)``;
    ///   ``ReviewError/reschedulingUndecided(_:)`` where nobody has asked and cards would be due on other days;
    ///   ``ReviewError/staleRescheduling`` where the deck has been scheduled otherwise since the edit was made up;
    ///   `CancellationError`.
    @discardableResult
    public func settle(
        _ edit: DeckEdit, rescheduling: Rescheduling? = nil, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int? {
        try await settle([edit], rescheduling: rescheduling, at: now, progress: progress)
    }

    /// The same for several decks, in one transaction.
    @discardableResult
    public func settle(
        _ edits: [DeckEdit], rescheduling: Rescheduling? = nil, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int? {
        let edited = try EditedDecks(edits, among: try await decks())
        if rescheduling == nil, !edited.rescheduled.isEmpty {
            let preview = try await previewRescheduling(edited.rescheduled, at: now, progress: progress)
            guard preview.moved == 0 else { throw ReviewError.reschedulingUndecided(preview) }
        }
        let (learner, day, choice) = (learner, day, rescheduling ?? .now)
        return try await write(atLength: !edited.rescheduled.isEmpty, at: now) { transaction in
            // The decks as they are now: they may have been changed since the preview was begun.
            let edited = try EditedDecks(edits, among: try transaction.decks(of: learner))
            for deck in edited.decks { try transaction.update(deck, learner, at: now) }
            guard !edited.rescheduled.isEmpty else { return nil }
            let recount = try Recount(edited.rescheduled, learner, day)
            return try transaction.reschedule(recount, edited.former, choice, progress)
        }
    }

    /// How many cards of a deck would be counted anew, up to a limit: whether it takes long.
    public func answeredCards(of deck: ID<Deck>, upTo limit: Int) async throws -> Int {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.first(
                """
                SELECT COUNT(*) AS count FROM (
                    SELECT 1 FROM card WHERE deck_id = ? AND learner_id = ? AND standing <> 2 AND state > 0 LIMIT ?
                ) AS answered
                """, [SQLValue(deck), SQLValue(learner), SQLValue(limit)])?.integer("count") ?? 0
        }
    }
}

extension AnsweredCard {
    /// Its schedule once its deck has been changed.
    ///
    /// - Parameter recounted: What its log says under the new settings.
    func schedule(_ rescheduling: Rescheduling, _ recounted: CardSchedule) -> CardSchedule {
        var next = recounted
        if rescheduling == .later {
            next = schedule
            next.memory = recounted.memory
            next.ease = recounted.ease
            next.repetitions = recounted.repetitions
        }
        // Of a card that came from elsewhere the log may be gone in part: what was counted stays.
        next.reviews = max(next.reviews, schedule.reviews)
        next.lapses = max(next.lapses, schedule.lapses)
        return next
    }
}

extension Transaction {
    /// Counts cards anew, and keeps what takes it back.
    ///
    /// - Returns: The number of cards changed.
    fileprivate func reschedule(
        _ recount: Recount, _ options: [FormerOptions], _ choice: Rescheduling, _ progress: @escaping (Double) -> Void
    ) throws -> Int {
        var changed: [(card: AnsweredCard, schedule: CardSchedule)] = []
        try recount.run(in: self) {
            progress(0.6 * $0)
        } _: { card, recounted in
            let schedule = card.schedule(choice, recounted)
            if schedule != card.schedule { changed.append((card, schedule)) }
        }
        try keep(options, changed.lazy.map { ($0.card.id, $0.card.schedule) }, recount.learner)
        try saveSchedules(
            changed.map { ($0.card.id, $0.schedule, $0.schedule.state != $0.card.schedule.state) }, recount.learner
        ) {
            progress(0.6 + 0.4 * $0)
        }
        return changed.count
    }

    /// Writes how cards are scheduled; many at once are one change of the log.
    func saveSchedules(
        _ cards: [(id: SerialID<Card>, schedule: CardSchedule, changesState: Bool)], _ learner: ID<Learner>,
        _ progress: @escaping (Double) -> Void = { _ in }
    ) throws(StorageError) {
        let learner = SQLValue(learner)
        let touching = Card.touchingValues(time)
        func update(_ columns: String) -> String {
            "UPDATE card SET \(columns), \(Card.touching) WHERE id = ? AND learner_id = ?"
        }
        guard cards.count > FormerValue.named else {
            for card in cards {
                try run(
                    update(CardSchedule.assignments), card.schedule.values + touching + [SQLValue(card.id), learner],
                    changes: .upsert(.card, card.id))
            }
            return
        }
        // Most cards stay in their state, and an engine that is told so has one index less to look after.
        for changesState in [false, true] {
            let rows = cards.enumerated().lazy.filter { $0.element.changesState == changesState }.map { place, card in
                if place % 1000 == 0 { progress(Double(place) / Double(cards.count)) }
                return (changesState ? card.schedule.values : Array(card.schedule.values.dropFirst()))
                    + touching + [SQLValue(card.id), learner]
            }
            try run(
                update(changesState ? CardSchedule.assignments : CardSchedule.assignmentsWithinState), each: rows,
                changes: .upsertMany(.card))
        }
    }
}
