import Model
import Testing

@testable import Pages

@Suite struct HTMLTests {
    @Test func textIsEscapedWhereItEnters() {
        let html = p(.title("\"a\" & 'b'")) { "<script>alert('x')</script>" }
        #expect(
            html.markup
                == "<p title=\"&quot;a&quot; &amp; &#39;b&#39;\">&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;</p>")
    }

    @Test func aBuilderTakesConditionsAndLoops() {
        let items = ["一", "二"]
        let html = ul {
            for item in items { li { item } }
            if items.isEmpty { "none" } else { li { "&" } }
        }
        #expect(html.markup == "<ul><li>一</li><li>二</li><li>&amp;</li></ul>")
    }

    @Test func anInsetStandsInItsPlace() {
        let word = HTML(text: "a & b")
        func page(_ word: HTML) -> HTML {
            div {
                p { "before" }
                section { word }
                for number in 1...2 { p(.id(String(number))) { word } }
            }
        }
        let html = page(word.asInset())
        #expect(html.markup == page(word).markup)
        #expect(html.byteCount == html.markup.utf8.count)
        #expect(html.asInset().markup == html.markup)
        var pieces: [UInt8] = []
        html.forEachPiece { pieces += $0 }
        #expect(String(decoding: pieces, as: UTF8.self) == html.markup)
        #expect(HTML().asInset().isEmpty && !word.asInset().isEmpty)
    }

    @Test func anAttributeCanBeLeftOut() {
        #expect(input(.checked.when(false), .name("a")).markup == "<input name=\"a\">")
    }

    @Test func readingsStandAboveTheirCharacters() {
        #expect(Syllable("行", reading: "háng", tone: 2).html.markup == "<ruby class=\"t2\">行<rt>háng</rt></ruby>")
        #expect(Syllable("<", reading: "&").html.markup == "<ruby>&lt;<rt>&amp;</rt></ruby>")
        #expect(Syllable("べる").html.markup == "べる")
    }

    @Test func numbersAreGrouped() {
        #expect(
            [0, 12, 999, 1000, 1_204_000, -1234].map(Quantity.grouped) == [
                "0", "12", "999", "1,000", "1,204,000", "-1,234",
            ])
    }

    @Test func aShareNeverRoundsUpToEverything() {
        #expect(Share(999_999, of: 1_000_000).text == "99.9%")
        #expect(Share(10, of: 10).text == "100%")
        #expect(Share(1, of: 3).text == "33%")
        #expect(Share(0, of: 0).text == "0%")
    }

    @Test(arguments: [
        (0, 0, "1970-01-01"), (951_782_400_000, 0, "2000-02-29"), (1_767_225_599_000, 0, "2025-12-31"),
        (1_767_225_599_000, 60, "2026-01-01"), (-1, 0, "1969-12-31"),
    ])
    func aMomentHasItsCalendarDay(_ milliseconds: Int64, _ offset: Int, _ iso: String) {
        #expect(Moment(Timestamp(milliseconds: milliseconds), LocalClock(offset: offset * 60)).iso == iso)
    }
}
