import Model
import Scheduling
import Testing

@Suite struct SM2Tests {
    @Test func repetitionsFollowThePublishedIntervals() {
        let states = SM2().states(of: [.good, .good, .good, .good, .good])
        #expect(states.map(\.interval) == [1, 6, 15, 38, 95])
        #expect(states.map(\.ease) == [2.5, 2.5, 2.5, 2.5, 2.5])
        #expect(states.map(\.repetitions) == [1, 2, 3, 4, 5])
    }

    /// PyPI supermemo2 3 with qualities 5, 3, 4, 2, 4, 5, 3.
    @Test func easeChangesWithEachAnswer() {
        let states = SM2().states(of: [.easy, .hard, .good, .again, .good, .easy, .hard])
        #expect(states.map(\.interval) == [1, 6, 15, 1, 1, 6, 14])
        for (state, ease) in zip(states, [2.6, 2.46, 2.46, 2.14, 2.14, 2.24, 2.1]) {
            #expect(isClose(state.ease, ease))
        }
    }

    @Test func easeIsNeverBelowItsLeast() {
        let states = SM2().states(of: [Rating](repeating: .again, count: 30))
        #expect(states.last?.ease == 1.3)
        #expect(states.allSatisfy { $0.interval == 1 && $0.repetitions == 0 })
    }

    @Test func intervalsStayWithinTheirMaximum() {
        let states = SM2(maximumInterval: 100).states(of: [Rating](repeating: .easy, count: 200))
        #expect(states.allSatisfy { (1...100).contains($0.interval) })
    }
}
