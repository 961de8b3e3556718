import ArgumentParser
import Insights
import Model
import Operations
import Wire

/// `glossa progress`: the learner's progress.
struct ProgressCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress", abstract: "Show the streak, totals and the last seven days.")

    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let (progress, goal) = try await context.insights.progressAndGoal(at: context.now)
        if json { return try Output.json(ProgressJSON(progress, dailyGoal: goal)) }
        Output.line("\(Output.count(progress.streak, "day")) in a row")
        Output.line("\(Output.count(progress.vocabularySize, "word")), \(progress.knownWords) of them known")
        Output.line(
            """
            \(Output.count(progress.lessonsCompleted, "lesson")) finished, \
            \(Output.count(progress.totalTranslations, "translation"))
            """)
        for day in progress.week {
            Output.line(
                "\(day.date)  \(day.minutes) of \(goal) min  \(Output.count(day.words, "new word"))  "
                    + Output.count(day.reviews, "review"))
        }
    }
}
