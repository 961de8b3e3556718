import Model
import Testing

@Suite struct DailyWordsTests {
    private static func words(seen: Int) -> DailyWords {
        DailyWords(
            day: CalendarDate(number: 20_500), language: .chinese, level: .beginner, origin: .lists,
            cards: (1...3).map {
                DailyWord(
                    number: $0, word: "银行", reading: "", meaning: "",
                    seenAt: $0 <= seen ? Timestamp(milliseconds: 0) : nil)
            }, madeAt: Timestamp(milliseconds: 0))
    }

    @Test(
        arguments: [(nil, 0, 1), (nil, 2, 3), (nil, 3, 4), (2, 3, 2), (0, 0, 1), (4, 0, 4), (99, 0, 4)]
            as [(Int?, Int, Int)])
    func theWantedCardIsShownOrTheFirstUnseenOne(_ wanted: Int?, _ seen: Int, _ shown: Int) {
        #expect(Self.words(seen: seen).shown(wanted) == shown)
    }
}
