import Model
import Testing

@testable import Lessons

/// Texts that `JSONEncoder` wrote are read, and written in the same form.
@Suite struct StoredFormTests {
    static let orders: [(String, LessonOrder.Source)] = [
        (
            #"{"passage":{"book":"019ccf09-0200-7002-9e37-79b97f4a7c15","page":2}}"#,
            .passage(book: ID(high: 0x019C_CF09_0200_7002, low: 0x9E37_79B9_7F4A_7C15), page: 2)
        ),
        (#"{"words":{}}"#, .words),
        (#"{"translations":{"_0":["00000000-0000-0001-0000-000000000002"]}}"#, .translations([ID(high: 1, low: 2)])),
        (#"{"text":{"_0":"他/她"}}"#, .text("他/她")),
    ]

    @Test(arguments: orders) func anOrderThatWaitsForAModel(_ source: String, _ value: LessonOrder.Source) throws {
        let text =
            #"{"asksModel":true,"interests":["anime"],"kind":"reading","language":"ja","level":"advanced","minutes":10,"#
            + #""source":\#(source)}"#
        let order = LessonOrder(
            .reading, from: value, minutes: 10, language: .japanese, level: .advanced, interests: [.anime],
            asksModel: true)
        #expect(try LessonOrder(json: JSON(parsing: text.utf8)) == order)
        #expect(order.json.encoded(sortingKeys: true) == text)
    }

    @Test func charactersThatPostgreSQLDoesNotAllowAreLeftOut() throws {
        #expect(["a\0b", #"c\u0000"#].stored == #"["ab","c\\u0000"]"#)
        let content = LessonContent(practiceQuestions: [PracticeQuestion("\0", answer: "a\0")])
        let stored = try LessonContent(json: JSON(parsing: content.stored.utf8))
        #expect(stored.practiceQuestions == [PracticeQuestion("", answer: "a")])
    }
}
