import Model
import Scheduling
import Storage

/// The cost and benefit of each desired retention for a learner.
public struct Workload: Sendable {
    /// One desired retention.
    public struct Row: Hashable, Sendable {
        /// In percent.
        public var retention: Int
        public var reviewsPerDay: Double
        public var secondsPerDay: Double
        /// The expected number of known cards at the end: the sum of their probabilities of recall.
        public var remembered: Double
    }

    public var deck: Deck
    /// In order of retention, lowest first.
    public var rows: [Row]
    public var days: Int
    public var newPerDay: Int
    /// The number of cards that the learner has already seen.
    public var known: Int
    /// The number of the learner's answers used for the answer times; 0 if other learners' times are used.
    public var timedAnswers: Int

    /// The retention with the least time per known card at the end; nil if nothing is learned.
    public var cheapest: Row? {
        rows.filter { $0.remembered > 0 }.min { $0.secondsPerDay / $0.remembered < $1.secondsPerDay / $1.remembered }
    }
}

extension ReviewDesk {
    /// The number of days that a simulation looks ahead unless another is requested.
    public static let usualSimulation = 365
    /// The desired retentions to compare, in percent.
    public static let comparedRetentions = [70, 73, 76, 79, 82, 85, 88, 90, 92, 94, 97]

    /// Simulates a deck and its subdecks under several desired retentions, with the deck's own parameters and the
    /// learner's own pace.
    ///
    /// Samples very large numbers of cards, so that it takes a fraction of a second.
    ///
    /// - Parameters:
    ///   - days: The number of days to simulate, clamped to `Bounds.simulatedDays`; nil for ``usualSimulation``.
    ///   - newPerDay: The number of new cards every day, whether the deck already has them or not, clamped to
    ///     `Bounds.simulatedNewCards`; nil for the deck's own limit.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/impossibleOptions(_:)``.
    public func compareRetentions(
        of deckID: ID<Deck>, days: Int? = nil, newPerDay: Int? = nil, at now: Timestamp
    ) async throws -> Workload {
        let day = day
        let learner = learner
        let today = day.number(of: now)
        let (deck, known, pace) = try await readAtLength { reader in
            let subtree = DeckTree(try reader.decks()).subtree(of: deckID)
            guard let top = subtree.first else { throw ReviewError.noSuchDeck(deckID) }
            var known: [SimulationOptions.KnownCard] = []
            for deck in subtree {
                try reader.forEachRow(
                    """
                    SELECT stability, difficulty, last_review FROM card
                    WHERE learner_id = ? AND deck_id = ? AND standing = 0 AND state IN (1, 2, 3)
                    """, [reader.owner, SQLValue(deck.id)]
                ) { row in
                    guard let stability = try row.optionalReal(0), let difficulty = try row.optionalReal(1),
                        let last = try row.optionalTime(2)
                    else { return }
                    known.append(
                        SimulationOptions.KnownCard(
                            memory: MemoryState(stability: stability, difficulty: difficulty),
                            elapsedDays: today - day.number(of: last)))
                }
            }
            return (top, known, try reader.pace(learner))
        }
        let days = Bounds.simulatedDays.nearest(to: days ?? Self.usualSimulation)
        let newPerDay = Bounds.simulatedNewCards.nearest(to: newPerDay ?? deck.options.newPerDay)
        var options = SimulationOptions()
        options.days = days
        options.newCards = newPerDay * days
        options.newPerDay = newPerDay
        options.maximumInterval = max(1, deck.options.maximumInterval)
        options.newSeconds = options.newSeconds.map { $0 * pace.factor }
        options.reviewSeconds = options.reviewSeconds.map { $0 * pace.factor }
        let (simulated, parameters) = (options, deck.options.parameters)
        let rows = try await answers.run {
            try Self.rows(parameters, simulated, known)
        }
        return Workload(
            deck: deck, rows: rows, days: days, newPerDay: newPerDay, known: known.count, timedAnswers: pace.answers)
    }

    private static func rows(
        _ parameters: [Double], _ options: SimulationOptions, _ known: [SimulationOptions.KnownCard]
    ) throws -> [Workload.Row] {
        do {
            let fsrs = FSRS(try FSRSParameters(parameters))
            return try comparedRetentions.map { retention in
                try Task.checkCancellation()
                return try fsrs.row(retention, options, known)
            }
        } catch let error as SchedulingError {
            throw ReviewError.impossibleOptions(error)
        }
    }
}

extension FSRS {
    /// The maximum number of cards simulated individually.
    private static var most: Int { 8000 }

    fileprivate func row(
        _ retention: Int, _ options: SimulationOptions, _ known: [SimulationOptions.KnownCard]
    ) throws(SchedulingError) -> Workload.Row {
        let desired = Double(retention) / 100
        // The number of cards that each simulated one represents.
        let share = max(1, (known.count + Self.most - 1) / Self.most)
        var parts: [(share: Int, options: SimulationOptions)] = [(1, options)]
        if share > 1 {
            var old = options
            old.newCards = 0
            old.known = stride(from: 0, to: known.count, by: share).map { known[$0] }
            parts.append((share, old))
        } else {
            parts[0].options.known = known
        }
        var row = Workload.Row(retention: retention, reviewsPerDay: 0, secondsPerDay: 0, remembered: 0)
        let days = Double(max(1, options.days))
        for part in parts {
            let simulation = try simulate(part.options, desiredRetention: desired)
            row.reviewsPerDay += Double(simulation.reviews * part.share) / days
            row.secondsPerDay += simulation.seconds * Double(part.share) / days
            row.remembered += simulation.remembered * Double(part.share)
        }
        return row
    }
}

extension Reader {
    /// Compares the learner's recent answer times with those of many learners.
    ///
    /// - Returns: A factor for the times of the simulation, and the number of answers behind it.
    fileprivate func pace(_ learner: ID<Learner>) throws -> (factor: Double, answers: Int) {
        let usual = SimulationOptions().reviewSeconds
        var own = 0.0
        var others = 0.0
        var count = 0
        try forEachRow(
            """
            SELECT rating, duration FROM review WHERE learner_id = ? ORDER BY at DESC LIMIT 2000
            """, [SQLValue(learner)]
        ) { row in
            let rating = try row.integer(0)
            let duration = try row.count(1)
            // A forgotten card also costs its steps, which a single answer does not show.
            guard duration > 0, rating > 1, rating <= usual.count else { return }
            own += Double(duration) / 1000
            others += usual[rating - 1]
            count += 1
        }
        guard count >= 50 else { return (1, 0) }
        return (min(max(own / others, 0.1), 4), count)
    }
}
