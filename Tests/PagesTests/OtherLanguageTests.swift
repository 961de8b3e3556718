import Model
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
