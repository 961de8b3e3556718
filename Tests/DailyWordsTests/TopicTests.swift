import Linguistics
import Model
import Support
import Testing
import Topics

/// The word tables, checked against the dictionaries.
@Suite struct TopicTests {
    @Test(arguments: [Language.chinese, .japanese]) func everyInterestHasFortyWords(_ language: Language) {
        for interest in LearningPreferences.Interest.allCases {
            let words = TopicWord.words(for: interest, in: language)
            #expect(words.count >= 40, "\(interest)")
            #expect(Set(words.map(\.word)).count == words.count, "\(interest)")
        }
    }

    @Test(arguments: [Language.chinese, .japanese]) func everyWordIsInTheDictionaries(_ language: Language) throws {
        let lexicon = try RealLexicon.open()
        for word in TopicWord.all(in: language) {
            #expect(lexicon.teachableEntry(of: word.word, in: language) != nil, "\(word.word)")
        }
    }

    @Test(arguments: [Language.chinese, .japanese])
    func everySentenceHasItsWordAndATranslation(_ language: Language) async throws {
        let test = try await TestDesk(lexicon: try RealLexicon.open())
        var seen = 0
        for word in TopicWord.all(in: language) where !word.sentence.isEmpty {
            seen += 1
            let use = try await test.desk.texts.use(of: word.word, in: word.sentence, language)
            #expect(use != nil, "\(word.word): \(word.sentence)")
            #expect(!word.translation.isEmpty, "\(word.word)")
        }
        #expect(seen > 80)
        try await test.remove()
    }
}
