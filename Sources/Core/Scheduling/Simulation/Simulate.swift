import Model

extension FSRS {
    /// Simulates a learner whose memory is as FSRS describes it.
    ///
    /// Work grows with the number of reviews: a year of 20 new cards a day takes about 10 milliseconds.
    ///
    /// - Parameter desiredRetention: Between 0 and 1, both excluded.
    /// - Throws: `retentionOutOfRange`.
    public func simulate(
        _ options: SimulationOptions, desiredRetention: Double
    ) throws(SchedulingError) -> Simulation {
        guard desiredRetention > 0, desiredRetention < 1 else { throw .retentionOutOfRange }
        var learner = SimulatedLearner(self, options, desiredRetention)
        var days: [Simulation.Day] = []
        for day in 0..<max(0, options.days) { days.append(learner.live(day)) }
        return Simulation(
            desiredRetention: desiredRetention, days: days, remembered: learner.remembered(on: max(0, options.days - 1))
        )
    }

    /// Simulates several desired retentions, to be compared: what each costs, and what it gives.
    ///
    /// - Throws: `retentionOutOfRange`.
    public func workload(
        _ options: SimulationOptions, retentions: [Double]
    ) throws(SchedulingError) -> [Simulation] {
        var simulations: [Simulation] = []
        for retention in retentions { simulations.append(try simulate(options, desiredRetention: retention)) }
        return simulations
    }

    /// The desired retention, from 70 % to 95 %, that costs least time for each card that is known in the end.
    ///
    /// - Throws: `retentionOutOfRange` never; simulated retentions are within range.
    public func bestRetention(_ options: SimulationOptions) throws(SchedulingError) -> Simulation {
        let simulations = try workload(options, retentions: (0...25).map { 0.7 + Double($0) / 100 })
        // One simulation is as good as another but for luck: a mean over three neighbours has less of it.
        var best = 0
        var least = Double.infinity
        for place in simulations.indices {
            let near = simulations[max(0, place - 1)...min(simulations.count - 1, place + 1)]
            let cost = near.reduce(0) { $0 + $1.secondsPerCard } / Double(near.count)
            if cost < least { (best, least) = (place, cost) }
        }
        return simulations[best]
    }
}
