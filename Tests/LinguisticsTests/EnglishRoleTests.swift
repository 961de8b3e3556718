import Model
import Support
import Testing

@testable import Linguistics

@Suite struct EnglishRoleTests {
    private static let toldByNeighbours: [(String, String, String, String, String)] = [
        ("bear", "saw a", "", "熊", "クマ"), ("bear", "can't", "the noise", "忍受", "耐える"),
        ("left", "he", "his bag", "离开", "去る"), ("left", "my", "hand", "左", "左"),
        ("light", "the", "is too bright", "灯", "明かり"), ("light", "bag is", "", "轻", "軽い"),
        ("right", "you are", "", "对", "正しい"), ("raining", "it is", "", "下雨", "雨が降る"),
        ("second", "the", "question", "第二", "二番目の"), ("hard", "he works", "", "努力地", "一生懸命"),
        ("left", "has already", "", "离开", "去る"), ("left", "no seats", "", "剩下", "残っている"),
    ]

    @Test(arguments: toldByNeighbours) func theWordsBesideAWordTellWhichOneItIs(
        _ word: String, _ before: String, _ after: String, _ chinese: String, _ japanese: String
    ) throws {
        let role = try #require(
            EnglishRole.of(
                word, before: before.split(separator: " ").map(String.init),
                after: after.split(separator: " ").map(String.init), isCapitalised: false))
        #expect(EnglishHomographs.equivalent(of: word, as: role, in: .chinese) == chinese)
        #expect(EnglishHomographs.equivalent(of: word, as: role, in: .japanese) == japanese)
    }

    @Test(arguments: [
        ("May", "五月", "五月"), ("Smith", "史密斯", "スミス"), ("John", "约翰", "ジョン"), ("Paris", "巴黎", "パリ"),
    ])
    func aCapitalTellsAName(_ name: String, _ chinese: String, _ japanese: String) {
        #expect(EnglishNames.equivalent(of: name, in: .chinese) == chinese)
        #expect(EnglishNames.equivalent(of: name, in: .japanese) == japanese)
        #expect(EnglishNames.equivalent(of: name.lowercased(), in: .chinese) == nil)
    }

    @Test func hasBeforeAParticipleMeansNothingOfItsOwn() {
        #expect(EnglishRole.helpsParticiple("has", after: ["never", "been"]))
        #expect(EnglishRole.helpsParticiple("have", after: ["finished"]))
        #expect(!EnglishRole.helpsParticiple("has", after: ["a", "cat"]))
        #expect(!EnglishRole.helpsParticiple("have", after: ["children"]))
        #expect(EnglishRole.helpsParticiple("have", after: ["you", "eaten"]))
        #expect(EnglishRole.helpsParticiple("have", before: ["how", "long"], after: ["you", "been", "waiting"]))
    }

    private static let helping: [(String, String, String, String)] = [
        ("am", "i", "very tired", "–"), ("is", "he", "taller than me", "–"), ("is", "the bank", "closed", "–"),
        ("is", "", "he tall", "–"), ("is", "he", "waiting", "在"), ("isn't", "my sister", "allowed to go", "不"),
        ("been", "have you", "waiting", "–"), ("never", "he has", "been to", "从来没"),
        ("again", "they were late", "", "又"),
        ("years", "is two", "older than me", "岁"), ("older", "is two years", "than me", "大"),
        ("old", "is two years", "", "–"),
        ("it", "", "will rain tomorrow", "–"), ("it's", "", "cold", "–"),
    ]

    @Test(arguments: helping)
    func whatOnlyHelpsIsNoWordOfChinese(_ word: String, _ before: String, _ after: String, _ chinese: String) {
        let found = ChineseHelpers.finding(
            for: word, before: before.split(separator: " ").map(String.init),
            after: after.split(separator: " ").map(String.init)
        ) { ["tall", "cold"].contains($0) }
        #expect(found == (chinese == "–" ? .nothing : .word(chinese)))
    }

    @Test(arguments: [
        ("is", "she", "a teacher"), ("is", "it", "cold water"), ("been", "have", "a teacher"), ("again", "come", ""),
        ("never", "he", "comes"), ("it", "", "is a book"), ("years", "two", "ago"),
    ])
    func whatMeansSomethingStays(_ word: String, _ before: String, _ after: String) {
        let found = ChineseHelpers.finding(
            for: word, before: before.split(separator: " ").map(String.init),
            after: after.split(separator: " ").map(String.init)
        ) { $0 == "cold" }
        #expect(found == nil)
    }

    @Test func numbersStay() async throws {
        let test = try await TestDesk()
        let texts = test.desk.texts
        let tokens = try await texts.annotate("It costs 20 dollars at 7:30.", in: .english)
        for language in [Language.chinese, .japanese] {
            let glosses = texts.gloss(english: tokens, in: language).filter { $0.number != nil }.map(\.gloss)
            #expect(glosses.contains("20") && glosses.contains("7:30"), "\(glosses)")
        }
        try await test.remove()
    }

    @Test func anObjectTellsWhatAJapaneseVerbMeans() {
        func gloss(_ object: String, _ verb: String) -> String? {
            let words = [object, "を"].enumerated().map {
                Token(text: $1, start: $0, end: $0 + 1, kind: .word, lemma: $1)
            }
            return JapaneseCollocations.gloss(of: verb, after: words[...])
        }
        #expect(gloss("電話", "かける") == "to make (a phone call)")
        #expect(gloss("風邪", "引く") == "to catch (a cold)")
        #expect(gloss("電気", "消す") == "to turn off; to switch off")
        #expect(gloss("約束", "守る")?.hasPrefix("to keep") ?? false)
        #expect(gloss("石", "引く") == nil)
        #expect(gloss("賞味期限", "切れる") == "to expire")
        #expect(gloss("弱点", "挙げる") == nil)
    }

    private static let differentInJapanese: [(String, PartOfSpeechCode, String, String, PartOfSpeechCode, String)] = [
        ("this", PartOfSpeechCode.determiner, "", "book", PartOfSpeechCode.noun, "この"),
        ("this", .determiner, "", "is", .verb, ""), ("closes", .verb, "the bank", "at three", .preposition, "閉まる"),
        ("closes", .verb, "he", "the door", .article, ""), ("closes", .verb, "i will", "at six", .preposition, ""),
        ("that", .conjunction, "i know", "cats", .noun, ""), ("that", .determiner, "in", "house", .noun, "その"),
        ("three", .numeral, "closes at", "", .noun, "三時"),
        ("three", .numeral, "closes at", "places", .noun, ""), ("never", .adverb, "he has", "eaten", .verb, "一度も"),
        ("never", .adverb, "i", "drink", .verb, ""),
    ]

    @Test(arguments: differentInJapanese) func japaneseMakesDifferencesOfItsOwn(
        _ word: String, _ part: PartOfSpeechCode, _ before: String, _ after: String, _ next: PartOfSpeechCode,
        _ japanese: String
    ) {
        let behind = after.split(separator: " ").map(String.init)
        let token = Token(
            text: word, start: 0, end: 1, kind: .word, lemma: word == "closes" ? "close" : word, partOfSpeech: part)
        let following = behind.first.map { Token(text: $0, start: 1, end: 2, kind: .word, partOfSpeech: next) }
        let found = JapaneseEquivalents.equivalent(
            of: token, before: before.split(separator: " ").map(String.init), after: behind, next: following)
        #expect(found ?? "" == japanese)
    }

    @Test func aSurnameIsSaidToBeOne() {
        func name(_ text: String, before next: String?) -> String? {
            JapaneseCollocations.gloss(
                of: Token(text: text, start: 0, end: 2, kind: .name, lemma: text),
                before: next.map { Token(text: $0, start: 2, end: 4, kind: .word, lemma: $0) })
        }
        #expect(name("田中", before: nil) == "a surname")
        #expect(name("メロス", before: "さん") == "a name")
        #expect(name("メロス", before: "は") == nil)
    }
}
