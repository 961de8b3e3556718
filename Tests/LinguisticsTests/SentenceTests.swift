import Linguistics
import Testing

@Suite struct SentenceTests {
    @Test(arguments: [
        ("你好！“我走了。”他说。", ["你好！", "“我走了。”", "他说。"]),
        ("He left. At 3.5 km he stopped.", ["He left.", "At 3.5 km he stopped."]),
        ("真的？！不会吧……\n\n好。", ["真的？！", "不会吧……", "好。"]), ("。。。\n  ", []), ("没有句号", ["没有句号"]),
    ])
    func aTextFallsIntoItsSentences(_ text: String, _ parts: [String]) {
        #expect(Sentences.of(text) == parts)
    }
}
