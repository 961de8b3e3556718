import Model
import Support
import Testing

@testable import Linguistics

@Suite struct AnnotatorTests {
    @Test func japanesePunctuationHasNoReading() async throws {
        let test = try await TestDesk()
        for token in try await test.desk.texts.annotate("「猫」が、食べた。", in: .japanese) where !token.kind.isWord {
            #expect(token.reading == nil, "\(token.text)")
        }
        try await test.remove()
    }

    private func correction(
        _ parts: [String], _ readings: [String?]? = nil, _ scope: CorrectionScope = .everywhere
    ) -> Correction {
        Correction(language: .japanese, parts: parts, readings: readings, scope: scope, updatedAt: TestDesk.now)
    }

    @Test func aJapaneseReadingHoldsInItsContextOnly() async throws {
        let test = try await TestDesk(lexicon: RealLexicon.open())
        let text = "人気がある。人気のない道。"
        func readings(_ corrections: [Correction]) -> [String?] {
            test.desk.annotator(of: .japanese, corrections: corrections).tokens(text, .japanese)
                .filter { $0.text == "人気" }.map(\.reading)
        }
        let scope = CorrectionScope.inContext(CorrectionContext(before: "", after: "の"))
        #expect(readings([]) == ["にんき", "にんき"] || readings([]) == ["にんき", "ひとけ"])
        #expect(readings([correction(["人気"], ["ひとけ"], scope)]) == ["にんき", "ひとけ"])
        #expect(readings([correction(["人気"], ["ひとけ"])]) == ["ひとけ", "ひとけ"])
        try await test.remove()
    }

    @Test func whatACorrectionMakesOfJapaneseHasLemmaReadingAndMeaning() async throws {
        let test = try await TestDesk(lexicon: RealLexicon.open())
        let corrected = [correction(["東", "京都"]), correction(["人気"], ["ひとけ"])]
        let annotator = test.desk.annotator(of: .japanese, corrections: corrected)
        let tokens = annotator.tokens("東京都へ行く。人気がない。", .japanese)
        let east = try #require(tokens.first { $0.text == "東" })
        let kyoto = try #require(tokens.first { $0.text == "京都" })
        #expect(east.reading == "ひがし" && east.gloss?.contains("east") ?? false)
        #expect(kyoto.reading == "きょうと" && kyoto.gloss?.contains("Kyoto") ?? false && kyoto.lemma == "京都")
        let presence = try #require(tokens.first { $0.text == "人気" })
        #expect(presence.gloss != nil && !(presence.gloss?.contains("popular") ?? true))
        try await test.remove()
    }

    @Test func aVerbThatNoDictionaryHasIsAFormOfOneThatItHas() async throws {
        let test = try await TestDesk(lexicon: RealLexicon.open())
        let annotator = test.desk.annotator(of: .japanese, corrections: [])
        let word = try #require(annotator.tokens("お金を払わされた。", .japanese).first { $0.text == "払わされた" })
        #expect(word.lemma == "払う" && word.gloss?.hasPrefix("to pay") ?? false)
        try await test.remove()
    }

    @Test func aCorrectedReadingChoosesTheWordThatIsReadSo() async throws {
        let test = try await TestDesk(lexicon: RealLexicon.open())
        let annotator = test.desk.annotator(of: .japanese, corrections: [correction(["行った"], ["おこなった"])])
        let word = try #require(annotator.tokens("会議を行った。", .japanese).first { $0.text == "行った" })
        #expect(word.reading == "おこなった" && word.lemma == "行う")
        #expect(!(word.gloss ?? "to go").hasPrefix("to go"))
        try await test.remove()
    }

    @Test func whatHoldsInOnePlaceIsOfNoLooseText() async throws {
        let test = try await TestDesk()
        let place = CorrectionPlace(book: TestIDs.next(), page: 1, start: 0)
        let annotator = test.desk.annotator(of: .japanese, corrections: [correction(["猫"], ["ねっこ"], .here(place))])
        #expect(annotator.tokens("猫がいる。", .japanese).first?.reading == "ねこ")
        #expect(annotator.tokens("猫がいる。", .japanese, []).first?.reading == "ねっこ")
        try await test.remove()
    }

    @Test(arguments: [
        ("But he went.", "but"), ("Kettles boil.", "kettle"), ("Paris is big.", "Paris"), ("I am.", "I"),
        ("A man.", "a"),
        ("Don’t go.", "don't"), ("Its owner left.", "its"), ("Went home.", "go"), ("Whale ahead!", "whale"),
        ("Ishmael ran. They saw Ishmael.", "Ishmael"),
    ])
    func theFirstWordOfAnEnglishSentenceIsNoOtherWord(_ text: String, _ lemma: String) async throws {
        let test = try await TestDesk(lexicon: RealLexicon.open())
        let annotator = test.desk.annotator(of: .english, corrections: [])
        #expect(annotator.tokens(text, .english).first?.lemma == lemma)
        try await test.remove()
    }

    @Test func theFirstWordsOfSentencesAreCountedWithTheOthers() async throws {
        let test = try await TestDesk(lexicon: RealLexicon.open())
        let counter = VocabularyCounter(
            annotator: test.desk.annotator(of: .english, corrections: []), language: .english)
        counter.count("But he ran. Ishmael ran, but Queequeg and Ishmael did not. “Kettles?” he said. The kettle!")
        let words = counter.vocabulary().words
        #expect(words.first { $0.text == "but" }?.count == 2 && !words.contains { $0.text == "But" })
        #expect(words.first { $0.text == "Ishmael" }?.count == 2)
        #expect(words.first { $0.text == "kettle" }?.count == 2)
        try await test.remove()
    }

    @Test func aFilterOfTextsObeysCorrections() throws {
        let scope = CorrectionScope.inContext(CorrectionContext(before: "你", after: "去"))
        let corrections = [
            Correction(language: .chinese, parts: ["得"], readings: ["dei4"], scope: scope, updatedAt: TestDesk.now)
        ]
        let texts = TextAnnotator(lexicon: try RealLexicon.open(), language: .chinese, corrections: corrections)
        var text = "他说得很好，你得去。"
        #expect(texts.tokens(text).filter { $0.text == "得" }.map(\.reading) == ["de", "dèi"])
        var written: [UInt8] = []
        text.withUTF8 { texts.writeJSON(of: $0, to: &written) }
        #expect(String(decoding: written, as: UTF8.self).contains(#""reading":"dèi""#))
    }
}
