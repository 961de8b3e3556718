import Model

extension FSRS {
    /// Simulates a learner whose memory follows FSRS.
    ///
    /// The work grows with the number of reviews: a year of 20 new cards a day takes about 10 milliseconds.
    ///
    /// - Parameter desiredRetention: Between 0 and 1, exclusive.
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

    /// Simulates several desired retentions, to compare their costs and results.
    ///
    /// - Throws: `retentionOutOfRange`.
    public func workload(
        _ options: SimulationOptions, retentions: [Double]
    ) throws(SchedulingError) -> [Simulation] {
        var simulations: [Simulation] = []
        for retention in retentions { simulations.append(try simulate(options, desiredRetention: retention)) }
        return simulations
    }

    /// Finds the desired retention, from 70 % to 95 %, that costs the least time per card known in the end.
    ///
    /// - Throws: Never `retentionOutOfRange`; the simulated retentions are in range.
    public func bestRetention(_ options: SimulationOptions) throws(SchedulingError) -> Simulation {
        let simulations = try workload(options, retentions: (0...25).map { 0.7 + Double($0) / 100 })
        // Single simulations are noisy; the mean over three neighbours is less so.
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
