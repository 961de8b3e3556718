import Foundation
import Model
import Models
import Notebook
import Storage
import Wire

/// A learner's request to delete everything that Glossa has of them.
public struct DeletionRequest: Hashable, Sendable {
    public var requestedAt: Timestamp
    /// When it is carried out, unless it is taken back before.
    public var dueAt: Timestamp
}

extension LearnerContext {
    /// How long a request to delete everything can be taken back, in seconds: a week.
    public static let deletionGrace: Int64 = 7 * 24 * 3600

    /// Returns the request to delete everything; nil if there is none.
    public func deletionRequest() async throws -> DeletionRequest? {
        try await database.read(learner) { try $0.deletionRequest() }
    }

    /// Records that everything is to be deleted in a week. A request that was made before stays as it is.
    public func requestDeletion() async throws -> DeletionRequest {
        let new = DeletionRequest(requestedAt: now, dueAt: now.advanced(bySeconds: Self.deletionGrace))
        return try await database.write(learner, at: now) { transaction in
            if let known = try transaction.deletionRequest() { return known }
            try transaction.run(
                "INSERT INTO deletion_request (learner_id, requested_at, due_at) VALUES (?, ?, ?)",
                [transaction.owner, SQLValue(new.requestedAt), SQLValue(new.dueAt)],
                changes: .upsert(.learner, transaction.learner))
            return new
        }
    }

    /// Takes the request to delete everything back, unless it is due.
    ///
    /// - Returns: Whether there was one to take back.
    @discardableResult
    public func takeBackDeletion() async throws -> Bool {
        try await database.write(learner, at: now) { transaction in
            try transaction.run(
                "DELETE FROM deletion_request WHERE learner_id = ? AND due_at > ?",
                [transaction.owner, SQLValue(transaction.time)],
                changes: .upsert(.learner, transaction.learner)) > 0
        }
    }

    /// Deletes everything of the learner if a request is due: keys of language models, the files of dictionaries, the notebook,
    /// and every row. What remains is what a new Glossa has.
    ///
    /// The request goes with the last rows, so that what is interrupted is finished by the next call.
    ///
    /// - Returns: The request that was carried out; nil if none is due.
    /// - Throws: `ModelError`, `NotebookError`, `StorageError`, errors of the file system. The next call goes on.
    @discardableResult
    public func deleteEverythingIfDue(_ notebook: EtymologyNotebook) async throws -> DeletionRequest? {
        guard let request = try await deletionRequest(), request.dueAt <= now else { return nil }
        try await models.forgetKeys()
        if let folder = library.ownDictionaries.folder, FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.removeItem(at: folder)
        }
        let now = now
        let isDeleted = try await notebook.destroy(at: now) { transaction in
            // Another process may have carried it out.
            try transaction.deletionRequest() == request
        } rows: { transaction in
            try KeptTable.deleteAll(in: transaction, isForGood: true)
            // Nothing is logged, because the log is deleted, too. The number goes on, so that caches notice.
            try transaction.runDerived(
                "UPDATE learner SET name = '', created_at = ?, change_sequence = change_sequence + 1 WHERE id = ?",
                [SQLValue(now), transaction.owner])
        }
        guard isDeleted else { return nil }
        workplace.forget(learner)
        try? await database.announce(Announcement.deleted(learner).text)
        return request
    }
}

extension Reader {
    /// Returns the learner's request to delete everything; nil if there is none.
    func deletionRequest() throws(StorageError) -> DeletionRequest? {
        let row = try first("SELECT requested_at, due_at FROM deletion_request WHERE learner_id = ?", [owner])
        guard let row else { return nil }
        return DeletionRequest(requestedAt: try row.time(0), dueAt: try row.time(1))
    }
}
