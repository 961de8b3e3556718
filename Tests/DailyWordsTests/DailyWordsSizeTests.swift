import DailyWords
import Testing

@Suite struct DailyWordsSizeTests {
    @Test(arguments: [(5, 5), (10, 5), (14, 5), (15, 6), (20, 7), (35, 10), (240, 10)])
    func moreMinutesBringMoreWordsUpToTen(_ minutes: Int, _ cards: Int) {
        #expect(DailyWordsSize.cards(forMinutes: minutes) == cards)
    }
}
