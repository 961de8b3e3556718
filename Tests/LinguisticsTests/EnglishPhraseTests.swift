import Model
import Support
import Testing

@testable import Linguistics

@Suite struct EnglishPhraseTests {
    @Test func aPhraseThatATextRepeatsIsLookedUpOnce() async throws {
        let test = try await TestDesk()
        var phrases = EnglishPhrases(try #require(test.desk.lexicon), .chinese)
        for _ in 0..<750 {
            #expect(phrases.equivalent(of: "not not not", isName: false) == nil)
            _ = phrases.equivalent(of: "not not", isName: false)
        }
        #expect(phrases.searches == 2)
        _ = phrases.equivalent(of: "not not", isName: true)
        #expect(phrases.searches == 3)
        try await test.remove()
    }

    @Test func aTranslationKnowsAVerbWhoseAdverbStandsBehindTheObject() async throws {
        let test = try await TestDesk()
        let texts = test.desk.texts
        let tokens = try await texts.annotate("Please turn it off.", in: .english)
        let words = texts.gloss(english: tokens, in: .chinese).filter { $0.number != nil }
        #expect(words.first { $0.token.text == "turn" }?.gloss == "关掉")
        #expect(words.contains { $0.token.text == "off" && $0.gloss == nil })
        try await test.remove()
    }
}
