import Foundation
import Model
import Testing

@testable import Formats

/// The readings that authors wrote, in EPUB and HTML and in texts of Aozora Bunko.
@Suite struct RubyTests {
    private func ruby(_ place: Int, _ base: String, _ reading: String) -> Inset {
        Inset(place: place, .ruby(BookRuby(base: base, reading: reading)))
    }

    private func page(_ text: String, _ name: String) throws -> (text: String, insets: [Inset]) {
        let paged = try importPages(from: .bytes(Array(text.utf8)), fileName: name)
        return (paged.pages.map(\.text).joined(separator: "¶"), paged.insets.map(\.inset))
    }

    private func book(_ body: String) throws -> (text: String, insets: [Inset]) {
        var fixture = BookFixture()
        fixture.documents = [("one.xhtml", body)]
        let paged = try importPages(from: .bytes(fixture.bytes), fileName: "book.epub")
        return (paged.pages.map(\.text).joined(separator: "¶"), paged.insets.map(\.inset))
    }

    @Test func rubyOfEveryFormIsKeptWithItsBase() throws {
        let forms = """
            <p>朝、<ruby>私<rt>わたくし</rt></ruby>は<ruby>東<rp>(</rp><rt>とう</rt><rp>)</rp>京<rp>(</rp><rt>きょう</rt><rp>)</rp></ruby>へ\
            <ruby><rb>行</rb><rt>い</rt></ruby>った。</p>
            <p><ruby><rb>麦</rb><rb>酒</rb><rtc><rt>ビイ</rt><rt>ル</rt></rtc></ruby>を<ruby>飲<rt></rt></ruby>む。</p>
            """
        let wanted = [
            ruby(2, "私", "わたくし"), ruby(4, "東", "とう"), ruby(5, "京", "きょう"), ruby(7, "行", "い"),
            ruby(12, "麦", "ビイ"), ruby(13, "酒", "ル"),
        ]
        let epub = try book(forms)
        #expect(epub.text == "朝、私は東京へ行った。\n麦酒を飲む。")
        #expect(epub.insets == wanted)
        let web = try page("<!DOCTYPE html><html><body>\(forms)</body></html>", "page.html")
        #expect(web.text == epub.text)
        #expect(web.insets == wanted)
    }

    @Test func rubyBesideASpaceBeginsAtItsBase() throws {
        let found = try book("<p>See <ruby>Tokyo <rt>capital</rt></ruby> first.</p>")
        #expect(found.text == "See Tokyo first.")
        #expect(found.insets == [ruby(4, "Tokyo", "capital")])
    }

    private static let sample = """
        川べりの朝
        ――散歩のこと――
        山田花子

        -------------------------------------------------------
        【テキスト中に現れる記号について】

        《》：ルビ
        （例）朝《あさ》
        -------------------------------------------------------

        ［＃３字下げ］上　川［＃「上　川」は大見出し］

        ［＃５字下げ］一［＃「一」は中見出し］

        　私《わたくし》は毎朝｜川岸《かわぎし》を歩く。その日は三ヶ月《みかづき》が残り、※［＃「目＋爭」、第3水準1-88-85］《みは》る程《ほど》美しかった。
        　いろ／＼な花［＃「花」に傍点］が咲いていた。※［＃「魚＋喜」、U+9C5A、12-3］もいた。
        ［＃改頁］
        ［＃５字下げ］二［＃「二」は中見出し］

        　「《》」は記号である。〔cafe'〕へ行った。

        底本：「川べりの朝」見本文庫
        入力：見本
        """

    @Test func aTextOfAozoraBunkoIsReadWhole() throws {
        for encoding in [String.Encoding.utf8, .shiftJIS] {
            let text = encoding == .utf8 ? Self.sample : Self.sample.replacingOccurrences(of: "\n", with: "\r\n")
            let data = try #require(text.data(using: encoding))
            let paged = try importPages(from: .bytes([UInt8](data)), fileName: "kawa.txt")
            #expect(paged.text.title == "川べりの朝　――散歩のこと――")
            #expect(paged.text.author == "山田花子")
            #expect(paged.text.language == .japanese)
            #expect(paged.text.chapters.map(\.title) == ["上　川 · 一", "二"])
            #expect(
                paged.pages.map(\.text) == [
                    """
                    上　川
                    一
                    私は毎朝川岸を歩く。その日は三ヶ月が残り、睜る程美しかった。
                    いろ〳〵な花が咲いていた。鱚もいた。
                    """,
                    "二\n「《》」は記号である。cafe\u{301}へ行った。",
                ])
            #expect(
                paged.insets.map(\.inset) == [
                    ruby(6, "私", "わたくし"), ruby(10, "川岸", "かわぎし"), ruby(20, "三ヶ月", "みかづき"),
                    ruby(27, "睜", "みは"), ruby(29, "程", "ほど"),
                ])
        }
    }

    @Test func aChineseTextKeepsItsBookTitles() throws {
        let found = try page("他读了《红楼梦》，又读了《论语》。", "a.txt")
        #expect(found.text == "他读了《红楼梦》，又读了《论语》。")
        #expect(found.insets.isEmpty)
    }

    @Test(arguments: [
        ("「小書き平仮名ん」", nil), ("小書き片仮名ヒ、1-6-84", "ㇶ"), ("「二の字点」、1-2-22", "〻"), ("「丸」、183-7", nil),
        ("「口＋愛」、U+20AC、1-2", "€"), ("「土＋口」、第3水準9-99-99", nil),
    ])
    func aCharacterIsTakenFromItsNote(_ note: String, _ character: String?) {
        #expect(AozoraCharacter.named(note) == character)
    }

    @Test(arguments: ["［＃", "《", "漢《", "｜", "〔", "漢《か", "［＃「」"])
    func aLineOfBrokenMarksIsReadOnce(_ mark: String) {
        let text = String(repeating: mark, count: 40_000)
        let line = AozoraLine(Substring(text).unicodeScalars)
        #expect(line.rubies.isEmpty)
    }
}
