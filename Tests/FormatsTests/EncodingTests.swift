import Testing

@testable import Formats

@Suite struct EncodingTests {
    static let chinese: [TextEncoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian, .gb18030]
    static let japanese: [TextEncoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian, .shiftJIS, .eucJP]

    @Test(arguments: chinese)
    func simplifiedChineseIsReadInEveryEncoding(_ encoding: TextEncoding) throws {
        try expectRoundTrip(Samples.simplified, encoding)
    }

    @Test(arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian, .big5, .gb18030])
    func traditionalChineseIsReadInEveryEncoding(_ encoding: TextEncoding) throws {
        try expectRoundTrip(Samples.traditional, encoding)
    }

    @Test(arguments: japanese)
    func japaneseIsReadInEveryEncoding(_ encoding: TextEncoding) throws {
        try expectRoundTrip(Samples.japanese, encoding)
    }

    @Test(arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian, .windows1252])
    func englishIsReadInEveryEncoding(_ encoding: TextEncoding) throws {
        try expectRoundTrip(Samples.english, encoding)
    }

    @Test(arguments: [
        ("今天天气很好。", TextEncoding.gb18030), ("我爱你", .gb18030), ("他们都不知道", .gb18030),
        ("今天天氣很好。", .big5), ("我們都不知道", .big5), ("ありがとう", .shiftJIS), ("日本語の本", .shiftJIS),
        ("ありがとう", .eucJP), ("日本語の本を読む", .eucJP), ("カメラとテレビ", .shiftJIS), ("It’s a café", .windows1252),
        ("小说", .gb18030), ("同学", .gb18030), ("café", .utf8), ("naïve", .utf8),
        ("我在家里看书。", .utf16LittleEndian), ("我在家里看书。", .utf16BigEndian),
    ])
    func aFewCharactersAreEnough(_ text: String, _ encoding: TextEncoding) throws {
        try expectRoundTrip(text, encoding)
    }

    @Test(arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian, .gb18030])
    func aByteOrderMarkDecidesAndIsLeftOut(_ encoding: TextEncoding) throws {
        let book = try imported(encoding.byteOrderMark + encoded("你好", as: encoding))
        #expect(book.encoding == encoding)
        #expect(book.chapters.map(\.text) == ["你好"])
    }

    @Test func rareCharactersOfGB18030AreRead() throws {
        try expectRoundTrip("他姓𠮷，名叫㐀。他们都不知道这个字。", .gb18030)
    }

    @Test func theLearnersChoiceIsFollowed() throws {
        let book = try imported(encoded("東京", as: .eucJP), as: .eucJP)
        #expect(book.encoding == .eucJP)
        #expect(book.chapters[0].text == "東京")
    }

    @Test(arguments: [
        (TextEncoding.gb18030, TextEncoding.utf8), (.gb18030, .big5), (.gb18030, .shiftJIS), (.utf8, .gb18030),
        (.utf8, .shiftJIS), (.utf16LittleEndian, .utf8),
    ])
    func aWrongChoiceIsToldWithWhatItLooksLike(_ real: TextEncoding, _ chosen: TextEncoding) {
        let bytes = encoded(Samples.simplified, as: real)
        #expect(throws: FormatError.wrongEncoding(declared: chosen, looksLike: real)) {
            try imported(bytes, as: chosen)
        }
    }

    @Test(arguments: [TextEncoding.utf8, .gb18030, .big5, .utf16LittleEndian])
    func aTailCutInsideACharacterIsTolerated(_ encoding: TextEncoding) throws {
        let whole = Samples.traditional + Samples.traditional
        let book = try imported(encoded(whole + "路", as: encoding).dropLast(1).map(\.self))
        #expect(book.encoding == encoding)
        #expect(book.notes == [.truncatedTail])
        #expect(book.chapters[0].text == whole)
    }

    @Test(arguments: [TextEncoding.utf8, .gb18030])
    func aLittleDamageInALongTextIsReplacedAndCounted(_ encoding: TextEncoding) throws {
        let text = Array(repeating: Samples.simplified, count: 100).joined(separator: "\n")
        var bytes = encoded(text, as: encoding)
        bytes.insert(0xFF, at: bytes.lastIndex(of: 0x0A) ?? 0)
        let book = try imported(bytes)
        #expect(book.encoding == encoding)
        #expect(book.notes == [.damagedCharacters(1)])
        #expect(book.chapters[0].text.contains("\u{FFFD}"))
    }

    @Test func theOutcomeDoesNotDependOnWhereChunksEnd() throws {
        // Longer than several of iconv's input chunks, with characters of one, two and four bytes.
        var random = FixedRandom(state: 5)
        let text = String((0..<400_000).map { _ in Array("a的𠮷").randomElement(using: &random) ?? "a" })
        let book = try imported(encoded(text, as: .gb18030), as: .gb18030)
        #expect(book.chapters[0].text == text)
        #expect(book.notes.isEmpty)
    }

    @Test(arguments: ["GBK", "gb2312", "Shift-JIS", "cp932", "euc-jp", "UTF8", "big5-hkscs", "utf-16le"])
    func encodingsGoByTheirUsualNames(_ label: String) {
        #expect(TextEncoding(label: label) != nil)
    }

    private func expectRoundTrip(_ text: String, _ encoding: TextEncoding) throws {
        let book = try imported(encoded(text, as: encoding))
        #expect(book.encoding == encoding)
        #expect(book.chapters.map(\.text) == [text])
        #expect(book.notes.isEmpty)
    }
}
