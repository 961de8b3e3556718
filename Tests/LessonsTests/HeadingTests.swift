import Linguistics
import Testing

@testable import Lessons

@Suite struct HeadingTests {
    @Test func headingsAreNoSentences() {
        let text = Sentences.of("第三章 一封信\n他收到了一封信。“谁写的？”他问。\n再见")
        #expect(LessonDesk.withoutHeadings(text) == ["他收到了一封信。", "“谁写的？”", "他问。"])
        let verse = ["床前明月光", "疑是地上霜"]
        #expect(LessonDesk.withoutHeadings(verse) == verse)
    }
}
