import Formats
import Model
import Testing

@testable import Review

/// The text of HTML fields, and changes to it.
@Suite struct PlainFieldTests {
    @Test(
        arguments: [
            ("<ruby>漢字<rt>かんじ</rt></ruby>を読む", "漢字を読む", "かんじを読む"),
            ("<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>です", "漢字です", "かんじです"),
            ("<RUBY>食<RT>た</RT></RUBY>べる", "食べる", "たべる"),
            ("<ruby><rb>東</rb><rb>京</rb><rt>とう</rt><rt>きょう</rt></ruby>駅", "東京駅", nil),
            ("<style>.a > b { color: red }</style>text", "text", nil),
            ("a<script>if (1 < 2) { x = \"</b>\" }</script>b<br>c", "ab\nc", nil),
            ("a<SCRIPT src=\"x.js\"></SCRIPT >b", "ab", nil),
            ("a<style/>b", "ab", nil),
            // An unclosed element hides nothing.
            ("a<style>b", "ab", nil),
            ("<ruby>漢<rt>かん", "漢かん", nil),
            ("1 < 2 & 3", "1 < 2 & 3", nil),
        ] as [(String, String, String?)])
    func rubyStylesAndScriptsHideNothingBehindThem(_ html: String, _ text: String, _ annotation: String?) {
        let field = PlainField(html)
        #expect(field.text == text)
        if let annotation { #expect(field.annotation == annotation) }
    }

    @Test(arguments: [
        ("<table>\n<tr>\n<th>a</th>\n<td>b</td>\n</tr>\n<tr><td>c</td><td> d</td></tr></table>e", "a b\nc d\ne"),
        (#"<span class="tag">adverb</span><span data-sc-class="tag">kana</span><b>s</b>o"#, "adverb kana so"),
        ("<span>zhōng</span><span>guó</span>", "zhōngguó"),
        ("<blockquote>a</blockquote>b<h4>c</h4><dl><dt>d</dt><dd>e</dd></dl>", "a\nb\nc\nd\ne"),
        ("A1<br>A2<div>A3</div>", "A1\nA2\nA3"),
    ])
    func blocksAreLinesAndCellsAreApart(_ html: String, _ text: String) {
        let field = PlainField(html, tracksOrigins: true)
        #expect(field.text == text && field.origins.count == text.utf8.count)
        #expect(PlainField("<td>a</td><td>b</td><dd>c</dd>", as: .joined).text == "abc")
    }

    @Test func aTableAsAnEarlierVersionReadItKeepsItsMarkup() {
        let html = "<table><tr><td>adverb</td><td>kana</td></tr></table>"
        let edit = html.edited(saying: "adverbkanji")
        #expect(edit.keepsMarkup && PlainField(edit.html, as: .joined).text == "adverbkanji")
    }

    @Test func theFirstWayOfReadingIsStillKnown() {
        #expect(PlainField("私<ruby>漢<rt>かん</rt></ruby>です", as: .first).text == "私漢")
        #expect(PlainField("a<style>x</style>b", as: .first).text == "a")
    }

    @Test(arguments: [
        (
            "<b>book</b> &amp; volume<br>[sound:书.mp3]", "book & volume", "books & volumes",
            "<b>books</b> &amp; volumes<br>[sound:书.mp3]"
        ),
        ("<div>one</div><div>two</div>", "one\ntwo", "one\n2", "<div>one</div><div>2</div>"),
        ("a<br>b", "a\nb", "ab", "ab"),
        (
            "<table><tr><td>a</td><td>b</td></tr></table>", "a b", "a cb",
            "<table><tr><td>a</td><td>cb</td></tr></table>"
        ),
        ("<i>x</i> <img src=\"p.png\"> y", "x  y", "x  z", "<i>x</i> <img src=\"p.png\"> z"),
        ("plain", "plain", "a < b", "a &lt; b"),
        ("", "", "new", "new"),
        ("<img src=\"p.png\">", "", "new", "<img src=\"p.png\">new"),
        ("  <b>a</b>  ", "a", "b", "  <b>b</b>  "),
    ])
    func aChangeOfTheTextLeavesTheRestOfTheFieldAsItWas(_ html: String, _ text: String, _ new: String, _ edited: String)
    {
        #expect(PlainField(html).text == text)
        #expect(html.edited(saying: new) == FieldEdit(html: edited, keepsMarkup: true))
    }

    @Test func whatTheMarkupCannotHoldKeepsItsMedia() {
        let edited = "<p>a <b>b</p><p>c</b> d</p><img src=\"p.png\">[sound:s.mp3]".edited(saying: "a bc d")
        #expect(edited == FieldEdit(html: "a bc d[sound:s.mp3]<img src=\"p.png\">", keepsMarkup: false))
    }

    @Test func aReadingGoesWithTheTextThatItIsOf() {
        let field = "<b>本</b>は<ruby>書<rt>しょ</rt></ruby>"
        #expect(field.edited(saying: "本は本").html == "<b>本</b>は本")
        #expect(field.edited(saying: "雑誌は書").html == "<b>雑誌</b>は<ruby>書<rt>しょ</rt></ruby>")
        #expect("a<ruby>書<rt>しょ</rt></ruby> b".edited(saying: "c").html == "c")
    }

    @Test func aSentenceKeepsItsGaps() {
        #expect("我在<b>{{c1::银行::bank}}</b>工作。".clozeField(saying: "我在银行上班。")?.html == "我在<b>{{c1::银行::bank}}</b>上班。")
        #expect("我在{{c1::银行::bank}}。".clozeField(saying: "我在学校。")?.html == "我在{{c1::学校::bank}}。")
        #expect("{{c1::a}}b".clozeField(saying: "")?.html == "{{c1::}}")
    }

    @Test(arguments: ["<a ", "<a \"", "<a '\"", "[sound:", "{{c1::", "[", "漢[", "<style>", "<ruby><rt>", "&", "<!--"])
    func hostileFieldsAreReadInTimeThatGrowsWithTheirLength(_ piece: String) {
        let field = String(repeating: piece, count: 200_000 / piece.utf8.count)
        let clock = ContinuousClock()
        let time = clock.measure {
            let text = PlainField(field).text
            _ = ClozeText(text)
            _ = Brackets.base(of: text)
        }
        #expect(time < .seconds(5))
    }

    @Test func aFormSendsLineEndsOfItsOwnAndChangesNothing() {
        #expect("a\nb".isSame(onForm: "a\r\nb") && "a\r\nb".isSame(onForm: "a\nb") && "a\rb".isSame(onForm: "a\r\nb"))
        #expect(!"a\nb".isSame(onForm: "ab") && "a\nb".isSame(onForm: "ab", isOneLine: true))
        #expect(!"a\nb".isSame(onForm: "a\r\n\r\nb"))
    }

    @Test func readingsInBracketsAreReadAsAnkiShowsThem() {
        #expect(Brackets.base(of: "私[わたし]は 日本[にほん]の") == "私は日本の")
        #expect(Brackets.reading(of: "私[わたし]は 日本[にほん]の") == "わたしはにほんの")
        #expect(Brackets.base(of: "a [b") == "a [b")
    }

    private static func side(_ template: String, css: String = "") -> CardFront {
        var type = AnkiNotetype(id: 1, name: "Some")
        type.css = css
        type.fields = ["Word", "Meaning", "Audio", "Flag"].map { .init(name: $0) }
        return CardFront(template, type)
    }

    private static func kind(_ template: String, _ fields: [String], css: String = "") -> Card.Kind? {
        var type = AnkiNotetype(id: 1, name: "Some")
        type.css = css
        type.fields = ["Word", "Meaning", "Audio", "Flag"].map { .init(name: $0) }
        let roles = FieldRoles(type)
        return CardFront(template, type).kind(fields, MappedFields(fields, roles), roles)
    }

    @Test(
        arguments: [
            ("{{Meaning}}", .recall), ("{{Word}}", .recognition), ("{{furigana:Word}}", .recognition),
            ("{{Audio}}", .listening), ("{{tts zh_CN voices=A:Word}}", .listening),
            ("{{Meaning}}{{type:Word}}", .recall), ("{{hint:Word}}{{Meaning}}", .recall),
            ("<div style=\"visibility: hidden\">{{Word}}</div>{{Meaning}}", .recall),
            ("<p class='x off'>{{Word}}</p>{{Meaning}}", .recall), ("<p hidden>{{Word}}</p>{{Meaning}}", .recall),
            ("<!-- {{Word}} -->{{Meaning}}", .recall), ("<script>{{Word}}</script>{{Meaning}}", .recall),
            ("{{#Flag}}{{Word}}{{/Flag}}{{^Flag}}{{Meaning}}{{/Flag}}", .recall), ("", nil), ("{{Nothing}}", nil),
        ] as [(String, Card.Kind?)])
    func theFrontOfATemplateTellsWhatItAsks(_ template: String, _ kind: Card.Kind?) {
        let fields = ["书", "book", "[sound:a.mp3]", ""]
        #expect(Self.kind(template, fields, css: ".off { display: none }") == kind)
    }

    @Test func aConditionIsReadForEachNote() {
        let template = "{{#Flag}}{{Word}}{{/Flag}}{{^Flag}}{{Audio}}{{/Flag}}"
        #expect(Self.kind(template, ["书", "book", "[sound:a.mp3]", "x"]) == .recognition)
        #expect(Self.kind(template, ["书", "book", "[sound:a.mp3]", " "]) == .listening)
        #expect(Self.kind(template, ["书", "book", "[sound:a.mp3]", "<br>"]) == .listening)
        #expect(Self.side(template).hasHiddenFields)
        #expect(Self.side("{{type:Word}}").hasTypedAnswer && Self.side("{{hint:Word}}").hasHints)
        #expect(Self.side("<p lang=ja>{{Word}}").language == .japanese)
        #expect(Self.side("{{tts fr_FR voices=X:Word}}").language?.rawValue == "fr-FR")
    }

    @Test(
        arguments: [
            ("zh-TW", "zh"), ("EN_us", "en"), ("jpn", "ja"), ("fr", "fr"), ("pt-br", "pt-BR"), ("und", "und"),
            ("x", nil), ("klingon", nil), ("", nil), ("fr'", nil), ("fr--ca", nil),
        ] as [(String, String?)])
    func tagsOfLanguagesAreTidied(_ text: String, _ tag: String?) {
        #expect(LanguageTag(rawValue: text)?.rawValue == tag)
    }
}
