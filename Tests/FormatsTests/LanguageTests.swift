import Model
import Testing

@testable import Formats

@Suite struct LanguageTests {
    @Test(arguments: [
        (Samples.simplified, Language.chinese), (Samples.traditional, .chinese), (Samples.japanese, .japanese),
        (Samples.english, .english), ("東京の雨", .japanese), ("The word 漢字 means Chinese characters.", .english),
        ("他用iPhone和MacBook上网，发email。", .chinese),
    ])
    func theScriptTellsTheLanguage(_ text: String, _ language: Language) {
        #expect(guessLanguage(of: text) == language)
    }

    @Test(arguments: ["", "123 — 456", "Это русский текст.", "한국어 문장입니다."])
    func otherScriptsAreNotGuessed(_ text: String) {
        #expect(guessLanguage(of: text) == nil)
    }

    @Test func theScriptOutweighsWrongMetadata() {
        let chapters = [ImportedChapter(text: Samples.simplified)]
        #expect(settledLanguage(declared: "en-US", chapters: chapters) == .chinese)
        #expect(settledLanguage(declared: nil, chapters: chapters) == .chinese)
    }

    @Test func metadataTellsOtherLatinLanguagesFromEnglish() {
        let chapters = [ImportedChapter(text: "Il était une fois un petit prince.")]
        #expect(settledLanguage(declared: "fr", chapters: chapters) == nil)
        #expect(settledLanguage(declared: "en-GB", chapters: chapters) == .english)
        #expect(settledLanguage(declared: "und", chapters: chapters) == .english)
    }
}
