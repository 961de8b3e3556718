import Foundation
import Model
import Testing

@testable import Pages

/// The pictures and notes of a page.
@Suite struct ReadingInsetTests {
    private let picture = BookPicture(
        digest: String(repeating: "a", count: 64), mediaType: "image/png", width: 30, height: 40)

    private func markup(_ tokens: [Token], _ insets: [Inset]) -> String {
        let passage = Passage(number: 1, chapter: 0, text: tokens.map(\.text).joined())
        return ReadingPage.Text(
            of: passage, in: Samples.book(title: "小猫"), chapter: nil, tokens, insets: insets,
            by: WordPresenter(.chinese, Preferences())
        ).markup.markup
    }

    /// 我。, a line end, 爱。
    private let tokens = [
        Token(text: "我", start: 0, end: 1, kind: .word, lemma: "我"),
        Token(text: "。\n", start: 1, end: 3, kind: .punctuation, lemma: "。"),
        Token(text: "爱", start: 3, end: 4, kind: .word, lemma: "爱"),
        Token(text: "。", start: 4, end: 5, kind: .punctuation, lemma: "。"),
    ]

    @Test func aPictureOfItsOwnStandsBetweenTheParagraphs() throws {
        let markup = markup(tokens, [Inset(place: 3, .picture(picture, alternative: "<图>", isPlate: true))])
        let pieces = markup.components(separatedBy: "<figure")
        #expect(pieces.count == 2)
        #expect(pieces[0].hasSuffix("</p>") && pieces[0].contains("w1-0") && !pieces[0].contains("w1-3"))
        #expect(pieces[1].contains("/pictures/" + picture.digest) && pieces[1].contains("alt=\"&lt;图&gt;\""))
        #expect(pieces[1].contains("width=\"30\" height=\"40\"") && pieces[1].contains("w1-3"))
    }

    @Test func aPictureThatTheBookDoesNotDescribeIsNamedAfterItsPage() {
        let bare = markup(tokens, [Inset(place: 3, .picture(picture, alternative: "", isPlate: true))])
        let pages = Samples.book(title: "小猫").pageCount
        #expect(bare.contains("lang=\"en\" alt=\"Picture on page 1 of \(pages)\""))
        let inLine = markup(tokens, [Inset(place: 1, .picture(picture, alternative: "", isPlate: false))])
        #expect(inLine.contains("alt=\"\""))
    }

    /// A page of one word in each of its lines.
    private func page(_ lines: [String]) -> String {
        var tokens: [Token] = []
        var start = 0
        for (index, line) in lines.enumerated() {
            for text in [line, index < lines.count - 1 ? "\n" : ""] where !text.isEmpty {
                let end = start + text.unicodeScalars.count
                let kind: Token.Kind = text == "\n" ? .space : .word
                tokens.append(Token(text: text, start: start, end: end, kind: kind, lemma: text))
                start = end
            }
        }
        return markup(tokens, [])
    }

    @Test func theLinesOfAStanzaStandTogetherAndAGapBetweenTwo() {
        let poem = page(["春眠", "不觉晓", "", "处处", "闻啼鸟"])
        #expect(poem.components(separatedBy: "<p class=\"verse\">").count == 5)
        #expect(poem.components(separatedBy: "<p class=\"stanza-gap\"></p>").count == 2)
        let prose = page(["春眠", "不觉晓"])
        #expect(!prose.contains("verse") && !prose.contains("stanza-gap"))
    }

    @Test func aPageOfOnePictureShowsIt() {
        #expect(markup([], [Inset(place: 0, .picture(picture, alternative: "", isPlate: true))]).contains("<img"))
    }

    @Test func aNoteIsALinkToItsTextOnThePage() {
        let markup = markup(tokens, [Inset(place: 2, .note(BookNote(sign: "1", text: "甲<乙")))])
        #expect(markup.contains("。<sup class=\"note-sign\"><a role=\"doc-noteref\""))
        #expect(markup.contains("href=\"#note-1-1\"") && markup.contains("popover id=\"note-1-1\""))
        #expect(markup.contains("<p>甲&lt;乙</p>"))
    }

    private func markup(
        _ words: [(String, String?, Token.Kind)], _ language: Language, _ rubies: (Int, String, String)...
    ) -> String {
        var start = 0
        let tokens = words.map { text, reading, kind in
            defer { start += text.unicodeScalars.count }
            return Token(text: text, start: start, end: start + text.unicodeScalars.count, kind: kind, reading: reading)
        }
        let passage = Passage(number: 1, chapter: 0, text: tokens.map(\.text).joined())
        var book = Samples.book(title: "川")
        book.language = language
        return ReadingPage.Text(
            of: passage, in: book, chapter: nil, tokens,
            insets: rubies.map { Inset(place: $0.0, .ruby(BookRuby(base: $0.1, reading: $0.2))) },
            by: WordPresenter(language, Preferences())
        ).markup.markup
    }

    @Test func anAuthorsReadingIsShownAsItIsWritten() {
        let beer = markup([("麦酒", "ビイル", .word), ("を", "を", .word)], .japanese, (0, "麦酒", "ビイル"))
        #expect(beer.contains("<ruby data-authored>麦酒<rt>ビイル</rt></ruby>"))
        let mark = markup([("強敵", "きょうてき", .word)], .japanese, (0, "強敵", "<友>"))
        #expect(mark.contains("<ruby data-authored>強敵<rt>&lt;友&gt;</rt></ruby>") && !mark.contains("<rt>きょう"))
    }

    @Test func anAuthorsReadingOfWhatIsNoWordIsShown() {
        let number = markup(
            [("約", "やく", .word), ("200人", nil, .number), ("。", nil, .punctuation)], .japanese, (1, "200", "にひゃく"))
        #expect(number.contains("<ruby data-authored>200<rt>にひゃく</rt></ruby>人。"))
    }

    @Test func anAuthorsReadingOfAChineseWordStandsOverItsCharacters() {
        let shown = markup([("银行", "yínháng", .word)], .chinese, (1, "行", "ㄏㄤˊ"))
        #expect(shown.contains("<ruby data-authored>行<rt>ㄏㄤˊ</rt></ruby>") && shown.contains(">银<rt>yín</rt>"))
    }

    @Test func aShortNumberCanStandUpright() {
        func upright(_ words: [(String, String?, Token.Kind)], _ language: Language = .japanese) -> [String] {
            markup(words, language).components(separatedBy: "<span class=\"upright\">").dropFirst()
                .map { $0.components(separatedBy: "</span>")[0] }
        }
        #expect(upright([("第", "だい", .word), ("3", "さん", .number), ("段階", "だんかい", .word)]) == ["3"])
        #expect(upright([("3人", "さんにん", .word), ("、12&3、325", nil, .punctuation)]) == ["3"])
        #expect(upright([("3月15日", "さんがつじゅうごにち", .word)]) == ["3", "15"])
        #expect(upright([("他", "tā", .word), ("20", nil, .number), ("岁", "suì", .word)], .chinese) == ["20"])
        #expect(upright([("3.5、Win10、-3、1,000", nil, .punctuation)]).isEmpty)
        #expect(upright([("Win", nil, .latin), ("10", nil, .number)], .chinese).isEmpty)
        #expect(upright([("at 3", nil, .punctuation)], .english).isEmpty)
        #expect(markup([("3人", "さんにん", .word)], .japanese).contains("<ruby><span class=\"upright\">3</span>人<rt>"))
    }

    @Test func theLinesRunAsTheBookOrTheLearnerSays() {
        var book = Samples.book(title: "小猫")
        var preferences = Preferences()
        func isVertical() -> Bool {
            ReadingPage.Model(book: book, number: 1, paragraphs: []).isVertical(preferences)
        }
        #expect(!isVertical())
        book.isVertical = true
        #expect(isVertical())
        preferences.lines = .horizontal
        #expect(!isVertical())
        book.isVertical = false
        preferences.lines = .vertical
        #expect(isVertical())
    }
}
