import Foundation
import Mathematics
import Testing

@testable import Scheduling

@Suite struct MathematicsTests {
    @Test func exponentialAndLogarithmAreWithinOneUnitOfTheSystems() {
        var numbers = SplitMix64(seed: 3)
        for _ in 0..<100_000 {
            let x = (numbers.nextChance() - 0.5) * 200
            #expect(abs(exponential(x) - Foundation.exp(x)) <= Foundation.exp(x).ulp)
            let y = Foundation.exp(x)
            #expect(abs(logarithm(y) - Foundation.log(y)) <= max(Foundation.log(y).magnitude.ulp, 1e-17))
        }
    }

    @Test func theLimitsOfTheNumbersAreKept() {
        #expect(exponential(1000) == .infinity)
        #expect(exponential(-1000) == 0)
        #expect(exponential(0) == 1)
        #expect(exponential(.nan).isNaN)
        #expect(exponential(-740) > 0)
        #expect(logarithm(0) == -.infinity)
        #expect(logarithm(-1).isNaN)
        #expect(logarithm(.infinity) == .infinity)
        #expect(abs(logarithm(.leastNonzeroMagnitude) - Foundation.log(Double.leastNonzeroMagnitude)) < 1e-12)
    }

    @Test func lanesAreAsGoodAsSinglePrecisionIs() {
        var numbers = SplitMix64(seed: 4)
        for _ in 0..<2000 {
            var x = Lanes()
            for lane in 0..<8 { x[lane] = Float((numbers.nextChance() - 0.5) * 160) }
            let y = exponential(x)
            let z = logarithm(y)
            for lane in 0..<8 {
                #expect(abs(y[lane] - Foundation.exp(x[lane])) <= 4 * Foundation.exp(x[lane]).ulp)
                let right = Foundation.log(y[lane])
                #expect(abs(z[lane] - right) <= max(4 * right.ulp, 1e-7))
            }
        }
    }

    @Test func integersAreFoundByRoundingHalvesToEven() {
        for (x, integer) in [
            (0.5, 0), (1.5, 2), (2.5, 2), (-0.5, 0), (-1.5, -2), (2.4999, 2), (1e9 + 0.6, 1_000_000_001),
        ] {
            #expect(nearestInteger(x).integer == integer)
            #expect(nearestInteger(x).value == Double(integer))
        }
    }
}
