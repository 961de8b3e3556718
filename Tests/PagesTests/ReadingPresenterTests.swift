import Model
import Proficiency
import Routes
import Testing

@testable import Pages

/// Tokens, marks and preferences become a reading page.
@Suite struct ReadingPresenterTests {
    private static func token(
        _ text: String, at start: Int = 0, _ kind: Token.Kind = .word, reading: String? = nil, level: Int? = nil
    ) -> Token {
        Token(
            text: text, start: start, end: start + text.unicodeScalars.count, kind: kind, reading: reading, level: level
        )
    }

    private static func words(_ presenter: WordPresenter, _ tokens: [Token]) -> [ReadingWord] {
        presenter.paragraphs(tokens).joined().compactMap { piece in
            guard case .word(let word) = piece else { return nil }
            return word
        }
    }

    @Test func eachCharacterHasItsReadingAndTone() {
        let words = Self.words(WordPresenter(.chinese, Preferences()), [Self.token("银行", reading: "yín háng")])
        #expect(
            words.map(\.syllables) == [
                [Syllable("银", reading: "yín", tone: 2), Syllable("行", reading: "háng", tone: 2)]
            ])
        #expect(words.map(\.reading) == ["yínháng"])
    }

    @Test func tonesAreAsSpokenOnlyIfTheLearnerPrefersThat() {
        var preferences = Preferences()
        let tokens = [Self.token("你好", reading: "nǐ hǎo")]
        #expect(Self.words(WordPresenter(.chinese, preferences), tokens)[0].syllables[0].reading == "nǐ")
        preferences.toneSandhi = true
        #expect(Self.words(WordPresenter(.chinese, preferences), tokens)[0].syllables[0].reading == "ní")
    }

    @Test func theScriptIsConvertedOnlyIfTheLearnerPrefersThat() {
        let tokens = [Self.token("银行", reading: "yín háng"), Self.token("，", at: 2, .punctuation)]
        let convert = { (parts: [String], script: Preferences.Script) in
            parts == ["银行", "，"] ? ["銀行", "«，»"] : parts
        }
        var preferences = Preferences()
        func pieces() -> [[ReadingPiece]] {
            WordPresenter(.chinese, preferences, convert: convert).paragraphs(tokens)
        }
        #expect(pieces()[0][1] == .text("，"))
        preferences.script = .traditional
        #expect(pieces()[0][1] == .text("«，»"))
        guard case .word(let word) = pieces()[0][0] else { return #expect(Bool(false), "no word") }
        #expect(word.syllables.map(\.text) == ["銀", "行"])
        #expect(word.lemma == "银行")
    }

    @Test func aWordStandsAsItsMarkItsLevelAndItsKindSay() {
        let knowledge = Knowledge(statuses: ["难": .difficult, "略": .ignored], knownLevel: 2)
        let tokens = [
            Self.token("难", level: 1), Self.token("略"), Self.token("我", level: 1), Self.token("银行", level: 3),
            Self.token("孔乙己", .name),
        ]
        let words = Self.words(WordPresenter(.chinese, Preferences(), knowledge: knowledge), tokens)
        #expect(words.map(\.standing) == [.difficult, .ignored, .known, .new, .name])
    }

    @Test func paragraphsEndAtLineFeedsAndLatinTextIsNoChineseWord() {
        let tokens = [
            Self.token("我"), Self.token("。\n\n", at: 1, .punctuation), Self.token("Wi-Fi", at: 4, .latin),
            Self.token("\n", at: 9, .space),
        ]
        let paragraphs = WordPresenter(.chinese, Preferences()).paragraphs(tokens)
        #expect(paragraphs.count == 3)
        #expect(paragraphs[0].last == .text("。"))
        // The gap between two stanzas.
        #expect(paragraphs[1].isEmpty)
        #expect(paragraphs[2] == [.text("Wi-Fi")])
        #expect(Self.words(WordPresenter(.english, Preferences()), tokens).map(\.lemma) == ["我", "Wi-Fi"])
    }

    @Test func aNumberInCharactersIsAWordAndOneInDigitsIsNot() {
        let tokens = [
            Self.token("第一", .number, reading: "dì yī"), Self.token("325", at: 2, .number),
            Self.token("百分之五十", at: 5, .number, reading: "bǎi fēn zhī wǔ shí"),
        ]
        let words = Self.words(WordPresenter(.chinese, Preferences()), tokens)
        #expect(words.map(\.lemma) == ["第一", "百分之五十"])
        #expect(words[0].syllables.map(\.reading) == ["dì", "yī"])
        #expect(Self.words(WordPresenter(.japanese, Preferences()), [Self.token("３", .number, reading: "さん")]).isEmpty)
    }

    @Test(arguments: [
        ("も", "も"), ("コーヒー", "こーひー"), ("コーヒー", "コーヒー"), ("update", "あっぷでーと"),
    ])
    func aReadingThatTheTextSaysIsNotReadTwice(_ text: String, _ reading: String) {
        let words = Self.words(WordPresenter(.japanese, Preferences()), [Self.token(text, reading: reading)])
        #expect(words.map(\.reading) == [nil])
        #expect(words[0].syllables == [Syllable(text)])
    }

    @Test func aReadingThatTheTextDoesNotSayIsKept() {
        let tokens = [Self.token("は", reading: "わ"), Self.token("山路", at: 1, reading: "やまみち")]
        #expect(Self.words(WordPresenter(.japanese, Preferences()), tokens).map(\.reading) == ["わ", "やまみち"])
    }

    @Test func latinLettersInAJapaneseWordHaveNoKanaAboveThem() {
        let words = Self.words(
            WordPresenter(.japanese, Preferences()), [Self.token("Ｔシャツ", reading: "てぃーしゃつ")])
        #expect(words[0].syllables.allSatisfy { $0.reading == nil })
        #expect(words[0].reading == "てぃーしゃつ")
    }

    @Test func theTitleOfAChapterIsFoundInItsText() {
        func headings(_ title: String, _ text: String, firstPage: Int = 3) -> Range<Int> {
            ReadingPage.headings(
                of: Chapter(index: 0, title: title, firstPage: firstPage),
                on: Passage(number: 3, chapter: 0, text: text))
        }
        #expect(headings("第一章", "第一章\n他走了。") == 0..<1)
        #expect(headings("卷一 · 第一章", "书名\n卷一\n第一章\n他走了。") == 1..<3)
        #expect(headings("第一章", "他走了。") == 0..<0)
        #expect(headings("第一章", "第一章\n他走了。", firstPage: 2) == 0..<0)
    }

    @Test func aPageAndItsTextAloneSayHowMuchIsKnown() {
        let tokens = [Self.token("我", level: 1), Self.token("爱", at: 1), Self.token("孔乙己", at: 2, .name)]
        let presenter = WordPresenter(.chinese, Preferences(), knowledge: Knowledge(knownLevel: 1))
        var book = Samples.book(title: "小猫")
        book.finishedAt = Samples.now
        let passage = Passage(number: 12, chapter: 0, text: "我爱孔乙己")
        let text = ReadingPage.Text(of: passage, in: book, chapter: nil, tokens, by: presenter)
        #expect(text.known == Share(permille: 500))
        var preferences = Preferences()
        preferences.script = .traditional
        let coverage = Coverage(ofTokens: [tokens[0]], by: Knowledge(knownLevel: 1))
        let model = ReadingPage.Model(
            book: book, passage: passage, chapter: nil, text: text, coverage: coverage, preferences)
        #expect(model.knownInBook == Share(permille: 1000))
        #expect(model.isTraditional)
        let shell = Samples.shell(.english)
        let leaf = ReadingPage.fragment(model, shell).markup
        #expect(Markup.values(of: "data-known", in: leaf) == [shell.wording.knownOnPage(Share(permille: 500))])
        #expect(ReadingPage.page(model, shell).markup.contains(leaf))
    }

    @Test func aTextWithoutWordsHasNoShare() {
        let text = ReadingPage.Text(
            of: Passage(number: 1, chapter: 0, text: "。"), in: Samples.book(), chapter: nil,
            [Self.token("。", .punctuation)], by: WordPresenter(.chinese, Preferences()))
        #expect(text.known == nil)
        #expect(Share(known: nil) == nil)
    }
}

/// Entries and words become their cards.
@Suite struct WordPresenterTests {
    private static let bank = Entry(
        language: .chinese, headword: "银行", traditional: "銀行", reading: "yin2 hang2",
        definitions: ["CL:家[jia1]", "bank; see 分行|分行[fen1 hang2] [sic]"], hsk2: 3, source: "CC-CEDICT")

    @Test func definitionsShowPinyinAndOneScript() {
        let card = EntryCard(Self.bank, status: .known)
        #expect(card.definitions == ["bank; see 分行 (fēnháng) [sic]"])
        #expect(card.reading == "yínháng")
        #expect(card.traditional == "銀行")
        #expect(card.level == 3)
        #expect(card.status == .known)
    }

    @Test func measureWordsStandOnALineOfTheirOwn() {
        var entry = Self.bank
        entry.definitions = ["bank", "CL:家[jia1],個|个[ge4]"]
        let card = EntryCard(entry)
        #expect(card.definitions == ["bank"] && card.measureWords == ["家 (jiā)", "个 (gè)"])
        let english = card.senses(Samples.shell(.english)).markup
        #expect(english.contains("Measure words: ") && english.contains("家 (jiā), 个 (gè)"))
        #expect(!english.contains("CL:") && english.contains("<li>bank</li>"))
        entry.definitions = ["world (CL:個|个[ge4])", "the earth (our planet)"]
        let one = EntryCard(entry)
        #expect(one.definitions == ["world", "the earth (our planet)"] && one.measureWords == ["个 (gè)"])
        #expect(one.senses(Samples.shell(.simplifiedChinese)).markup.contains("量词："))
        entry.definitions = ["to go"]
        #expect(!EntryCard(entry).senses(Samples.shell(.english)).markup.contains("measure-words"))
    }

    @Test func aWordInAListHasItsReadingAndFirstSense() {
        let line = WordLine("银行", in: .chinese, Self.bank, occurrences: 2)
        #expect(line.reading == "yínháng")
        #expect(line.gloss == "bank; see 分行")
        #expect(WordLine("go", in: .english, nil).reading == nil)
    }

    @Test func onlyATappedWordOfAnUnspacedLanguageCanBeSplit() {
        func model(_ language: Language, start: Int?) -> WordPage.Model {
            var card = WordCard(language: language, word: "银行", reading: "yín háng")
            card.sentence = "我去银行。"
            card.previous = "去"
            card.start = 2
            card.entries = [Self.bank]
            card.status = .difficult
            return WordPage.Model(
                card, WordView(place: Place(book: RouteTests.book, page: 1, start: start)), sentences: nil,
                target: CardTarget(), by: WordPresenter(language, Preferences()))
        }
        #expect(model(.chinese, start: 2).neighbours == .init(previous: "去", text: "银行", start: 2))
        #expect(model(.chinese, start: nil).neighbours == nil)
        #expect(model(.english, start: 2).neighbours == nil)
        #expect(model(.chinese, start: 2).standing == .difficult)
        #expect(model(.chinese, start: 2).status == nil)
        #expect(model(.chinese, start: 2).traditional == "銀行")
    }

    @Test func aPhraseHasTheReadingsOfItsWords() {
        let tokens = [
            Token(text: "我", start: 0, end: 1, kind: .word, reading: "wǒ", level: 1),
            Token(text: "，", start: 1, end: 2, kind: .punctuation),
            Token(text: "去", start: 2, end: 3, kind: .word, reading: "qù"),
        ]
        func model(_ language: Language) -> PhrasePage.Model {
            PhrasePage.Model(
                "我，去", in: language, tokens, entries: [], by: Knowledge(knownLevel: 1), at: nil, target: .english)
        }
        #expect(model(.chinese).reading == "wǒ qù")
        #expect(model(.english).reading == nil)
        #expect(model(.chinese).words.map(\.status) == [.known, nil])
    }

    @Test func aBookListsItsUnknownWordsUpToALimit() {
        let words = (1...60).map { Vocabulary.Word(text: "词\($0)", level: 0, count: $0) }
        let coverage = Coverage(of: Vocabulary(words), by: Knowledge())
        let statistics = BookStatistics(coverage, in: .chinese) { $0 == "词60" ? Self.bank : nil }
        #expect(statistics.unknown.count == 50)
        #expect(statistics.unknown[0].word == "词60")
        #expect(statistics.unknown[0].reading == "yínháng")
        #expect(statistics.levels.map(\.level) == [nil])
    }
}
