import DailyWords
import Insights
import Library
import Model
import Notebook
import Proficiency
import Storage

/// What a learner finds when they come to their desk.
public struct Today: Sendable {
    public var reading: RecentReading
    /// How much of the book opened last the learner knows; nil if there is none, or while its words are counted.
    public var coverage: Coverage?
    public var goals: LearningPreferences
    /// Days in a row on which the learner did something.
    public var streak: Int
    /// Today's words; nil until they have been made.
    public var dailyWords: DailyWords?
    /// The number of entries of the notebook to leaf through; 0 if that is not suggested now.
    public var notebookEntries: Int
}

extension LearnerContext {
    /// Days that the home page looks back.
    private static let daysBack: Int64 = 7

    /// Returns what the learner finds today. It makes nothing, not even today's words.
    ///
    /// - Parameter notebook: The learner's.
    /// - Throws: `StorageError`.
    public func readToday(_ notebook: EtymologyNotebook) async throws -> Today {
        let (library, now, day, words) = (library, now, insights.day, dailyWords)
        var today = try await database.read(learner) { [self] reader in
            let goals = try reader.learningPreferences()
            return Today(
                reading: try library.recentReading(reader, since: now.advanced(bySeconds: -Self.daysBack * 86_400)),
                goals: goals, streak: try reader.streak(at: now, day),
                dailyWords: try words.made(for: goals, at: now, in: reader),
                notebookEntries: try entriesDue(in: notebook, reader))
        }
        if let book = today.reading.opened { today.coverage = try await library.coverage(of: book) }
        return today
    }
}
