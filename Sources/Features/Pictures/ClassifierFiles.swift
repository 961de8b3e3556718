import Entitlements
import Model
import Models
import Recognition
import Storage

extension Reader {
    /// Returns the files of the classifier; nil if the learner has not supplied any, or may not name files of the machine.
    public func classifierSettings() throws(StorageError) -> ClassifierSettings? {
        guard try mayNamePlacesOfMachine() else { return nil }
        let row = try first(
            "SELECT model_path, labels_path, scale FROM picture_labeller WHERE learner_id = ?", [owner])
        guard let row else { return nil }
        return ClassifierSettings(
            model: try row.text("model_path"), labels: try row.text("labels_path"), scale: try row.value("scale"))
    }
}

extension PictureDesk {
    /// Awaits ``Reader/classifierSettings()``.
    public func classifierSettings() async throws -> ClassifierSettings? {
        try await database.read(learner) { try $0.classifierSettings() }
    }

    /// Loads a classifier from files, and stores the settings if that succeeds.
    ///
    /// - Throws: ``PictureProblem`` if no classifier can be loaded from the files; `AccountError.notAdministrator` if the
    ///   learner may not name files of the machine. The former settings then stay.
    public func keep(_ settings: ClassifierSettings, at now: Timestamp) async throws {
        try await checkFilesMayBeNamed()
        try await worker.load(settings)
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                """
                INSERT INTO picture_labeller (learner_id, model_path, labels_path, scale, updated_at)
                VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (learner_id) DO UPDATE SET model_path = excluded.model_path,
                    labels_path = excluded.labels_path, scale = excluded.scale, updated_at = excluded.updated_at
                """,
                [
                    SQLValue(learner), SQLValue(settings.model), SQLValue(settings.labels),
                    SQLValue(settings.scale.rawValue), SQLValue(now),
                ], changes: .upsert(.pictureClassifier, learner))
        }
    }

    /// Checks that the learner may name files of the machine.
    ///
    /// - Throws: `AccountError.notAdministrator`, `StorageError`.
    public func checkFilesMayBeNamed() async throws {
        guard try await database.read(learner, { try $0.mayNamePlacesOfMachine() }) else {
            throw AccountError.notAdministrator
        }
    }

    /// Stops using the classifier. Its files stay where they are.
    public func removeClassifier(at now: Timestamp) async throws {
        worker.forget()
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                "DELETE FROM picture_labeller WHERE learner_id = ?", [SQLValue(learner)],
                changes: .delete(.pictureClassifier, learner))
        }
    }
}
