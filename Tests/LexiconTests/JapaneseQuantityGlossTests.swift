import Phonology
import Testing

@testable import Lexicon

@Suite struct JapaneseQuantityGlossTests {
    private static let counted: [(String, String)] = [
        ("三十分", "30 minutes"), ("３冊", "3 books"), ("1,200円", "1200 yen"), ("一冊", "1 book"), ("何冊", "how many books"),
        ("四月一日", "April 1"), ("4月", "April"), ("七時", "7 o’clock"), ("二〇二四年", "the year 2024"),
        ("2024年", "the year 2024"),
        ("３年", "3 years"), ("二千年", "2000 years"), ("三兆円", "3,000,000,000,000 yen"), ("零時", "0 o’clock"),
        ("五周年", "5 years’ anniversary"),
        ("二行", "2 lines"), ("三分の一", "1/3"), ("二階建て", "2 storeys high"), ("1万人", "10,000 people"),
        ("三行目", "line 3"), ("〇・〇二ポイント", "0.02 points"), ("三・五キロメートル", "3.5 kilometres"), ("五リットル", "5 litres"),
        ("四十二", "42"), ("二百万", "2,000,000"), ("二軒目", "2nd house"), ("一曲目", "1st piece of music"),
        ("三代目", "generation 3"), ("二日目", "day 2"), ("二箱", "2 boxes"), ("一部屋", "1 room"),
    ]

    @Test(arguments: counted) func aNumberWithItsCounterIsToldByItsValue(_ text: String, _ gloss: String) {
        #expect(JapaneseQuantityGloss.of(text) == gloss)
    }

    @Test(arguments: ["", "冊", "何", "42", "一月二", "三つ星", "3.5", "、", "2024年の夏"])
    func anythingElseHasNoValue(_ text: String) {
        #expect(JapaneseQuantityGloss.of(text) == nil)
    }

    @Test(arguments: [
        ("百五十回", false, "150th"), ("一回", false, "1st"), ("二十二回", false, "22nd"), ("十三回", false, "13th"),
        ("五年", true, "year 5"),
        ("五月", true, nil), ("何回", false, nil), ("回", false, nil),
    ])
    func aNumberInARowHasItsPlace(_ text: String, _ isOfAnEra: Bool, _ gloss: String?) {
        #expect(JapaneseQuantityGloss.ordinal(text, isOfAnEra: isOfAnEra) == gloss)
    }

    /// What has a reading as a counter has a meaning, too.
    @Test(arguments: JapaneseCounter.readings.keys.sorted())
    func everyCounterHasAMeaning(_ counter: String) {
        #expect(JapaneseQuantityGloss.of("五" + counter) != nil)
    }
}
