import Library
import Model
import Support
import Testing

@Suite struct LookupTests {
    @Test(arguments: [("went", "go"), ("geese", "goose"), ("running", "run")])
    func anInflectedFormFindsWhatItIsAFormOf(_ form: String, _ lemma: String) async throws {
        let desk = try await TestDesk(lexicon: RealLexicon.open()).desk
        let found = desk.lookup(form, in: .english)
        #expect(found.contains { $0.headword == lemma && $0.partOfSpeech != nil })
    }

    @Test func anInflectedFormIsTranslatedAsWhatItIsAFormOf() async throws {
        let desk = try await TestDesk(lexicon: RealLexicon.open()).desk
        #expect(desk.lookup("went", in: .chinese).prefix(3).contains { $0.headword == "去" || $0.headword == "走" })
        #expect(desk.lookup("went").first { $0.language == .english }?.headword == "go")
    }
}
