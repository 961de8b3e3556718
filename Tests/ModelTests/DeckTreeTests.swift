import Model
import Testing

/// The order of decks that lie in each other.
@Suite struct DeckTreeTests {
    private static func id(_ number: Int) -> ID<Deck> { ID(high: 1, low: UInt64(number)) }

    private static func deck(_ number: Int, in parent: Int? = nil) -> Deck {
        let start = Timestamp(milliseconds: 0)
        return Deck(
            id: id(number), parentID: parent.map { id($0) }, name: "\(number)", createdAt: start, updatedAt: start)
    }

    @Test func parentsComeBeforeTheirChildren() {
        let tree = DeckTree([
            Self.deck(1), Self.deck(2, in: 1), Self.deck(3), Self.deck(4, in: 2), Self.deck(5, in: 1),
            // Of another that is not among them; and two that lie in each other.
            Self.deck(6, in: 99), Self.deck(7, in: 8), Self.deck(8, in: 7),
        ])
        #expect(tree.ordered.map { Int($0.deck.name) } == [1, 2, 4, 5, 3, 6])
        #expect(tree.ordered.map(\.depth) == [0, 1, 2, 1, 0, 0])
    }

    /// Each in the one before it, as an archive may have them: a function that calls itself would end the program.
    @Test func decksLieInEachOtherAsDeeplyAsTheyLike() {
        let count = 200_000
        let tree = DeckTree((0..<count).map { Self.deck($0, in: $0 == 0 ? nil : $0 - 1) })
        let ordered = tree.ordered
        #expect(ordered.count == count && ordered.last?.depth == count - 1)
        #expect(tree.subtree(of: Self.id(0)).count == count)
    }
}
