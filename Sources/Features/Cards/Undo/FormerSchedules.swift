import Model
import Storage

/// A deck's scheduling before its cards were rescheduled.
package struct FormerOptions: Sendable {
    package var deck: ID<Deck>
    package var options: DeckOptions

    package init(
        deck: ID<Deck>, options: DeckOptions
    ) {
        self.deck = deck
        self.options = options
    }

}

extension FormerOptions: JSONConvertible {
    package init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(deck: try object.value("deck"), options: try object.value("options"))
    }

    package var json: JSON { ["deck": deck.json, "options": options.json] }
}

/// Packed card schedules: undoing one step may need hundreds of thousands.
///
/// A card takes twelve 64-bit little-endian words: its id, and its schedule in the order of `CardSchedule.values`. Bits
/// of the state tell whether it has a memory and an answer.
package enum FormerSchedules {
    /// The number of cards in one row of the database.
    package static let cardsInARow = 5000
    private static let words = 12
    /// Added to the state of a card that has a memory, or that has been answered.
    private static let hasMemory: Int64 = 16
    private static let hasAnswer: Int64 = 32

    package static func pack(_ cards: some Sequence<(SerialID<Card>, CardSchedule)>) -> [UInt8] {
        var bytes: [UInt8] = []
        for (id, schedule) in cards {
            let state =
                Int64(schedule.state.rawValue) + (schedule.memory == nil ? 0 : hasMemory)
                + (schedule.lastReview == nil ? 0 : hasAnswer)
            let values: [Int64] = [
                id.value, state, Int64(schedule.step), bits(schedule.memory?.stability ?? 0),
                bits(schedule.memory?.difficulty ?? 0), bits(schedule.ease), Int64(schedule.interval),
                Int64(schedule.repetitions), schedule.due.milliseconds, schedule.lastReview?.milliseconds ?? 0,
                Int64(schedule.reviews), Int64(schedule.lapses),
            ]
            for value in values { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
        }
        return bytes
    }

    /// - Returns: The cards; a truncated row yields its complete ones.
    package static func unpack(_ bytes: [UInt8]) throws(StorageError) -> [(id: SerialID<Card>, schedule: CardSchedule)]
    {
        var cards: [(id: SerialID<Card>, schedule: CardSchedule)] = []
        let size = words * 8
        for start in stride(from: 0, through: bytes.count - size, by: size) {
            func word(_ place: Int) -> Int64 {
                var value: Int64 = 0
                for offset in (0..<8).reversed() { value = value << 8 | Int64(bytes[start + place * 8 + offset]) }
                return value
            }
            func real(_ place: Int) -> Double { Double(bitPattern: UInt64(bitPattern: word(place))) }
            guard let id = SerialID<Card>(word(0)) else { continue }
            let state = try CardState(stored: Int(word(1) & 15), in: "schedules")
            let memory =
                word(1) & hasMemory == 0 ? nil : MemoryState(stability: real(3), difficulty: real(4))
            cards.append(
                (
                    id,
                    CardSchedule(
                        state: state, step: Int(word(2)), memory: memory, ease: real(5), interval: Int(word(6)),
                        repetitions: Int(word(7)), due: Timestamp(milliseconds: word(8)),
                        lastReview: word(1) & hasAnswer == 0 ? nil : Timestamp(milliseconds: word(9)),
                        reviews: Int(word(10)), lapses: Int(word(11)))
                ))
        }
        return cards
    }

    private static func bits(_ value: Double) -> Int64 { Int64(bitPattern: value.bitPattern) }
}

/// A rescheduling that can be undone.
package struct ReschedulingStep: Sendable {
    package var sequence: Int
    /// When the learner asked for it. It may have waited in a queue, and cards may have been answered in the meantime.
    package var at: Timestamp
    package var options: [FormerOptions]

    package init(
        sequence: Int, at: Timestamp, options: [FormerOptions]
    ) {
        self.sequence = sequence
        self.at = at
        self.options = options
    }

    package var decks: Set<ID<Deck>> { Set(options.map { $0.deck }) }

    /// Returns the time up to which a card's former schedule includes its answers. An imported card's last answer can
    /// be slightly earlier than its log says, so the last answer alone does not suffice.
    package func end(of schedule: CardSchedule) -> Timestamp { max(at, schedule.lastReview ?? at) }
}

extension Transaction {
    /// The number of reschedulings kept: each is as large as the cards it changed.
    private static var keptReschedulings: Int { 5 }

    /// Saves the data that undoes a rescheduling.
    package func keep(
        _ options: [FormerOptions], _ cards: some Collection<(SerialID<Card>, CardSchedule)>, _ learner: ID<Learner>
    ) throws(StorageError) {
        let sequence = try keep(Undoing(options: options), verb: .reschedule, learner, at: time)
        var rest = cards[...]
        var part = 0
        while !rest.isEmpty {
            try runDerived(
                "INSERT INTO former_schedule (learner_id, sequence, part, schedules) VALUES (?, ?, ?, ?)",
                [
                    SQLValue(learner), SQLValue(sequence), SQLValue(part),
                    .blob(FormerSchedules.pack(rest.prefix(FormerSchedules.cardsInARow))),
                ])
            rest = rest.dropFirst(FormerSchedules.cardsInARow)
            part += 1
        }
        let steps = try reschedulings()
        for step in steps.dropFirst(Self.keptReschedulings) { try forget(step, learner) }
    }

    package func forget(_ step: ReschedulingStep, _ learner: ID<Learner>) throws(StorageError) {
        for table in ["former_schedule", "undo_step"] {
            try runDerived(
                "DELETE FROM \(table) WHERE learner_id = ? AND sequence = ?",
                [SQLValue(learner), SQLValue(step.sequence)])
        }
    }
}
