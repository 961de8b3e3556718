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

    @Test(arguments: [
        ("Il était une fois un petit prince.", "fr"), ("Bonjour Marie, ça va ?", "fr"),
        ("¿Dónde está la biblioteca?", "es"), ("Ich weiß nicht, was soll es bedeuten.", "de"),
        ("Nel mezzo del cammin di nostra vita mi ritrovai per una selva oscura", "it"),
        ("Não há nada que eu possa fazer por você", "pt"), ("Het is niet zo dat ik dat niet wil", "nl"),
        ("Jag vet inte vad det är", "sv"), ("Jeg ved ikke hvad det er", "da"), ("En tiedä mitä se on", "fi"),
        ("Nie wiem, co to jest", "pl"), ("Nevím, co to je", "cs"), ("Nem tudom, mi az", "hu"),
        ("Nu știu ce este aceasta", "ro"), ("Bu kitabı çok seviyorum", "tr"), ("Tôi không biết điều đó là gì", "vi"),
        ("Saya tidak tahu apa itu", "id"), ("Gallia est omnis divisa in partes tres", "la"),
        ("Это русский текст.", "ru"), ("Я не знаю, що це є", "uk"), ("한국어 문장입니다.", "ko"), ("Δεν ξέρω τι είναι", "el"),
        ("هذا كتاب", "ar"), ("این کتاب من است که گفتم", "fa"), ("मुझे नहीं पता", "hi"), ("ภาษาไทย", "th"), ("זה ספר", "he"),
        ("ეს არის წიგნი", "und"),
        ("To be or not to be", "en"), ("Whale", "en"), ("let a = b; return a", "en"),
        ("abandon\nability\nable\nabroad\nabsence", "en"), (Samples.english, "en"), (Samples.japanese, "ja"),
        ("他用iPhone", "zh"),
    ])
    func everyLanguageIsTold(_ text: String, _ code: String) {
        #expect(findLanguage(of: text)?.rawValue == code)
    }

    private func settled(_ text: String, declared: String?) -> ImportedText {
        var book = ImportedText(chapters: [ImportedChapter(text: text)])
        book.settleLanguage(declared: declared)
        return book
    }

    @Test func theTextOutweighsWrongMetadata() {
        #expect(settled(Samples.simplified, declared: "en-US").language == .chinese)
        #expect(settled(Samples.simplified, declared: nil).language == .chinese)
        #expect(settled(Samples.english, declared: "fr").language == .english)
        #expect(settled("Il était une fois un petit prince.", declared: "en").otherLanguage?.rawValue == "fr")
        #expect(settled("Это русский текст.", declared: "zh").otherLanguage?.rawValue == "ru")
    }

    @Test func metadataDecideWhereTheTextDoesNot() {
        #expect(settled("Ngiyabonga kakhulu", declared: "zu").otherLanguage?.rawValue == "zu")
        #expect(settled("Ngiyabonga kakhulu", declared: nil).language == .english)
        #expect(settled("Това е книга.", declared: "bg").otherLanguage?.rawValue == "bg")
        #expect(settled("1 + 1", declared: "ja").language == .japanese)
        #expect(settled("1 + 1", declared: "und").language == nil)
    }

    @Test func whatTheFileStatesOutweighsAGuessFromTheSameScript() {
        let headings = "日本銀行総裁\n記者会見\n経済成長率"
        #expect(settled(headings, declared: "ja").language == .japanese)
        #expect(settled(headings, declared: nil).language == .chinese)
        #expect(settled("日语的“の”相当于汉语的“的”。", declared: "zh-CN").language == .chinese)
        let table = "Item | Con | Per\na | e | i\nNo | 1 | e\nMarco | di | i"
        #expect(settled(table, declared: "en").language == .english)
        #expect(settled(table, declared: nil).otherLanguage?.rawValue == "it")
    }

    @Test func aScriptThatContradictsTheFileDecides() {
        #expect(settled(Samples.japanese, declared: "zh").language == .japanese)
        let novel = String(repeating: "他在银行排队，我行走了一个小时。", count: 200)
        #expect(settled(novel, declared: "ja").language == .chinese)
        #expect(settled(Samples.english, declared: "ja").language == .english)
    }

    @Test func aTextInAnotherLanguageIsReadAsEnglish() {
        #expect(settled("Это русский текст.", declared: nil).nearestLanguage == .english)
        #expect(settled("1 + 1", declared: nil).nearestLanguage == .chinese)
        #expect(
            ImportNote.otherLanguage(LanguageTag(rawValue: "fr")!, importedAs: .english).description
                == "The text is in French, which Glossa does not have yet; it was imported as English: its pages can be read, "
                + "but its words have no meanings.")
    }

    @Test func aWebPageStatesItsLanguage() throws {
        let page = try imported(
            "<!doctype html><html class=a lang=\"zu-ZA\"><p>Ngiyabonga kakhulu</p></html>", "a.html")
        #expect(page.otherLanguage?.rawValue == "zu-ZA")
    }
}
