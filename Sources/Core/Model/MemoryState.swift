/// What FSRS knows of one memory: the two variables of its model.
public struct MemoryState: Hashable, Sendable {
    /// Days after which the chance of recall has fallen to 90 %. Greater than 0.
    public var stability: Double
    /// How hard the card is to make more stable, from 1 (easiest) to 10.
    public var difficulty: Double

    public init(stability: Double, difficulty: Double) {
        self.stability = stability
        self.difficulty = difficulty
    }
}

#if !hasFeature(Embedded)
extension MemoryState: Codable {}
#endif
