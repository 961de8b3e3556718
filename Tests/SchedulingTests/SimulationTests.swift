import Model
import Scheduling
import Testing

@Suite struct SimulationTests {
    private var options: SimulationOptions {
        var options = SimulationOptions()
        options.days = 200
        options.newCards = 600
        options.newPerDay = 10
        return options
    }

    @Test func theLearnerRecallsAboutAsManyAsDesired() throws {
        for retention in [0.8, 0.9, 0.95] {
            let simulation = try FSRS().simulate(options, desiredRetention: retention)
            #expect(abs(simulation.trueRetention - retention) < 0.03)
            #expect(simulation.days.reduce(0) { $0 + $1.learned } == 600)
        }
    }

    @Test func moreRetentionIsMoreWork() throws {
        let simulations = try FSRS().workload(options, retentions: [0.75, 0.85, 0.95])
        #expect(simulations[0].reviews < simulations[1].reviews && simulations[1].reviews < simulations[2].reviews)
        #expect(simulations[0].remembered < simulations[2].remembered)
        let best = try FSRS().bestRetention(options)
        #expect(best.secondsPerCard <= simulations[2].secondsPerCard)
    }

    @Test func aSimulationRepeatsItself() throws {
        #expect(
            try FSRS().simulate(options, desiredRetention: 0.9) == FSRS().simulate(options, desiredRetention: 0.9))
    }

    @Test func limitsAreKept() throws {
        var options = options
        options.reviewsPerDay = 5
        options.known = [.init(memory: MemoryState(stability: 10, difficulty: 5), elapsedDays: 40)]
        let simulation = try FSRS().simulate(options, desiredRetention: 0.9)
        #expect(simulation.days.allSatisfy { $0.reviews <= 5 && $0.learned <= 10 })
        #expect(simulation.days[0].reviews == 1)
        options.days = 0
        #expect(try FSRS().simulate(options, desiredRetention: 0.9).days.isEmpty)
        #expect(throws: SchedulingError.retentionOutOfRange) { try FSRS().simulate(options, desiredRetention: .nan) }
    }
}
