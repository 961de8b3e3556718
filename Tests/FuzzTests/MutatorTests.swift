import Testing

@testable import Fuzz

@Suite struct MutatorTests {
    private let corpus: [[UInt8]] = [Array("word,12\n".utf8), Array("a;b".utf8)]

    @Test func theSameSeedMakesTheSameInputs() {
        var one = Mutator(seed: 5, tokens: [[0x22]])
        var other = Mutator(seed: 5, tokens: [[0x22]])
        var third = Mutator(seed: 6, tokens: [[0x22]])
        let inputs = (0..<200).map { _ in one.next(corpus) }
        #expect(inputs == (0..<200).map { _ in other.next(corpus) })
        #expect(inputs != (0..<200).map { _ in third.next(corpus) })
    }

    @Test func inputsDifferAndHaveALimit() {
        var mutator = Mutator(seed: 1, tokens: [Array("token".utf8)])
        let inputs = (0..<5000).map { _ in mutator.next(corpus) }
        #expect(Set(inputs).count > 4000)
        #expect(inputs.allSatisfy { $0.count <= Mutator.limit })
        #expect(inputs.contains { $0.count > 10_000 })
        #expect(inputs.contains { String(decoding: $0, as: UTF8.self).contains("9223372036854775808") })
    }

    @Test func anInputBecomesAsSmallAsItsFault() {
        let input = Array(String(repeating: "abc", count: 100).utf8) + [0xFF, 7] + Array(repeating: 9, count: 200)
        let smallest = Minimizer(mostTries: 1000).smallest(input) { $0.contains(0xFF) && $0.contains(9) }
        #expect(smallest == [0xFF, 9])
    }
}
