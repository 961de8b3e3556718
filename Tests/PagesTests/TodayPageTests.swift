import Model
import Routes
import Testing

@testable import Pages

/// What the home page asks somebody who has just come, and what it suggests.
@Suite struct TodayPageTests {
    private static let stories = Language.allCases.map { language in
        Story(
            slug: language.rawValue, title: language.rawValue, summary: "A story.", language: language,
            level: language == .chinese ? "HSK 2" : language == .japanese ? "N4" : "A2", scalarCount: 400, bytes: [])
    }

    /// - Parameters:
    ///   - hsk: The known level of Chinese.
    ///   - jlpt: The known level of Japanese: 1 for N5.
    private static func model(
        _ language: Language, level: Difficulty = .intermediate, hsk: Int = 0, jlpt: Int = 0, marks: Int = 0,
        stories: [Story] = stories, canChooseWords: Bool = true
    ) -> TodayPage.Model {
        var preferences = Preferences()
        preferences.knownHSKLevel = hsk
        preferences.knownJLPTLevel = jlpt
        return TodayPage.Model(
            books: [], opened: nil, sessions: [], LearnerDay(LocalClock(), .review), stories: stories,
            markCount: marks, preferences: preferences, goals: LearningPreferences(language: language, level: level),
            streak: 0, dailyWords: nil, canChooseWords: canChooseWords, notebookEntries: 0)
    }

    @Test(arguments: Language.allCases) func onlyStoriesInTheLanguageThatIsLearntAreSuggested(_ language: Language) {
        #expect(Self.model(language).suggestions.map(\.language) == [language])
        // A story of a level whose words are known is none for anybody; what is known of one language says nothing of another.
        #expect(Self.model(language, hsk: 2).suggestions.isEmpty == (language == .chinese))
        #expect(Self.model(language, jlpt: 2).suggestions.isEmpty == (language == .japanese))
        #expect(!Self.model(language, hsk: 1, jlpt: 1).suggestions.isEmpty)
    }

    /// The shelf goes from the easiest to the hardest; whoever is beyond the easiest is offered them last.
    @Test func theStoriesOfTheLearnersLevelComeFirst() {
        let shelf = ["A2", "B1", "B2"].map { level in
            Story(
                slug: level, title: level, summary: "A story.", language: .english, level: level, scalarCount: 400,
                bytes: [])
        }
        func suggested(_ level: Difficulty) -> [String] {
            Self.model(.english, level: level, stories: shelf).suggestions.map(\.level)
        }
        #expect(suggested(.beginner) == ["A2", "B1", "B2"])
        #expect(suggested(.intermediate) == ["B1", "B2", "A2"])
        #expect(suggested(.advanced) == ["B2", "B1", "A2"])
    }

    @Test(arguments: Language.allCases) func theLevelIsAskedInEveryLanguage(_ language: Language) {
        let page = TodayPage.page(Self.model(language), Samples.shell(.english)).markup
        #expect(page.contains("How much \(Wording(.english).name(language)) do you know?"))
        #expect(page.contains("Up to HSK 1<") == (language == .chinese))
        #expect(page.contains("Up to N5<") == (language == .japanese))
        let isAskedForWords = language.knownLevelSetting != nil
        #expect(page.contains("name=\"level\" value=\"intermediate\" aria-pressed=\"true\"") != isAskedForWords)
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
        #expect(!Self.model(.chinese, hsk: 3).isNewLearner)
        #expect(Self.model(.english, hsk: 3).isNewLearner)
        #expect(Self.model(.japanese, hsk: 3).isNewLearner)
        #expect(!Self.model(.japanese, jlpt: 3).isNewLearner)
        #expect(!Self.model(.english, marks: 1).isNewLearner)
    }

    /// Nobody who learns English is shown what to type of another language.
    @Test(arguments: Preferences.Interface.allCases)
    func theFieldShowsExamplesOfTheLanguageThatIsLearnt(_ interface: Preferences.Interface) {
        let wording = Wording(interface)
        for language in Language.allCases {
            let hint = wording.lookUpHint(language)
            let field = "placeholder=\"\(hint)\""
            #expect(TodayPage.page(Self.model(language), Samples.shell(interface)).markup.contains(field))
            let model = DictionaryPage.Model(learnt: language)
            #expect(DictionaryPage.page(model, Samples.shell(interface)).markup.contains(field))
            // Where entries of one language are sought, they are of that.
            let sought = DictionaryPage.Model(language: .japanese, learnt: language)
            let page = DictionaryPage.page(sought, Samples.shell(interface)).markup
            #expect(page.contains(wording.lookUpHint(.japanese)))
        }
        #expect(!wording.lookUpHint(.english).contains("银行") && !wording.lookUpHint(.chinese).contains("食"))
    }

    /// What is opened often stands before what is set once.
    @Test func theWaysToProgressAndGoalsComeBeforeTheSettings() throws {
        let page = SettingsPage.page(
            SettingsPage.Model(bookCount: 0, wordCount: 0, correctionCount: 0, language: .chinese),
            Samples.shell(.english)
        ).markup
        func place(_ text: String) throws -> String.Index { try #require(page.firstRange(of: text)).lowerBound }
        let progress = try place("href=\"\(Route.me(.progress).link)\"")
        let goals = try place("href=\"\(Route.me(.learning()).link)\"")
        let settings = try place("action=\"\(Route.me(.savePreferences).link)\"")
        let export = try place("action=\"\(Route.me(.export).link)\"")
        #expect(progress < goals && goals < settings && settings < export)
    }

    @Test func wordsThatAreNotChosenYetCanBeChosen() {
        let link = Route.practice(.dailyWords(.make)).link
        func page(_ canChoose: Bool) -> String {
            TodayPage.page(Self.model(.japanese, canChooseWords: canChoose), Samples.shell(.english)).markup
        }
        #expect(page(true).contains("action=\"\(link)\"") && !page(false).contains("action=\"\(link)\""))
    }

    @Test(arguments: Language.allCases) func theSettingsAskForTheLevelOfWordsThatHaveOne(_ language: Language) {
        func page(known: Int) -> String {
            var shell = Samples.shell(.english)
            shell.preferences.knownHSKLevel = known
            return SettingsPage.page(
                SettingsPage.Model(bookCount: 0, wordCount: 0, correctionCount: 0, language: language), shell
            ).markup
        }
        #expect(page(known: 0).contains("id=\"knownHSKLevel\"") == (language == .chinese))
        #expect(page(known: 0).contains("id=\"knownJLPTLevel\"") == (language == .japanese))
        // What was said of another language can be taken back.
        #expect(page(known: 2).contains("id=\"knownHSKLevel\""))
    }
}
