import Lanes
import Lexicon
import LexiconFile
import Linguistics
import Model
import Support
import Testing

/// The word tables, checked against the dictionaries.
@Suite struct TopicTests {
    @Test(arguments: [Language.chinese, .japanese]) func everyInterestHasFortyWords(_ language: Language) throws {
        let topics = try RealLexicon.open().topics
        for interest in LearningPreferences.Interest.allCases {
            let words = topics.words(for: interest, in: language)
            #expect(words.count >= 40, "\(interest)")
            #expect(Set(words.map(\.word)).count == words.count, "\(interest)")
        }
    }

    @Test(arguments: [Language.chinese, .japanese]) func everyWordIsInTheDictionaries(_ language: Language) throws {
        let lexicon = try RealLexicon.open()
        for word in lexicon.topics.all(in: language) {
            #expect(lexicon.teachableEntry(of: word.word, in: language) != nil, "\(word.word)")
        }
    }

    @Test func sentencesAreFoundWithoutDictionaries() async throws {
        let texts = TextDesk(
            dictionaries: LexiconPlace(nil), japanese: nil, answers: LearnerLane(Lanes().answers, TestIDs.next()),
            corrections: { _ in [] })
        let finder = SentenceFinder(texts: texts, books: { _, _, _ in [] })
        let found = try await finder.sentence(for: "动画片", in: .chinese)
        #expect(found?.text == "弟弟每天放学后看动画片。" && found?.source == .topic)
    }

    @Test(arguments: [Language.chinese, .japanese])
    func everySentenceHasItsWordAndATranslation(_ language: Language) async throws {
        let lexicon = try RealLexicon.open()
        let test = try await TestDesk(lexicon: lexicon)
        var seen = 0
        for word in lexicon.topics.all(in: language) where !word.sentence.isEmpty {
            seen += 1
            let use = try await test.desk.texts.use(of: word.word, in: word.sentence, language)
            #expect(use != nil, "\(word.word): \(word.sentence)")
            #expect(!word.translation.isEmpty, "\(word.word)")
        }
        #expect(seen > 80)
        try await test.remove()
    }
}
