/// FSRS's state of one memory: the two variables of its model.
public struct MemoryState: Hashable, Sendable {
    /// Days until the probability of recall falls to 90 %. Greater than 0.
    public var stability: Double
    /// How hard the card is to make more stable, from 1 (easiest) to 10.
    public var difficulty: Double

    public init(stability: Double, difficulty: Double) {
        self.stability = stability
        self.difficulty = difficulty
    }

    /// Whether FSRS can use both values: finite numbers, with the stability above 0.
    public var isPossible: Bool {
        stability > 0 && stability <= 1e100 && difficulty >= 1 && difficulty <= 10
    }
}

#if !hasFeature(Embedded)
extension MemoryState: Encodable {}
#endif
