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

    @Test func aPageOfOnePictureShowsIt() {
        #expect(markup([], [Inset(place: 0, .picture(picture, alternative: "", isPlate: true))]).contains("<img"))
    }

    @Test func aNoteIsALinkToItsTextOnThePage() {
        let markup = markup(tokens, [Inset(place: 2, .note(BookNote(sign: "1", text: "甲<乙")))])
        #expect(markup.contains("。<sup class=\"note-sign\"><a role=\"doc-noteref\""))
        #expect(markup.contains("href=\"#note-1-1\"") && markup.contains("popover id=\"note-1-1\""))
        #expect(markup.contains("<p>甲&lt;乙</p>"))
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
