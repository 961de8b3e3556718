import Testing

@testable import Lessons

@Suite struct SentenceTests {
    @Test(arguments: [
        ("你好！“我走了。”他说。", ["你好！", "“我走了。”", "他说。"]),
        ("He left. At 3.5 km he stopped.", ["He left.", "At 3.5 km he stopped."]),
        ("真的？！不会吧……\n\n好。", ["真的？！", "不会吧……", "好。"]), ("。。。\n  ", []), ("没有句号", ["没有句号"]),
    ])
    func aTextFallsIntoItsSentences(_ text: String, _ parts: [String]) {
        #expect(sentences(of: text) == parts)
    }

    @Test func headingsAreNoSentences() {
        let text = sentences(of: "第三章 一封信\n他收到了一封信。“谁写的？”他问。\n再见")
        #expect(LessonDesk.withoutHeadings(text) == ["他收到了一封信。", "“谁写的？”", "他问。"])
        let verse = ["床前明月光", "疑是地上霜"]
        #expect(LessonDesk.withoutHeadings(verse) == verse)
    }
}
