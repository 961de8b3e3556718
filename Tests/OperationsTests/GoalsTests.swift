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
}
