import Linguistics
import Support
import Testing

@Suite struct LookupTests {
    @Test(arguments: [("went", "go"), ("geese", "goose"), ("running", "run")])
    func anInflectedFormFindsWhatItIsAFormOf(_ form: String, _ lemma: String) throws {
        let found = try RealLexicon.open().lookup(form, in: .english, japanese: nil).entries
        #expect(found.contains { $0.headword == lemma && $0.partOfSpeech != nil })
    }

    @Test func anInflectedFormIsTranslatedAsWhatItIsAFormOf() throws {
        let lexicon = try RealLexicon.open()
        let found = lexicon.lookup("went", in: .chinese, japanese: nil).entries
        #expect(found.prefix(3).contains { $0.headword == "去" || $0.headword == "走" })
        #expect(lexicon.lookup("went", japanese: nil).entries.first { $0.language == .english }?.headword == "go")
    }

    @Test(arguments: [("ran", "run"), ("children", "child"), ("went", "go")])
    func anInflectedEnglishWordLeadsToItsWordBeforeThoseThatBeginLikeIt(_ form: String, _ word: String) async throws {
        let found = try RealLexicon.open().lookup(form, in: .english, japanese: nil).entries.map {
            $0.headword.lowercased()
        }
        let place = try #require(found.firstIndex(of: word))
        #expect(found[..<place].allSatisfy { $0 == form })
    }

    @Test(arguments: [("Ｂａｎｋ", "bank"), ("Tシャツ", "Ｔシャツ"), ("ＡＡ制", "AA制")])
    func lettersAreFoundInEitherWidth(_ query: String, _ headword: String) throws {
        let found = try RealLexicon.open().lookup(query, japanese: nil).entries
        #expect(found.contains { $0.headword == headword })
    }

    @Test func aTextThatIsNoHeadwordLeadsToItsWords() throws {
        let lexicon = try RealLexicon.open()
        #expect(lexicon.lookup("我想去银行", japanese: nil).entries.contains { $0.headword == "银行" })
        #expect(lexicon.lookup("我想去银行", in: .english, japanese: nil).total == 0)
    }

    @Test(arguments: [("gave up", "give up"), ("looked after", "look after"), ("picked up", "pick up")])
    func aPhrasalVerbIsFoundInItsForms(_ phrase: String, _ verb: String) throws {
        #expect(
            try RealLexicon.open().lookup(phrase, in: .english, japanese: nil).entries.first?.headword == verb)
    }

    @Test func aRarerFormIsNotListedBesideItsWord() throws {
        let found = try RealLexicon.open().lookup("怪", in: .chinese, japanese: nil).entries
        #expect(found.filter { $0.headword == "怪" }.count == 1)
        #expect(try RealLexicon.open().lookup("恠", in: .chinese, japanese: nil).entries.first?.headword == "怪")
    }

    @Test(arguments: [
        ("womende", ["我们", "的"]), ("woxihuanni", ["我", "喜欢", "你"]), ("累不累", ["累", "不"]), ("自习室", ["自习", "室"]),
    ])
    func aTextFindsItsWords(_ text: String, _ words: [String]) throws {
        let found = try RealLexicon.open().lookup(text, japanese: nil).entries.map(\.headword)
        #expect(found.filter(words.contains).uniqued == words)
    }
}

extension [String] {
    fileprivate var uniqued: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
