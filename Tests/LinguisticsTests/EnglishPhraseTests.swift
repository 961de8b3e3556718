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
}
