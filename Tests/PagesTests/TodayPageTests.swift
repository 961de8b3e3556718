import Model
import Routes
import Testing

@testable import Pages

/// What the home page asks somebody who has just come, and what it suggests.
@Suite struct TodayPageTests {
    private static let stories = Language.allCases.map { language in
        Story(
            slug: language.rawValue, title: language.rawValue, summary: "A story.", language: language,
            level: language == .chinese ? "HSK 2" : "A2", scalarCount: 400, bytes: [])
    }

    private static func model(
        _ language: Language, level: Int = 0, marks: Int = 0, canChooseWords: Bool = true
    ) -> TodayPage.Model {
        TodayPage.Model(
            books: [], opened: nil, sessions: [], LearnerDay(LocalClock(), .review), stories: stories,
            markCount: marks, level: level, goals: LearningPreferences(language: language, level: .intermediate),
            streak: 0, dailyWords: nil, canChooseWords: canChooseWords, notebookEntries: 0)
    }

    @Test(arguments: Language.allCases) func onlyStoriesInTheLanguageThatIsLearntAreSuggested(_ language: Language) {
        #expect(Self.model(language).suggestions.map(\.language) == [language])
        // A Chinese story of a level that is known is none for anybody.
        #expect(Self.model(language, level: 2).suggestions.isEmpty == (language == .chinese))
    }

    @Test(arguments: Language.allCases) func theLevelIsAskedInEveryLanguage(_ language: Language) {
        let page = TodayPage.page(Self.model(language), Samples.shell(.english)).markup
        let isChinese = language == .chinese
        #expect(page.contains("How much \(Wording(.english).name(language)) do you know?"))
        #expect(page.contains("HSK") == isChinese)
        #expect(page.contains("name=\"level\" value=\"intermediate\" aria-pressed=\"true\"") != isChinese)
    }

    /// An English letter is no 字.
    @Test func lettersAreNotCountedAsChineseCharacters() {
        let wording = Wording(.simplifiedChinese)
        #expect(wording.characters(1200, in: .chinese) == "1,200 字")
        #expect(wording.characters(1200, in: .english) == "1,200 个字符")
        #expect(wording.charactersRead(in: .english) != wording.charactersRead(in: .japanese))
    }

    /// The level of Chinese says nothing of another language.
    @Test func whoeverSaidTheirLevelOfChineseIsStillNewToAnotherLanguage() {
        #expect(!Self.model(.chinese, level: 3).isNewLearner)
        #expect(Self.model(.english, level: 3).isNewLearner)
        #expect(!Self.model(.english, marks: 1).isNewLearner)
    }

    @Test func wordsThatAreNotChosenYetCanBeChosen() {
        let link = Route.practice(.dailyWords(.make)).link
        func page(_ canChoose: Bool) -> String {
            TodayPage.page(Self.model(.japanese, canChooseWords: canChoose), Samples.shell(.english)).markup
        }
        #expect(page(true).contains("action=\"\(link)\"") && !page(false).contains("action=\"\(link)\""))
    }

    @Test(arguments: Language.allCases) func theSettingsAskForALevelOfChineseOnly(_ language: Language) {
        func page(known: Int) -> String {
            var shell = Samples.shell(.english)
            shell.preferences.knownHSKLevel = known
            return SettingsPage.page(
                SettingsPage.Model(bookCount: 0, wordCount: 0, correctionCount: 0, language: language), shell
            ).markup
        }
        #expect(page(known: 0).contains("knownHSKLevel\"") == (language == .chinese))
        #expect(page(known: 2).contains("id=\"knownHSKLevel\""))
    }
}
