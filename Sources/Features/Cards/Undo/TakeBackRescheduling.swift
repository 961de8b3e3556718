import Model
import Scheduling
import Storage

extension Transaction {
    /// Undoes the last change of a deck's scheduling, regardless of later activity. Its decks get their former
    /// algorithm, parameters and desired retention back, and every card not answered since returns exactly to its
    /// former state. A card answered since continues from its former schedule with those answers, under the former
    /// settings. Later changes of the same decks are undone with it.
    ///
    /// - Parameter progress: Receives the fraction done, from 0 to 1.
    /// - Returns: The number of cards restored, exactly or with later answers.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/nothingToUndo``.
    @discardableResult
    public func takeBackRescheduling(
        of deck: ID<Deck>, _ day: LearnerDay, progress: (Double) -> Void = { _ in }
    ) throws(StorageError) -> Int {
        _ = try self.deck(deck)
        let steps = try reschedulings()
        guard let place = steps.firstIndex(where: { $0.decks.contains(deck) }) else {
            throw .declining(ReviewError.nothingToUndo)
        }
        var count = 0
        for step in steps[...place] where !step.decks.isDisjoint(with: steps[place].decks) {
            count = max(count, try takeBack(step, day, progress))
        }
        return count
    }
}

extension Reader {
    /// Returns the reschedulings that can be undone, latest first.
    package func reschedulings() throws(StorageError) -> [ReschedulingStep] {
        var steps: [ReschedulingStep] = []
        let rows = try rows(
            """
            SELECT sequence, undoing, at FROM undo_step
            WHERE learner_id = ? AND verb = 'reschedule' ORDER BY sequence DESC
            """, [owner])
        for row in rows {
            let undoing = try row.json("undoing", as: Undoing.self)
            steps.append(
                ReschedulingStep(
                    sequence: try row.integer("sequence"), at: try row.time("at"), options: undoing.options ?? []))
        }
        return steps
    }

    /// Returns when the cards of a deck were last rescheduled for other settings, or nil if that can no longer be
    /// undone.
    public func lastRescheduling(of deck: ID<Deck>) throws(StorageError) -> Timestamp? {
        try reschedulings().first { $0.decks.contains(deck) }?.at
    }
}

extension Transaction {
    /// Restores decks' former scheduling and their cards' former schedules.
    ///
    /// - Returns: The number of cards.
    package func takeBack(
        _ step: ReschedulingStep, _ day: LearnerDay, _ progress: (Double) -> Void = { _ in }
    ) throws(StorageError) -> Int {
        let decks = try decks(of: learner)
        var schedulers: [ID<Deck>: Scheduler] = [:]
        for var deck in decks {
            if let former = step.options.first(where: { $0.deck == deck.id }) {
                deck.options.takeScheduling(of: former.options)
                try run(
                    "UPDATE deck SET options = ?, updated_at = ? WHERE id = ? AND learner_id = ?",
                    [SQLValue(json: deck.options), SQLValue(time), SQLValue(deck.id), SQLValue(learner)],
                    changes: .upsert(.deck, deck.id))
            }
            let options = deck.options
            schedulers[deck.id] = try declining { () throws(ReviewError) in try options.scheduler }
        }
        let answered = try cardsAnswered(since: step, learner)
        let later = try undoSteps(after: step.sequence, learner)
        let wanted = Set(later.flatMap { $0.undoing.cards.map { $0.id } })
        var former: [SerialID<Card>: CardSchedule] = [:]
        var parts: [Int] = []
        let rows = try rows(
            "SELECT part FROM former_schedule WHERE learner_id = ? AND sequence = ? ORDER BY part",
            [SQLValue(learner), SQLValue(step.sequence)])
        for row in rows { parts.append(try row.integer(0)) }
        var count = 0
        for (place, part) in parts.enumerated() {
            guard
                let row = try first(
                    "SELECT schedules FROM former_schedule WHERE learner_id = ? AND sequence = ? AND part = ?",
                    [SQLValue(learner), SQLValue(step.sequence), SQLValue(part)])
            else { continue }
            var cards: [(id: SerialID<Card>, schedule: CardSchedule, changesState: Bool)] = []
            for (id, schedule) in try FormerSchedules.unpack(try row.blob("schedules")) {
                if wanted.contains(id) { former[id] = schedule }
                var schedule = schedule
                if let deck = answered[id] {
                    guard let scheduler = schedulers[deck] else { continue }
                    let answers = try log(of: id, learner, after: step.end(of: schedule))
                    schedule = scheduler.schedule(schedule, after: answers, seed: UInt64(id.value), day)
                }
                cards.append((id, schedule, true))
            }
            try saveSchedules(cards, learner)
            count += cards.count
            progress(Double(place + 1) / Double(parts.count))
        }
        for (sequence, undoing) in later { try adjust(sequence, undoing, former, step, learner) }
        try forget(step, learner)
        return count
    }

    /// Returns the cards answered after a rescheduling was requested, with their decks.
    private func cardsAnswered(
        since step: ReschedulingStep, _ learner: ID<Learner>
    ) throws(StorageError) -> [SerialID<Card>: ID<Deck>] {
        var answered: [SerialID<Card>: ID<Deck>] = [:]
        try forEachRow(
            """
            SELECT DISTINCT review.card_id, card.deck_id
            FROM review JOIN card ON card.learner_id = review.learner_id AND card.id = review.card_id
            WHERE review.learner_id = ? AND review.at > ?
            """, [SQLValue(learner), SQLValue(step.at)]
        ) { row throws(StorageError) in answered[try row.serialID(0)] = try row.id(1) }
        return answered
    }

    private func undoSteps(
        after sequence: Int, _ learner: ID<Learner>
    ) throws(StorageError) -> [(sequence: Int, undoing: Undoing)] {
        var steps: [(sequence: Int, undoing: Undoing)] = []
        let rows = try rows(
            "SELECT sequence, undoing FROM undo_step WHERE learner_id = ? AND sequence > ?",
            [SQLValue(learner), SQLValue(sequence)])
        for row in rows { steps.append((try row.integer("sequence"), try row.json("undoing"))) }
        return steps
    }

    /// Makes a later undo restore cards as they were before the rescheduling, not as it left them.
    private func adjust(
        _ sequence: Int, _ undoing: Undoing, _ former: [SerialID<Card>: CardSchedule], _ step: ReschedulingStep,
        _ learner: ID<Learner>
    ) throws(StorageError) {
        var undoing = undoing
        var isAdjusted = false
        for place in undoing.cards.indices {
            guard let schedule = former[undoing.cards[place].id],
                undoing.cards[place].schedule.lastReview.map({ $0 <= step.end(of: schedule) }) ?? true
            else { continue }
            undoing.cards[place].schedule = schedule
            isAdjusted = true
        }
        guard isAdjusted else { return }
        try runDerived(
            "UPDATE undo_step SET undoing = ? WHERE learner_id = ? AND sequence = ?",
            [SQLValue(json: undoing), SQLValue(learner), SQLValue(sequence)])
    }
}

extension Scheduler {
    /// Returns a schedule after further answers.
    fileprivate func schedule(
        _ schedule: CardSchedule, after answers: [Review], seed: UInt64, _ day: LearnerDay
    ) -> CardSchedule {
        var replayed = ReplayedCard(schedule, lastDay: schedule.lastReview.map { day.number(of: $0) }, seed: seed)
        for answer in answers { add(answer, on: day.number(of: answer.time), to: &replayed) }
        return self.schedule(of: replayed)
    }
}
