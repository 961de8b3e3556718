import Model
import Scheduling
import Testing

@Suite struct FSRSLimitsTests {
    @Test(arguments: [1, 17, 20, 22])
    func anotherNumberOfParametersIsRefused(_ count: Int) {
        #expect(throws: SchedulingError.wrongParameterCount(count)) {
            try FSRSParameters([Double](repeating: 1, count: count))
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func aParameterThatIsNoNumberIsRefused(_ value: Double) {
        var values = FSRSParameters.defaults.values
        values[7] = value
        #expect(throws: SchedulingError.parameterNotFinite(index: 7)) { try FSRSParameters(values) }
    }

    @Test func parametersAreBroughtWithinTheirBounds() throws {
        let low = try FSRSParameters([Double](repeating: -1e300, count: 21))
        let high = try FSRSParameters([Double](repeating: 1e300, count: 21))
        #expect(low.values == FSRSParameters.lowerBounds)
        #expect(high.values == FSRSParameters.upperBounds)
        #expect(try FSRSParameters([]) == .defaults)
        #expect(try FSRSParameters(FSRSParameters.version5Defaults.values).version == .five)
    }

    @Test func noHistoryLeavesTheNumbers() throws {
        for values in [FSRSParameters.lowerBounds, FSRSParameters.upperBounds, FSRSParameters.defaults.values] {
            for parameters in [try FSRSParameters(values), try FSRSParameters(Array(values[0..<19]))] {
                let fsrs = FSRS(parameters)
                for rating in Rating.allCases {
                    for days in [0, 1, 36500, Int(Int32.max)] {
                        var memory: MemoryState?
                        for _ in 0..<300 { memory = fsrs.next(after: memory, elapsedDays: days, rating: rating) }
                        let state = try #require(memory)
                        #expect(state.stability.isFinite && state.stability > 0)
                        #expect((1...10).contains(state.difficulty))
                        let interval = fsrs.intervalDays(stability: state.stability, retention: 0.9, maximum: 100)
                        #expect((1...100).contains(interval))
                    }
                }
            }
        }
    }

    @Test func anEmptyLogHasNoMemory() {
        #expect(FSRS().replay(CardHistory([])) == nil)
        #expect(FSRS().states(of: CardHistory([])).isEmpty)
    }

    @Test func aClockSetBackCountsAsTheSameDay() {
        let fsrs = FSRS()
        let memory = MemoryState(stability: 5, difficulty: 5)
        #expect(
            fsrs.next(after: memory, elapsedDays: -20, rating: .good)
                == fsrs.next(after: memory, elapsedDays: 0, rating: .good))
        #expect(fsrs.retrievability(of: memory, elapsedDays: -3) == 1)
    }

    @Test func recallFallsToNinetyPercentAtTheStability() {
        for parameters in [FSRSParameters.defaults, .version5Defaults] {
            let fsrs = FSRS(parameters)
            let memory = MemoryState(stability: 37, difficulty: 5)
            #expect(isClose(fsrs.retrievability(of: memory, elapsedDays: 37), 0.9))
            #expect(isClose(fsrs.interval(stability: 37, retention: 0.9), 37))
        }
    }

    @Test func easeAndRetentionOutOfRangeAreRefused() {
        #expect(throws: SchedulingError.easeOutOfRange) { try FSRS().memory(ease: .nan, interval: 3) }
        #expect(throws: SchedulingError.easeOutOfRange) { try FSRS().memory(ease: 1, interval: 3) }
        #expect(throws: SchedulingError.retentionOutOfRange) { try FSRS().memory(ease: 2, interval: 3, retention: 1) }
    }
}
