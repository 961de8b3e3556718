import Model
import Testing

@testable import Scheduling

@Suite struct FittingTests {
    @Test func slopesAreThoseOfFiniteDifferences() {
        let set = TrainingSet(simulatedHistories(otherLearner, cards: 400, seed: 1), where: { _ in true })
        // Away from the limits, where the gradient is zero.
        var values = otherLearner.values
        values[5] = 0.5
        let slope = Gradient(of: values, on: [set], stride: 1).slope
        for k in 0..<Gradient.count {
            let step = max(values[k].magnitude * 0.01, 1e-3)
            var low = values
            var high = values
            low[k] -= step
            high[k] += step
            let difference =
                (Gradient(of: high, on: [set], stride: 1).loss - Gradient(of: low, on: [set], stride: 1).loss)
                / (2 * step)
            #expect(
                abs(slope[k] - difference) < 0.03 * abs(difference) + 0.3, "parameter \(k): \(slope[k]), \(difference)")
        }
    }

    @Test func theLossOfLanesIsTheLossOfTheAlgorithm() {
        let histories = simulatedHistories(otherLearner, cards: 700, seed: 2)
        let set = TrainingSet(histories, where: { _ in true })
        let loss = Gradient(of: otherLearner.values, on: [set], stride: 1).loss
        let evaluation = FSRS(otherLearner).evaluate(histories)
        #expect(set.total == Double(evaluation.reviews))
        #expect(isClose(loss / set.total, evaluation.logLoss, within: 1e-4))
    }

    @Test func identicalHistoriesCountAsOftenAsTheyAre() {
        let one = history([(3, 0), (3, 2), (1, 9), (3, 0), (3, 4)])
        let set = TrainingSet([CardHistory](repeating: one, count: 1000), where: { _ in true })
        #expect(set.histories == 1)
        #expect(set.total == 3000)
    }

    @Test func aFitForetellsOtherCardsBetter() throws {
        let fit = try FSRS.fit(simulatedHistories(otherLearner, cards: 2500, seed: 3))
        #expect(fit.isBetter)
        #expect(fit.after.logLoss < fit.before.logLoss)
        let others = simulatedHistories(otherLearner, cards: 2500, seed: 4)
        let loss = FSRS(fit.parameters).evaluate(others).logLoss
        #expect(loss < FSRS().evaluate(others).logLoss - 0.002)
        #expect(loss < FSRS(otherLearner).evaluate(others).logLoss + 0.002)
    }

    @Test(arguments: [20, 100, 500, 1500])
    func aLearnerLikeTheDefaultsIsNotMadeWorseOff(_ cards: Int) throws {
        let fit = try FSRS.fit(simulatedHistories(.defaults, cards: cards, seed: UInt64(cards)))
        let others = simulatedHistories(.defaults, cards: 3000, seed: 99)
        #expect(FSRS(fit.parameters).evaluate(others).logLoss <= FSRS().evaluate(others).logLoss + 1e-9)
    }

    @Test func aLearnersOwnParametersAreKeptWhereNothingIsBetter() throws {
        let histories = simulatedHistories(otherLearner, cards: 300, seed: 5)
        let fit = try FSRS.fit(histories, options: FitOptions(current: otherLearner))
        #expect(fit.isBetter || fit.parameters == otherLearner)
    }

    @Test func theSameLogGivesTheSameParameters() throws {
        let histories = simulatedHistories(otherLearner, cards: 600, seed: 6)
        #expect(try FSRS.fit(histories) == FSRS.fit(histories))
    }

    @Test func anEmptyLogKeepsTheParameters() throws {
        for histories in [[], [CardHistory([])], [history([(3, 0), (3, 0)])], [history([(3, 0), (1, 4)])]] {
            let fit = try FSRS.fit(histories)
            #expect(!fit.isBetter)
            #expect(fit.parameters == .defaults)
        }
    }

    @Test func logsOfOneKindOfAnswerAreFitted() throws {
        for rating in 1...4 {
            let histories = (0..<200).map { history([(rating, 0), (rating, 1 + $0 % 9), (rating, 3), (rating, 30)]) }
            let fit = try FSRS.fit(histories)
            for (index, value) in fit.parameters.values.enumerated() {
                #expect(value >= FSRSParameters.lowerBounds[index] && value <= FSRSParameters.upperBounds[index])
            }
        }
    }

    @Test func aFitTellsOfItsProgressAndCanBeCancelled() throws {
        let histories = simulatedHistories(otherLearner, cards: 300, seed: 7)
        var shares: [Double] = []
        _ = try FSRS.fit(histories) { share in
            shares.append(share)
            return true
        }
        #expect(shares.count > 5)
        #expect(shares.allSatisfy { (0...1).contains($0) })
        #expect(throws: SchedulingError.cancelled) { try FSRS.fit(histories) { $0 < 0.3 } }
    }

    @Test func initialStabilitiesAreOrderedAndFilledIn() {
        let defaults = FSRSParameters.defaults.values
        // fsrs-rs, test_smooth_and_fill.
        let filled = orderedStabilities([0.4, nil, 2.3, 10.9], counts: [1, 0, 1, 1], defaults: defaults)
        #expect(isClose(filled[1], 1.1227008, within: 1e-6))
        let scaled = orderedStabilities([nil, 0.35, nil, nil], counts: [0, 1, 0, 0], defaults: defaults)
        for (value, right) in zip(scaled, [0.05738148, 0.35, 0.6242943, 2.2453482]) {
            #expect(isClose(value, right, within: 1e-6))
        }
        #expect(orderedStabilities([3, 2, nil, nil], counts: [9, 1, 0, 0], defaults: defaults)[0...1] == [3, 3])
        #expect(
            orderedStabilities([nil, nil, nil, nil], counts: [0, 0, 0, 0], defaults: defaults) == Array(defaults[..<4]))
        for known in 1..<16 {
            let found: [Double?] = (0..<4).map { known >> $0 & 1 == 1 ? defaults[$0] : nil }
            let values = orderedStabilities(found, counts: [1, 1, 1, 1], defaults: defaults)
            #expect(values[0] <= values[1] && values[1] <= values[2] && values[2] <= values[3], "\(known)")
        }
    }
}
