import Grammar
import LexiconFile
import Library
import Linguistics
import Model
import Morphology
import Support
import Synchronization
import Testing
import Translations

/// Readings of a turn.
@Suite struct ReadingTests {
    /// MeCab, with a record of the texts that it analysed.
    private final class RecordedAnalysis: JapaneseAnalysis {
        private let analyzer: JapaneseAnalyzer
        private let record = Mutex<[String]>([])

        init(_ analyzer: JapaneseAnalyzer) { self.analyzer = analyzer }

        var texts: [String] { record.withLock { $0 } }

        func analyze(_ text: String) -> [Morpheme] {
            record.withLock { $0.append(text) }
            return analyzer.analyze(text)
        }
    }

    private func withDesk(_ body: (TranslationDesk, RecordedAnalysis, TextDesk) async throws -> Void) async throws {
        let test = try await TestDesk()
        let analysis = RecordedAnalysis(try #require(test.desk.japanese))
        let texts = TextDesk(
            dictionaries: LexiconPlace(test.desk.lexicon), japanese: analysis, answers: test.desk.answers,
            corrections: { _ in [] })
        let models = TestModels(test.desk.database, learner: test.desk.learner)
        try await body(
            TranslationDesk(
                database: test.desk.database, learner: test.desk.learner, texts: texts, models: models.desk),
            analysis, texts)
        try await test.remove()
    }

    private func turn(_ text: String, said: String = "") -> Translation {
        Translation(
            id: TestIDs.next(), sourceLanguage: .english, targetLanguage: .japanese, sourceText: "It is there.",
            translatedText: text, modelReading: said, origin: .model, createdAt: TestDesk.now)
    }

    @Test func aJapaneseTextIsAnalysedOnce() async throws {
        try await withDesk { desk, analysis, texts in
            let text = "母は医者です。寿司を食べられました。"
            let read = try await desk.read(turn(text, said: "haha ha isha desu. sushi wo taberaremashita."))
            #expect(read.romaji == "haha wa isha desu. sushi o taberaremashita.")
            #expect(read.words.map(\.token.text).joined() == text && read.reading.hasPrefix("はは"))
            #expect(analysis.texts == [text])
            // So is one whose grammar is explained.
            let explanation = try await texts.explain(text, in: .japanese)
            #expect(!explanation.points.isEmpty && explanation.words == read.words)
            #expect(analysis.texts == [text, text])
        }
    }

    @Test func aTranslatedTextIsAnalysedOnceAndItsOriginalNever() async throws {
        try await withDesk { desk, analysis, _ in
            let request = try TranslationRequest("母は医者です。", from: .japanese, to: .english)
            let read = try await desk.translate(request, TestIDs.next(), at: TestDesk.now)
            #expect(read.romaji == "haha wa isha desu." && read.reason == .noProfile)
            #expect(analysis.texts == ["母は医者です。"])
            let english = try TranslationRequest("My mother", from: .english, to: .japanese)
            _ = try await desk.translate(english, TestIDs.next(), at: TestDesk.now)
            #expect(analysis.texts.count == 1)
        }
    }

    @Test func aWordThatTheLearnerCorrectedIsRomanisedLetterByLetter() async throws {
        let test = try await TestDesk()
        let analyzer = try #require(test.desk.japanese)
        let texts = TextDesk(
            dictionaries: LexiconPlace(test.desk.lexicon), japanese: analyzer, answers: test.desk.answers,
            corrections: { _ in
                [Correction(language: .japanese, parts: ["は", "は"], readings: ["は", "は"], updatedAt: TestDesk.now)]
            })
        let words = try await texts.gloss("ははは医者です。", in: .japanese)
        #expect(words.prefix(3).map(\.token.text) == ["は", "は", "は"])
        #expect(words.prefix(3).map(\.romaji) == ["ha", "ha", "wa"])
        try await test.remove()
    }
}
