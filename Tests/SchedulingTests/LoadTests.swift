import Scheduling
import Testing

@Suite struct LoadTests {
    @Test func theQuietestDayWithinTheFuzzIsTaken() {
        var cards = [Int](repeating: 10, count: 40)
        cards[19] = 3
        #expect(DayLoad(cards: cards).quietest(of: 20, maximum: 1000) == 19)
        // Of equal days, the nearest.
        #expect(DayLoad(cards: [Int](repeating: 4, count: 40)).quietest(of: 20, maximum: 1000) == 20)
        #expect(DayLoad(cards: []).quietest(of: 1, maximum: 1000) == 1)
        #expect(DayLoad(cards: []).quietest(of: 200, maximum: 1000) == nil)
    }

    @Test func easyDaysBearLess() {
        // Today is Monday; 20 days later it is Sunday.
        let even = [Int](repeating: 4, count: 40)
        #expect(DayLoad(cards: even, today: 0, shares: [1, 1, 1, 1, 1, 1, 0]).quietest(of: 20, maximum: 1000) == 19)
        #expect(DayLoad(cards: even, today: 0, shares: [1, 1, 1, 1, 1, 1, 0.5]).quietest(of: 20, maximum: 1000) == 19)
        let never = [Double](repeating: 0, count: 7)
        #expect(DayLoad(cards: even, today: 0, shares: never).quietest(of: 20, maximum: 1000) == 20)
        #expect(DayLoad(cards: even, today: -1, shares: [.nan]).quietest(of: 20, maximum: 1000) == 20)
    }

    @Test func onlyTheFirstCardOfANoteIsShown() {
        #expect(Siblings.buried([1, 2, 1, 3, 2, 1]) == [2, 4, 5])
        #expect(Siblings.buried([1, 2], seen: [2]) == [1])
        #expect(Siblings.buried([Int]()) == [])
    }
}
