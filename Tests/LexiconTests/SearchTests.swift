import Lexicon
import Model
import Support
import Testing

@Suite struct SearchTests {
    private func found(_ query: String, in language: Language? = nil) throws -> [String] {
        try RealLexicon.open().search(query, in: language).entries.map(\.headword)
    }

    @Test(arguments: [
        ("飲んだ", "飲む"), ("読んで", "読む"), ("書けない", "書く"), ("行った", "行く"), ("高くない", "高い"), ("食べさせられたくなかった", "食べる"),
        ("来なければ", "来る"), ("勉強しました", "勉強"), ("飲んじゃった", "飲む"), ("見ている", "見る"), ("書きながら", "書く"),
    ])
    func anInflectedWordLeadsToItsDictionaryForm(_ form: String, _ word: String) throws {
        #expect(try found(form).prefix(4).contains(word))
    }

    @Test func theDictionaryFormComesBeforeLongerWords() throws {
        let words = try found("行った", in: .japanese)
        let verb = try #require(words.firstIndex(of: "行く"))
        let longer = try #require(words.firstIndex(of: "行ったり来たり"))
        #expect(verb < longer)
    }

    @Test(arguments: [
        ("食べられなかった", "食べる", [InflectionStep.potential, .negative, .past]), ("食べられる", "食べる", [.potential]),
        ("見られた", "見る", [.potential, .past]), ("取られた", "取る", [.passive, .past]), ("読まれる", "読む", [.passive]),
        ("切られる", "切る", [.passive]), ("来られる", "来る", [.potential]), ("書ける", "書く", [.potential]),
    ])
    func canStandsBeforeThePassiveWhereItMayBeEither(_ form: String, _ base: String, _ steps: [InflectionStep]) throws {
        #expect(try RealLexicon.open().inflectedForms(of: form).first == InflectedForm(base: base, steps: steps))
    }

    @Test(arguments: [("shitteru", "知る", "汁"), ("よかったら", "良い", "酔い"), ("しってる", "知る", "液")])
    func aNounIsNoFormOfAVerb(_ form: String, _ word: String, _ noun: String) throws {
        let results = try RealLexicon.open().search(form, in: .japanese)
        #expect(results.entries.prefix(6).contains { $0.headword == word })
        #expect(!results.entries.contains { $0.headword == noun })
    }

    @Test(arguments: [("ikitakunakatta", "行く"), ("miru", "見る"), ("いく", "行く")])
    func kanaLeadsToTheWordInKanjiToo(_ query: String, _ word: String) throws {
        #expect(try RealLexicon.open().search(query, in: .japanese).entries.prefix(12).contains { $0.headword == word })
    }

    @Test(arguments: [("konnichiwa", "こんにちは"), ("konbanwa", "こんばんは")])
    func aGreetingIsFoundAsItIsSaid(_ romaji: String, _ greeting: String) throws {
        #expect(try RealLexicon.open().search(romaji, in: .japanese).entries.first?.headword == greeting)
    }

    @Test func aVerbThatCannotLoseItsRuHasNoSuchForms() throws {
        // とる has no form like that of 食べる, so 取られる is never "can".
        let forms = try RealLexicon.open().inflectedForms(of: "取られる")
        #expect(!forms.contains { $0.steps.contains(.potential) })
    }

    @Test func theStepsFromTheDictionaryFormAreTold() throws {
        let forms = try RealLexicon.open().inflectedForms(of: "書けなかった")
        #expect(forms.contains(InflectedForm(base: "書く", steps: [.potential, .negative, .past])))
        #expect(try RealLexicon.open().inflectedForms(of: "銀行").isEmpty)
    }

    @Test(arguments: [
        ("tabemasu", "食べる"), ("tōkyō", "東京"), ("toukyou", "東京"), ("koohii", "コーヒー"), ("shimbun", "新聞"),
        ("gakkou", "学校"),
        ("kin'en", "禁煙"), ("matcha", "抹茶"),
    ])
    func romajiIsRead(_ romaji: String, _ word: String) throws {
        let entries = try RealLexicon.open().search(romaji, in: .japanese).entries
        #expect(entries.contains { $0.headword == word || $0.reading == word })
    }

    @Test(arguments: [("shu", "书"), ("xi'an", "西安"), ("xi an", "西安"), ("Xi'an", "西安"), ("shi", "是"), ("xian", "先")])
    func aReadingLeadsToTheWordThatIsWanted(_ reading: String, _ word: String) throws {
        #expect(try found(reading).first == word)
    }

    @Test func anotherDivisionIsAmongTheFirst() throws {
        #expect(try found("xian").prefix(3).contains("西安"))
    }

    @Test(arguments: ["shinbun", "shinbunn", "shimbun"]) func inputMethodsWantASecondN(_ romaji: String) throws {
        #expect(try found(romaji).first == "新聞")
    }

    @Test(arguments: [
        ("静かじゃない", "静か", [InflectionStep.negative]), ("学生でした", "学生", [.polite, .past]),
        ("きれいだった", "きれい", [.past]),
    ])
    func theCopulaIsTakenOff(_ text: String, _ word: String, _ steps: [InflectionStep]) throws {
        let results = try RealLexicon.open().search(text)
        #expect(results.entries.first?.headword == word)
        #expect(results.forms == [InflectedForm(base: word, steps: steps)])
        #expect(!results.entries.contains { $0.headword == "蛇" })
    }

    @Test(arguments: [("银?", "银行"), ("*行", "银行"), ("食べ*", "食べ物"), ("?行", "银行"), ("const*t", "constant"), ("银？", "银行")])
    func wildcardsStandForCharacters(_ pattern: String, _ word: String) throws {
        #expect(try found(pattern).contains(word))
    }

    @Test func aWildcardForOneCharacterIsNotOneForTwo() throws {
        #expect(try found("银?").allSatisfy { $0.unicodeScalars.count == 2 })
        #expect(try found("**??").isEmpty)
    }

    @Test(arguments: [("constrct", "construct"), ("recieve", "receive"), ("seperate", "separate")])
    func aSlipLeadsToTheWord(_ slip: String, _ word: String) throws {
        let results = try RealLexicon.open().search(slip, in: .english)
        #expect(results.suggestions.contains(word))
    }

    @Test func accentsAreNoObstacle() throws {
        #expect(try found("café", in: .english).first?.lowercased() == "cafe")
    }

    @Test func resultsComeInPagesWithoutRepeatingAny() throws {
        let lexicon = try RealLexicon.open()
        let first = lexicon.search("银", in: .chinese, ResultPage(limit: 20))
        let second = lexicon.search("银", in: .chinese, ResultPage(offset: 20, limit: 20))
        #expect(first.entries.count == 20 && first.total > 40 && second.total == first.total)
        #expect(second.entries.allSatisfy { !first.entries.contains($0) })
        #expect(lexicon.search("银", in: .chinese, ResultPage(offset: .max, limit: .max)).entries.isEmpty)
    }
}
