import Support
import Testing

@Suite struct AnnotatorTests {
    @Test func japanesePunctuationHasNoReading() async throws {
        let test = try await TestDesk()
        for token in try await test.desk.texts.annotate("「猫」が、食べた。", in: .japanese) where !token.kind.isWord {
            #expect(token.reading == nil, "\(token.text)")
        }
        try await test.remove()
    }
}
