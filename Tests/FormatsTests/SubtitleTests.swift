import Model
import Testing

@testable import Formats

@Suite struct SubtitleTests {
    @Test func subRipBecomesLines() throws {
        let book = try imported(
            """
            1
            00:00:01,000 --> 00:00:02,500
            <i>你要去</i>
            {\\an8}哪里？

            2
            00:00:03,000 --> 00:00:04,000
            - 我不知道。
            - 走吧。
            """, "film.srt")
        #expect(book.chapters.map(\.text) == ["你要去哪里？\n- 我不知道。\n- 走吧。"])
        #expect(book.language == .chinese)
    }

    @Test func webVTTIsReadWithoutItsNotesAndSettings() throws {
        let book = try imported(
            """
            WEBVTT - a film

            STYLE
            ::cue { color: red }

            NOTE made by hand

            intro
            00:01.000 --> 00:02.000 line:0 position:20%
            <v Anna>Tom &amp; I were <c.loud>walking</c>

            00:03.000 --> 00:04.000
            home in the rain.
            """, "film.txt")
        #expect(book.chapters.map(\.text) == ["Tom & I were walking home in the rain."])
    }

    @Test func rollingCaptionsAreNotRepeated() throws {
        let book = try imported(
            """
            WEBVTT

            00:01.000 --> 00:02.000
            First line.

            00:02.000 --> 00:03.000
            First line.
            Second line.

            00:03.000 --> 00:04.000
            Second line.
            """)
        #expect(book.chapters.map(\.text) == ["First line.\nSecond line."])
    }

    @Test func subtitlesInNationalEncodingsAreRead() throws {
        let text = "1\r\n00:00:01,000 --> 00:00:02,500\r\nどこへ行くの？\r\n"
        let book = try imported(encoded(text, as: .shiftJIS), "film.srt")
        #expect(book.encoding == .shiftJIS)
        #expect(book.chapters.map(\.text) == ["どこへ行くの？"])
    }

    @Test func cuesWithoutBlankLinesBetweenThemAreTold() throws {
        let book = try imported("1\n00:00:01,0 --> 00:00:02,0\n甲\n2\n00:00:03,0 --> 00:00:04,0\n乙\n", "a.srt")
        #expect(book.chapters.map(\.text) == ["甲\n乙"])
    }

    @Test func aWebPageIsReadWithoutItsFurniture() throws {
        let book = try imported(
            "<!doctype html><title>新闻</title><nav>首页</nav><h1>下雨了</h1><p>今天下雨了。<footer>版权</footer>", "a.txt")
        #expect(book.title == "新闻")
        #expect(book.chapters == [ImportedChapter(title: "下雨了", text: "下雨了\n今天下雨了。")])
    }
}
