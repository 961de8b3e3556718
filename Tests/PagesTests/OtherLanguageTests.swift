import Model
import Proficiency
import Routes
import Testing

@testable import Pages

/// Notes of languages that Glossa has no dictionaries for.
@Suite struct OtherLanguageTests {
    private let shell = Samples.shell(.english)

    private func question(_ tag: String, recordings: String = "") -> StudyPage.Question {
        var model = ReviewSamples.study(.recognition, full: false)
        model.question!.note.language = LanguageTag(rawValue: tag)!
        model.question!.note.word = "maison"
        model.question!.note.audio = recordings
        return model.question!
    }

    @Test func aCardIsShownAndSpokenInItsLanguageWithoutADictionary() {
        let back = StudyPage.back(question("fr", recordings: "a.mp3"), shell).markup
        let front = StudyPage.front(question("fr"), shell).markup
        #expect(front.contains("lang=\"fr\"") && back.contains("data-language=\"fr\""))
        let link = Route.word(.chinese, "maison").link
        #expect(back.contains("French") && !back.contains(shell.wording.inTheDictionary))
        #expect(StudyPage.back(question("zh"), shell).markup.contains(link))
    }

    @Test func aLanguageThatIsNotKnownIsNotSpokenByAVoiceOfAnother() {
        let heard = NoteMedia.sayIt(question("und").note, shell).markup
        #expect(!heard.contains("say-it"))
        #expect(NoteMedia.sayIt(question("und", recordings: "a.mp3").note, shell).markup.contains("a.mp3"))
        #expect(StudyPage.front(question("und"), shell).markup.contains("lang=\"\""))
    }

    private func page(_ text: String, in tag: String?) -> String {
        var book = Samples.book(title: "Titre", language: .english)
        book.otherLanguage = tag.flatMap { LanguageTag(rawValue: $0) }
        let passage = Passage(number: 3, chapter: 0, text: text)
        let presenter = WordPresenter(.english, Preferences())
        let tokens = [Token(text: text, start: 0, end: text.unicodeScalars.count, kind: .latin)]
        let content = ReadingPage.Text(of: passage, in: book, chapter: nil, tokens, by: presenter)
        let model = ReadingPage.Model(
            book: book, passage: passage, chapter: nil, text: content, coverage: nil, Preferences())
        return ReadingPage.page(model, shell).markup
    }

    @Test func aBookThatRunsFromRightToLeftIsSetInItsDirectionAndLanguage() {
        let arabic = page("ما هو السرطان؟", in: "ar")
        #expect(arabic.contains("<p dir=\"auto\">") && arabic.contains(" lang=\"ar\""))
        // One that was imported before its language was kept.
        #expect(page("מה זה?", in: nil).contains("<p dir=\"auto\">"))
        let french = page("Il était une fois.", in: "fr")
        #expect(french.contains(" lang=\"fr\"") && !french.contains("dir="))
    }

    @Test func aBookInAnotherLanguageSaysSoAndCountsNothing() {
        var book = Samples.book(language: .english)
        let coverage = Coverage(ofTokens: [], by: Knowledge())
        let plain = BookPage.page(BookPage.Model(book, coverage, [], entry: { _ in nil }), shell).markup
        book.otherLanguage = LanguageTag(rawValue: "ar")
        let page = BookPage.page(BookPage.Model(book, coverage, [], entry: { _ in nil }), shell).markup
        #expect(page.contains("This book is in Arabic, which Glossa does not have yet."))
        #expect(!page.contains(shell.wording.howMuchYouKnow) && plain.contains(shell.wording.howMuchYouKnow))
        #expect(page.contains(Route.book(book.id, .language).link))
    }

    @Test func everyLanguageHasAName() {
        let (english, chinese) = (Wording(.english), Wording(.simplifiedChinese))
        #expect(english.name(of: .other) == "Other language" && chinese.name(of: .other) == "其他语言")
        #expect(
            english.name(of: .japanese) == "Japanese" && chinese.name(of: LanguageTag(rawValue: "pt-BR")!) == "葡萄牙语")
        #expect(english.name(of: LanguageTag(rawValue: "tlh")!) == "Other language (tlh)")
    }

    @Test func wordsOfAnotherLanguageCanBeAddedByHand() {
        let page = AddCardsPage.page(AddCardsPage.Model(deck: ReviewSamples.deck, language: .other), shell).markup
        #expect(page.contains("value=\"und\"") && page.contains("Other language"))
    }
}
