import Testing

@testable import Lexicon

@Suite struct NumberGlossTests {
    private static let values: [(String, String)] = [
        ("三百", "300"), ("两千五百", "2500"), ("一万多", "more than 10000"), ("百分之三十", "30 %"),
        ("五分之二", "2/5"), ("第二十三", "number 23"), ("二〇二四年", "the year 2024"), ("三十年", "30 years"),
        ("一日", "1 day; day 1 (of a month)"), ("十五号", "day 15 (of a month)"), ("二人", "2 people"),
        ("两三", "two or three"), ("四五", "four or five"), ("三四十", "30 or 40"), ("十七八", "17 or 18"),
        ("五六千", "5000 or 6000"),
        ("三百五", "350"), ("两千三", "2300"), ("两万三", "23000"), ("三亿五", "350000000"), ("一千二百五", "1250"),
        ("三百零五", "305"), ("三百五十", "350"), ("三十五", "35"),
        ("零点四", "0.4"), ("零点零三", "0.03"), ("七点六亿", "760000000"), ("百分之八点五", "8.5 %"), ("一点二五万", "12500"),
        ("零点五万", "5000"), ("两米一三", "2.13 m"),
        ("兩三人", "two or three people"), ("三二一", "321"), ("一二三", "123"), ("二十三", "23"),
    ]

    @Test(arguments: values) func aNumberIsToldByItsValue(_ number: String, _ gloss: String) {
        #expect(NumberGloss.of(number) == gloss)
    }

    @Test(arguments: ["", "年", "第", "百分之", "分之", "马", "两匹马", "300", "三.五", "人", "三分之"])
    func whatIsNoNumberHasNoValue(_ text: String) {
        #expect(NumberGloss.of(text) == nil)
    }
}
