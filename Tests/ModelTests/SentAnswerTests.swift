import Model
import Testing

@Suite struct SentAnswerTests {
    private static let order = Exercise(
        .order(Exercise.Order(["银行", "我", "去"], sentence: "我去银行。")))

    @Test func piecesGoToTheirPlaces() {
        let sent = SentAnswer(isSkipped: false, texts: [], places: ["3", "1", "2"])
        #expect(sent?.texts(for: Self.order) == ["我", "去", "银行"])
        // The same position twice, and positions that there are not.
        #expect(SentAnswer.places([2, 2, -7]).texts(for: Self.order) == ["去", "银行", "我"])
    }

    @Test func piecesWithoutAPlaceAreNoAnswer() {
        for places in [["1", "2"], ["1", "2", "3", "4"]] {
            #expect(SentAnswer(isSkipped: false, texts: [], places: places)?.texts(for: Self.order) == [])
        }
        // An exercise keeps its first answer, so these are refused.
        for places in [["1", "2", "x"], ["9223372036854775808"], ["NaN"], []] {
            #expect(SentAnswer(isSkipped: false, texts: [], places: places) == nil)
        }
        let dictation = Exercise(.dictation(Exercise.WrittenAnswer("我去银行。")))
        #expect(SentAnswer.places([1]).texts(for: dictation).isEmpty)
    }

    @Test func whatIsSkippedHasNoAnswer() {
        #expect(SentAnswer(isSkipped: true, texts: ["我"], places: ["1", "2", "3"]) == [])
        #expect(SentAnswer(isSkipped: false, texts: ["我"], places: ["1", "2", "3"]) == ["我"])
    }
}
