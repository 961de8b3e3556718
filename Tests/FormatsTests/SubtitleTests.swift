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

    private static let dialogue = """
        [Script Info]
        Title: film
        [V4+ Styles]
        Format: Name, Fontname
        Style: Default,Arial
        [Events]
        Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
        Dialogue: 0,0:00:05.00,0:00:06.00,Default,,0,0,0,,{\\an8\\pos(1,2)}第二句，有逗号, here
        Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,你好{\\i1}吗{\\i0}\\NHow are you?
        Dialogue: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,{\\p1}m 0 0 l 100 0 100 100{\\p0}
        Comment: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,no
        Dialogue: 0,0:00:03.50,0:00:04.00,Default,,0,0,0,,两行\\N一句\\h话
        """

    @Test(arguments: ["film.ass", "film.txt"])
    func subStationAlphaIsReadInTheOrderOfItsTimes(_ name: String) throws {
        let book = try imported(Self.dialogue, name)
        #expect(book.chapters.map(\.text) == ["你好吗\nHow are you?\n两行一句 话\n第二句，有逗号, here"])
        #expect(book.language == .chinese)
    }

    @Test func theOlderFormatNamesItsOwnFields() throws {
        let text = """
            [Script Info]
            [Events]
            Format: Marked, Start, End, Text
            Dialogue: Marked=0,0:00:01.00,0:00:02.00,Hello, there.
            Dialogue: Marked=0,nonsense
            Dialogue: Marked=0,99999999999999:00:01.00,0:00:02.00,No.
            """
        #expect(try imported(text, "a.ssa").chapters.map(\.text) == ["Hello, there."])
    }

    @Test func aWebPageIsReadWithoutItsFurniture() throws {
        let book = try imported(
            "<!doctype html><title>新闻</title><nav>首页</nav><h1>下雨了</h1><p>今天下雨了。<footer>版权</footer>", "a.txt")
        #expect(book.title == "新闻")
        #expect(book.chapters == [ImportedChapter(title: "下雨了", text: "下雨了\n今天下雨了。")])
    }
}
