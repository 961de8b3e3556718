import Lexicon
import Model
import Testing

/// What an author's ruby says about the words of a page.
@Suite struct AuthorsReadingTests {
    private func tokens(_ words: [(String, String?)]) -> [Token] {
        var start = 0
        return words.map { text, reading in
            defer { start += text.unicodeScalars.count }
            let kind: Token.Kind = text == "。" ? .punctuation : .word
            return Token(
                text: text, start: start, end: start + text.unicodeScalars.count, kind: kind, reading: reading)
        }
    }

    private func read(_ words: [(String, String?)], _ rubies: (Int, String, String)...) -> [String] {
        let insets = rubies.map { Inset(place: $0.0, .ruby(BookRuby(base: $0.1, reading: $0.2))) }
        let found = AuthorsReadings(insets, in: .japanese, nil)?.tokens(tokens(words)) ?? []
        #expect(found.map(\.text).joined() == words.map(\.0).joined())
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.end == $1.start })
        return found.map { $0.text + ($0.reading.map { "(\($0))" } ?? "") }
    }

    @Test func noWordEndsInsideABase() {
        #expect(
            read([("裏", "うら"), ("の", "の"), ("茶", "ちゃ"), ("園", "えん"), ("。", nil)], (2, "茶園", "ちゃえん"))
                == ["裏(うら)", "の(の)", "茶園(ちゃえん)", "。"])
        // What stands before the base is a word of its own; kana after it belong to it, and kanji do not.
        #expect(
            read([("一番獰", nil), ("悪な", nil)], (2, "獰悪", "どうあく")) == ["一番", "獰悪な(どうあくな)"])
        #expect(
            read([("獰", "どう"), ("悪人", "あくにん")], (0, "獰悪", "どうあく")) == ["獰悪(どうあく)", "人"])
    }

    /// As a hostile book has them: inside one another, over one another, beyond the text, and longer than any.
    @Test func readingsThatDoNotFitLoseNothing() {
        let words: [(String, String?)] = [("字", "じ"), ("を", "を"), ("書く", "かく")]
        #expect(read(words, (0, "字を", "じを"), (0, "字", "じ"), (1, "を書", "をか")).first == "字を(じを)")
        #expect(read(words, (2, "書く人々", "かくひとびと")).count == 3)
        #expect(read(words, (1, "を書く人", "をかくひと")).first == "字(じ)")
        #expect(read(words, (3, "くくくくくく", "く"), (Int.max - 1, "字", "じ")).first == "字(じ)")
        #expect(read(words, (-5, "字", "じ"), (0, "字", "じ")).first == "字(じ)")
    }

    @Test func aWordIsReadAsItsAuthorReadsIt() {
        #expect(read([("私", "わたし"), ("は", "は")], (0, "私", "わたくし")) == ["私(わたくし)", "は(は)"])
        #expect(
            read([("取り扱う", "とりあつかう")], (0, "取", "と"), (2, "扱", "あつか")) == ["取り扱う(とりあつかう)"])
    }

    @Test func whatIsNoReadingChangesNone() {
        #expect(read([("強敵", "きょうてき")], (0, "強敵", "・・")) == ["強敵(きょうてき)"])
        #expect(read([("強敵", "きょうてき")], (0, "強敵", "rival")) == ["強敵(きょうてき)"])
        #expect(AuthorsReadings([], in: .japanese, nil) == nil)
    }
}
