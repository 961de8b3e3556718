import Lexicon
import Model
import Morphology
import Storage

/// What the verbs of the library work with: where things are kept, and what is known of words.
///
/// A desk is a value; a server or a command makes one and hands it to every verb. Verbs are methods, one file for
/// each, in the folder of the noun they belong to.
public struct Desk: Sendable {
    public let database: any Database
    /// Nil before the dictionaries have been compiled: texts can be read, words are characters.
    public let lexicon: Lexicon?
    /// Nil where MeCab or its dictionary is not installed.
    public let japanese: JapaneseAnalyzer?
    public let learner: ID<Learner>
    let vocabularies = VocabularyCache()
    let knowledge = KnowledgeCache()

    public init(database: any Database, lexicon: Lexicon?, japanese: JapaneseAnalyzer?, learner: ID<Learner>) {
        self.database = database
        self.lexicon = lexicon
        self.japanese = japanese
        self.learner = learner
    }

    /// The one learner of a local desk: made when the desk is first opened.
    ///
    /// - Parameter newID: The id for a learner that has to be made.
    public static func localLearner(
        in database: any Database, at now: Timestamp, newID: @autoclosure () -> ID<Learner>
    ) async throws -> ID<Learner> {
        let known = try await database.readAcrossLearners { reader in
            try reader.first("SELECT id FROM learner ORDER BY created_at, id LIMIT 1")?.id("id", of: Learner.self)
        }
        if let known { return known }
        let id = newID()
        try await database.write(id, at: now) { transaction in
            _ = try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, ?, ?)", [SQLValue(id), "", SQLValue(now)],
                changes: .upsert(.learner, id))
        }
        return id
    }
}
