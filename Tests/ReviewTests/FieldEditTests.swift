import Foundation
import Model
import Testing

@testable import Review

/// Changes to a field's text, and the resulting HTML.
@Suite struct FieldEditTests {
    @Test(arguments: [
        // Line ends between blocks are layout.
        ("<p>AA</p>\n<p>BB</p>", "AA\nBB", "AAZQZ\nBB", "<p>AAZQZ</p>\n<p>BB</p>"),
        (
            "<ul>\n<li>AA</li>\n<li>BB</li>\n</ul>", "AA\nBB", "AAZQZ\nBB",
            "<ul>\n<li>AAZQZ</li>\n<li>BB</li>\n</ul>"
        ),
        ("<div>AA</div>\n<div>BB</div>", "AA\nBB", "AA\nBZB", "<div>AA</div>\n<div>BZB</div>"),
        (
            "<h3>AA</h3>\n\n<ul>\n  <li>BB</li>\n</ul>", "AA\nBB", "AA\nZBB",
            "<h3>AA</h3>\n\n<ul>\n  <li>ZBB</li>\n</ul>"
        ),
        (
            "<ol><li>AA</li></ol>\n\n<p>BB</p>\n<pre>x\n  y</pre>", "AA\nBB\nx\n  y", "AA\nBBZ\nx\n  yZ",
            "<ol><li>AA</li></ol>\n\n<p>BBZ</p>\n<pre>x\n  yZ</pre>"
        ),
        ("AA<br>\nBB", "AA\nBB", "AA\nQQ", "AA<br>\nQQ"),
        // After a base with its reading.
        (
            "<ruby>音楽<rt>おんがく</rt></ruby>、<b>特に</b>", "音楽、特に", "音楽ZQZ、特に",
            "<ruby>音楽<rt>おんがく</rt></ruby>ZQZ、<b>特に</b>"
        ),
        (
            "私は<ruby>音楽<rt>おんがく</rt></ruby>", "私は音楽", "私は音楽ZQZ",
            "私は<ruby>音楽<rt>おんがく</rt></ruby>ZQZ"
        ),
        ("<ruby>書<rt>しょ</rt></ruby>", "書", "辞書", "辞<ruby>書<rt>しょ</rt></ruby>"),
        ("<ruby>音楽<rt>おんがく</rt></ruby>", "音楽", "音Z楽", "<ruby>音Z楽<rt>おんがく</rt></ruby>"),
        (
            "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>", "漢字", "漢字Z",
            "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>Z"
        ),
        // Several changes at once.
        ("<b>BB</b> and <i>BB</i>", "BB and BB", "QQ and QQ", "<b>QQ</b> and <i>QQ</i>"),
        (
            "<p>BB</p><p>x <b>y</b></p><p>BB</p>", "BB\nx y\nBB", "QQ\nx y\nQQ",
            "<p>QQ</p><p>x <b>y</b></p><p>QQ</p>"
        ),
        // Words with several lines.
        ("eins<br>zwei <b>drei</b>", "eins\nzwei drei", "eins\nzwei DREI", "eins<br>zwei <b>DREI</b>"),
        (
            "<div>eins</div><div>zwei <b>drei</b></div>", "eins\nzwei drei", "eins\nzwei DREI",
            "<div>eins</div><div>zwei <b>DREI</b></div>"
        ),
        (
            "<table>\n<tr><td>a b</td></tr>\n<tr><td>c</td></tr>\n</table>", "a b\nc", "a Q\nc",
            "<table>\n<tr><td>a Q</td></tr>\n<tr><td>c</td></tr>\n</table>"
        ),
        // Deleted text leaves the surrounding markup in place.
        ("a <b>b</b> <i>c d</i>", "a b c d", "a d", "a <i>d</i>"),
        ("<ul><li>a</li><li>b <b>x</b></li><li>c</li></ul>", "a\nb x\nc", "a\nc", "<ul><li>a</li><li>c</li></ul>"),
        ("<h3>a</h3><p>b</p>", "a\nb", "b", "<p>b</p>"),
        ("<p>a</p><p>b</p><p>c</p>", "a\nb\nc", "a\n\nc", "<p>a</p><p></p><p>c</p>"),
        // Joined lines.
        ("<p>AA</p>\n<p>BB <b>x</b></p>", "AA\nBB x", "AABB x", "<p>AABB <b>x</b></p>\n"),
        ("<div>a</div>b<div>c</div>", "a\nb\nc", "a b\nc", "<div>a b</div><div>c</div>"),
        (
            "<h3>a</h3><ul><li>b</li><li>c</li></ul>", "a\nb\nc", "a b\nc", "<h3>a b</h3><ul><li>c</li></ul>"
        ),
        ("a<div>b</div>c", "a\nb\nc", "ab\nc", "ab<div></div>c"),
        ("a<br>b", "a\nb", "ab", "ab"),
        // Split lines, and new ones.
        ("<p>a b</p><p>c</p>", "a b\nc", "a\nb\nc", "<p>a<br>b</p><p>c</p>"),
        ("<p>a</p><p>c</p>", "a\nc", "a\nnew <\nc", "<p>a</p><p>new &lt;<br>c</p>"),
    ])
    func aChangeTouchesNothingBesideIt(_ html: String, _ text: String, _ new: String, _ edited: String) {
        #expect(PlainField(html).text == text)
        #expect(html.edited(saying: new) == FieldEdit(html: edited, keepsMarkup: true))
    }

    @Test func emptyLinesThatAnEarlierVersionDrewAreNoChange() {
        let html = "<p>AA</p>\n<p>BB</p>"
        #expect(PlainField(html, as: .spaced).text == "AA\n\nBB")
        #expect(html.edited(saying: "AAZ\n\nBB") == FieldEdit(html: "<p>AAZ</p>\n<p>BB</p>", keepsMarkup: true))
    }

    @Test(arguments: [
        (" 日本[にほん]の 音楽[おんがく]", "日本の音楽Z", " 日本[にほん]の 音楽[おんがく]Z"),
        (" 日本[にほん]の 音楽[おんがく]", "日本Zの音楽", " 日本[にほん]Zの 音楽[おんがく]"),
        ("<b>日本[にほん]</b>の", "本の", "<b>本[にほん]</b>の"),
        ("私は 本[ほん]を", "私は書を", "私は書を"),
    ])
    func readingsInBracketsStayWithTheirCharacters(_ html: String, _ new: String, _ edited: String) {
        #expect(html.edited(saying: new, in: .base).html == edited)
    }

    @Test func aReadingInBracketsIsChangedWithoutItsCharacters() {
        #expect(
            " 日本[にほん]の <b>本[ほん]</b>".edited(saying: "にっぽんのほん", in: .reading)
                == FieldEdit(html: " 日本[にっぽん]の <b>本[ほん]</b>", keepsMarkup: true))
    }

    @Test(
        arguments: [
            ("{{c1::big {{c3::city}}}}!", "big city!", "big city", [1, 3]),
            ("{{c2::a}} {{c1::{{c2::b}} c::hint}}", "a b c", "b c", [1, 2]),
            ("{{c1::a {{c2::b}}", "{{c1::a b", "b", [2]),
            ("a}} {{c1::b}}", "a}} b", "b", [1]),
            ("{{c1::a::x {{c2::y}} z}} b", "a b", "a", [1, 2]),
        ] as [(String, String, String, Set<Int>)])
    func gapsStandInGaps(_ source: String, _ text: String, _ first: String, _ numbers: Set<Int>) {
        let cloze = ClozeText(source, tracksOrigins: true)
        #expect(cloze.text == text && cloze.firstGap == first && cloze.numbers == numbers)
        #expect(cloze.origins.count == text.utf8.count)
    }

    @Test(
        arguments: [
            ("{{c1::France}} has {{c2::Paris::city}}.", 1, "[France]() has Paris."),
            ("{{c1::France}} has {{c2::Paris::city}}.", 2, "France has [Paris](city)."),
            ("{{c1::France}} has {{c2::Paris::city}}.", 3, "France has Paris."),
            ("{{c1::a}}{{c1::b}} c", 1, "[a]()[b]() c"),
            ("{{c1::big {{c3::city::x}}}}!", 1, "[big city]()!"),
            ("{{c1::big {{c3::city::x}}}}!", 3, "big [city](x)!"),
            ("a {{c1::}}", 1, "a []()"), ("plain", 1, "plain"), ("", 1, ""),
        ] as [(String, Int, String)])
    func eachNumberHasItsGaps(_ source: String, _ number: Int, _ pieces: String) {
        let shown = ClozeText(source).pieces(asking: number).map { $0.isWord ? "[\($0.text)](\($0.hint))" : $0.text }
        #expect(shown.joined() == pieces)
    }

    @Test func aSentenceWithGapsInGapsKeepsThem() {
        let html = "a <i>{{c1::big {{c3::city::where}}}}</i>"
        #expect(html.clozeField(saying: "a great city")?.html == "a <i>{{c1::great {{c3::city::where}}}}</i>")
    }

    /// A field of nested blocks and inline elements, with the words it contains.
    private struct Made {
        private static let words = ["one", "two", "book", "größe", "城市", "音", "x&y", "7"]
        private var random: UInt64
        private(set) var html = ""

        init(seed: UInt64) {
            random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
            for _ in 0...next(4) { addBlock(depth: 0) }
        }

        mutating func next(_ bound: Int) -> Int {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Int(random % UInt64(bound))
        }

        private mutating func addBlock(depth: Int) {
            let name = ["p", "div", "ul", "h3", "section", "tr"][next(6)]
            html += "<\(name) class=\"c\">"
            if next(3) == 0 { html += "\n  " }
            if depth < 3, next(3) == 0 {
                for _ in 0...next(3) { addBlock(depth: depth + 1) }
            } else {
                for _ in 0...next(4) { addWords() }
            }
            html += "</\(name)>" + ["", "\n", "<br>", "\n\n"][next(4)]
        }

        private mutating func addWords() {
            switch next(6) {
            case 0: html += "<b>\(word)</b> "
            case 1: html += "<i title='a > b'>\(word) <u>\(word)</u></i> "
            case 2: html += "<ruby>音楽<rt>おんがく</rt></ruby>"
            case 3: html += "<img src=\"p.png\">[sound:s.mp3]\(word) "
            case 4: html += "<br>\(word)&nbsp;<!-- c -->"
            default: html += word + " "
            }
        }

        private var word: String {
            mutating get { Self.words[next(Self.words.count)].html }
        }
    }

    @Test func aWordInThePlaceOfAnotherLeavesEachTag() {
        for seed in 1...400 as ClosedRange<UInt64> {
            var made = Made(seed: seed)
            let html = made.html
            let field = PlainField(html, tracksOrigins: true)
            // A base belongs to its reading, so a word that is a base is not replaced but extended.
            let words = field.text.ranges(of: /[a-zöß0-9&]+|[城市音楽]/)
            guard !words.isEmpty else { continue }
            let place = words[made.next(words.count)]
            let isBase = "音楽".contains(field.text[place])
            let new = field.text.replacingCharacters(
                in: place, with: isBase ? "\(field.text[place])新" : ["NEW", "n < w", "新"][made.next(3)])
            let edit = html.edited(saying: new)
            let after = PlainField(edit.html, tracksOrigins: true)
            #expect(edit.keepsMarkup && after.text == new, "\(html) → \(edit.html)")
            #expect(after.tags.map { edit.html.tag($0) } == field.tags.map { html.tag($0) }, "\(html) → \(edit.html)")
            #expect(after.sounds == field.sounds && after.pictures == field.pictures)
        }
    }

    @Test func longFieldsAreComparedInTimeThatGrowsWithTheirLength() {
        let old = (0..<4000).map { "<p>word\($0) <b>x\($0 % 7)</b></p>" }.joined()
        let text = PlainField(old).text
        let clock = ContinuousClock()
        let time = clock.measure {
            let other = String(text.reversed())
            #expect(PlainField(old.edited(saying: other).html).text == other)
            let ends = "A" + text.dropFirst(1) + "Z"
            #expect(old.edited(saying: ends).html.hasPrefix("<p>Aord0 <b>x0</b></p>"))
        }
        #expect(time < .seconds(20))
    }
}

extension String {
    fileprivate func tag(_ tag: FieldTag) -> String { String(decoding: Array(utf8)[tag.range], as: UTF8.self) }
}
