import Model
import Notebook
import Storage

extension Workplace {
    /// Returns those of some learners for whom a round over what waits has something to do: they have asked a language model
    /// something that is in their queue, or the rows of their notebook have not been read from its file as it is.
    ///
    /// Most learners have neither, and a round comes every half minute. So this is one query for all of them and a look at each file, rather
    /// than queries for each.
    ///
    /// - Throws: `StorageError`, `CancellationError`.
    public func learnersWaiting(among learners: [ID<Learner>], _ files: LearnerFiles) async throws -> [ID<Learner>] {
        let (asking, notebooks) = try await database.readAcrossLearners { reader in
            let asking = try reader.rows("SELECT DISTINCT learner_id FROM model_request")
                .map { row throws(StorageError) in try row.id("learner_id", of: Learner.self) }
            let notebooks = try reader.rows("SELECT learner_id, place, stamp FROM notebook_file")
                .map { row throws(StorageError) in
                    (
                        try row.id("learner_id", of: Learner.self),
                        (place: try row.text("place"), stamp: try row.text("stamp"))
                    )
                }
            return (Set(asking), Dictionary(notebooks) { first, _ in first })
        }
        return learners.filter { learner in
            if asking.contains(learner) { return true }
            guard let path = files.notebook(of: learner) else { return false }
            return !EtymologyNotebook.isFile(at: path, of: notebooks[learner])
        }
    }
}
