import DailyWords
import Insights
import Library
import Model
import Operations
import Support
import Testing

/// What is assumed of somebody's goals, and what follows from changing them.
@Suite struct GoalsTests {
    /// Nobody learns the language in which they read the pages.
    @Test func theLanguageOfThePagesIsNotTheOneThatIsLearnt() async throws {
        let test = try await TestDesk()
        let context = await test.desk.context()
        #expect(try await context.insights.learningPreferences().language == .chinese)
        try await test.desk.changePreferences(at: TestDesk.now) { $0.interface = .simplifiedChinese }
        #expect(try await context.insights.learningPreferences().language == .english)
        try await test.remove()
    }

    @Test func aLanguageThatWasChosenNoLongerDependsOnThatOfThePages() async throws {
        let test = try await TestDesk()
        let context = await test.desk.context()
        var change = LearningChange()
        change.dailyGoal = 20
        try await context.changeGoals(change)
        try await test.desk.changePreferences(at: TestDesk.now) { $0.interface = .simplifiedChinese }
        #expect(try await context.insights.learningPreferences().language == .english)
        try await test.desk.changePreferences(at: TestDesk.now) { $0.interface = .english }
        // Chinese was assumed; now it is said.
        change.language = .chinese
        try await context.changeGoals(change)
        try await test.desk.changePreferences(at: TestDesk.now) { $0.interface = .simplifiedChinese }
        #expect(try await context.insights.learningPreferences().language == .chinese)
        try await test.remove()
    }

    @Test func otherGoalsHaveTheirWordsOfTheDayAtOnce() async throws {
        let test = try await TestDesk()
        let context = await test.desk.context()
        #expect(try await context.dailyWords(making: .page).level == .beginner)
        var change = LearningChange()
        change.level = .advanced
        try await context.changeGoals(change)
        #expect(try await context.openDailyWords().dailyWords?.level == .advanced)
        try await test.remove()
    }

    private static func saying(_ known: Int, of language: Language) throws -> [SettingChange] {
        let name = try #require(language.knownLevelSetting)
        return try Preferences.changes(sent: { $0 == name ? String(known) : nil }, shown: { _ in nil })
    }

    /// Whoever knows the words of HSK 4 has no use for the lessons and words of a beginner.
    @Test func theLevelFollowsFromWhatIsKnown() async throws {
        let test = try await TestDesk()
        let context = await test.desk.context()
        let expected: [(known: Int, level: Difficulty)] = [
            (1, .beginner), (2, .intermediate), (3, .intermediate), (4, .advanced), (7, .advanced), (0, .beginner),
        ]
        for (known, level) in expected {
            _ = try await context.savePreferences(try Self.saying(known, of: .chinese), inBrowser: nil)
            #expect(try await context.insights.learningPreferences().level == level, "HSK \(known)")
        }
        try await test.remove()
    }

    /// So does that of a learner who said what they know before it did; a level that was chosen stays until they say it anew.
    @Test func aLevelThatWasChosenStaysUntilTheLearnerSaysWhatTheyKnow() async throws {
        let test = try await TestDesk()
        let context = await test.desk.context()
        try await test.desk.changePreferences(at: TestDesk.now) { $0.knownHSKLevel = 4 }
        #expect(try await context.insights.learningPreferences().level == .advanced)
        var change = LearningChange()
        change.level = .beginner
        try await context.changeGoals(change)
        try await test.desk.changePreferences(at: TestDesk.now) { $0.knownHSKLevel = 5 }
        #expect(try await context.insights.learningPreferences().level == .beginner)
        // What is known of another language says nothing of this one.
        _ = try await context.savePreferences(try Self.saying(3, of: .japanese), inBrowser: nil)
        #expect(try await context.insights.learningPreferences().level == .beginner)
        _ = try await context.savePreferences(try Self.saying(3, of: .chinese), inBrowser: nil)
        #expect(try await context.insights.learningPreferences().level == .intermediate)
        try await test.remove()
    }

    @Test func anotherLanguageComesWithItsOwnLevel() async throws {
        let test = try await TestDesk()
        let context = await test.desk.context()
        _ = try await context.savePreferences(try Self.saying(4, of: .chinese), inBrowser: nil)
        var change = LearningChange()
        change.language = .japanese
        #expect(try await context.changeGoals(change).level == .beginner)
        _ = try await context.savePreferences(try Self.saying(2, of: .japanese), inBrowser: nil)
        #expect(try await context.insights.learningPreferences().level == .intermediate)
        change.language = .chinese
        #expect(try await context.changeGoals(change).level == .advanced)
        // A level that is named with the language counts.
        change.language = .japanese
        change.level = .advanced
        #expect(try await context.changeGoals(change).level == .advanced)
        try await test.remove()
    }

    @Test func whatIsKnownCountsInItsLanguageAndHasItsWordsOfTheDayAtOnce() async throws {
        let test = try await TestDesk()
        let context = await test.desk.context()
        _ = try await context.savePreferences(try Self.saying(2, of: .japanese), inBrowser: nil)
        let japanese = try await test.desk.knowledge(of: .japanese)
        #expect(japanese.status(of: "水", level: 2) == .known && japanese.status(of: "水", level: 3) == nil)
        #expect(try await test.desk.knowledge(of: .chinese).status(of: "水", level: 1) == nil)
        // A mark is above it.
        try await test.desk.mark("水", in: .japanese, as: .difficult, at: TestDesk.now)
        #expect(try await test.desk.knowledge(of: .japanese).status(of: "水", level: 2) == .difficult)
        #expect(try await context.dailyWords(making: .page).level == .beginner)
        _ = try await context.savePreferences(try Self.saying(4, of: .chinese), inBrowser: nil)
        #expect(try await context.openDailyWords().dailyWords?.level == .advanced)
        try await test.remove()
    }
}
