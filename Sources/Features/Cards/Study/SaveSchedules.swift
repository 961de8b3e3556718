import Model
import Storage

extension Transaction {
    /// Writes cards' schedules; a bulk write is one change of the log.
    package func saveSchedules(
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
        // Most cards keep their state, and not assigning it saves the engine one index update.
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
