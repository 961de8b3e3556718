import Accounts
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
    /// Whether the learner has an account, which then goes as well, with what is signed in to it and the invitations that it
    /// wrote.
    public var includesAccount: Bool
}

extension LearnerContext {
    /// How long a request to delete everything can be taken back, in seconds: a week.
    public static let deletionGrace: Int64 = 7 * 24 * 3600

    /// Returns the request to delete everything; nil if there is none.
    public func deletionRequest() async throws -> DeletionRequest? {
        try await database.read(learner) { try $0.deletionRequest() }
    }

    /// Records that everything, with the account if there is one, is to be deleted in a week. A request that was made before
    /// stays as it is.
    ///
    /// - Parameter grace: The seconds in which it can be taken back. With 0 it is due at once, whatever was requested before.
    /// - Throws: `AccountError.lastAdministrator`, `StorageError`.
    public func requestDeletion(grace: Int64 = deletionGrace) async throws -> DeletionRequest {
        if grace > 0, let known = try await deletionRequest() { return known }
        let (learner, now, dueAt) = (learner, now, now.advanced(bySeconds: grace))
        let check: @Sendable (Reader) throws -> Void = { try $0.keepAdministrator(besides: learner) }
        return try await database.write(learner, at: now, after: check) { transaction in
            if let known = try transaction.deletionRequest() {
                guard dueAt < known.dueAt, grace == 0 else { return known }
                try transaction.run(
                    "UPDATE deletion_request SET due_at = ? WHERE learner_id = ?",
                    [SQLValue(dueAt), transaction.owner],
                    changes: .upsert(.learner, transaction.learner))
                return DeletionRequest(
                    requestedAt: known.requestedAt, dueAt: dueAt, includesAccount: known.includesAccount)
            }
            try transaction.run(
                "INSERT INTO deletion_request (learner_id, requested_at, due_at) VALUES (?, ?, ?)",
                [transaction.owner, SQLValue(now), SQLValue(dueAt)],
                changes: .upsert(.learner, transaction.learner))
            return DeletionRequest(
                requestedAt: now, dueAt: dueAt, includesAccount: try transaction.account() != nil)
        }
    }

    /// Records the same for a learner with an account, once its password is given again: whoever finds a browser signed
    /// in must not delete everything. Where the account has no password, what is given is ignored.
    ///
    /// - Throws: `AccountError.lastAdministrator`, before the password is looked at; `AccountError.wrongPassword`,
    ///   `AccountError.tooManyTries`; `StorageError`, `LaneError`. Nothing is recorded then.
    public func requestDeletion(confirmedBy password: String, in accounts: AccountsDesk) async throws -> DeletionRequest
    {
        guard try await !isLastAdministrator() else { throw AccountError.lastAdministrator }
        try await accounts.confirmIfKept(password, of: learner, at: now)
        return try await requestDeletion()
    }

    /// Whether everything cannot be deleted because the learner is the last who looks after the server.
    public func isLastAdministrator() async throws -> Bool {
        do {
            try await database.readAcrossLearners { [learner] in try $0.keepAdministrator(besides: learner) }
            return false
        } catch AccountError.lastAdministrator {
            return true
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
    /// the account, and every row. Of the owner of the machine remains what a new Glossa has; of anybody else, nothing.
    ///
    /// The request goes with the last rows, so that what is interrupted is finished by the next call.
    ///
    /// - Returns: The request that was carried out; nil if none is due.
    /// - Throws: `ModelError`, `NotebookError`, `StorageError`, errors of the file system. The next call goes on.
    @discardableResult
    public func deleteEverythingIfDue(_ notebook: EtymologyNotebook) async throws -> DeletionRequest? {
        guard let request = try await deletionRequest(), request.dueAt <= now else { return nil }
        work.end()
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
            // Nothing is logged, because the log is deleted, too.
            guard try transaction.isOwner() else {
                try transaction.runDerived("DELETE FROM learner WHERE id = ?", [transaction.owner])
                return
            }
            // The number goes on, so that caches notice.
            try transaction.runDerived(
                "UPDATE learner SET name = '', created_at = ?, change_sequence = change_sequence + 1 WHERE id = ?",
                [SQLValue(now), transaction.owner])
        }
        guard isDeleted else { return nil }
        LearnerFiles.removeFolder(of: learner, notebook: notebook.path)
        workplace.forget(learner)
        try? await database.announce(Announcement.deleted(learner).text)
        return request
    }
}

extension Workplace {
    /// Returns when the data of which learners are to be deleted, as requested.
    public func deletions() async throws -> [ID<Learner>: Timestamp] {
        let rows = try await database.readAcrossLearners { reader in
            try reader.rows("SELECT learner_id, due_at FROM deletion_request").map { row throws(StorageError) in
                (try row.id("learner_id", of: Learner.self), try row.time("due_at"))
            }
        }
        return Dictionary(rows) { first, _ in first }
    }

    /// Deletes everything of all learners whose requests are due, whether they have been here lately or not.
    ///
    /// - Parameters:
    ///   - files: Where their notebooks are.
    ///   - failed: Receives what keeps one from being carried out; the others are.
    /// - Returns: What was carried out.
    /// - Throws: `StorageError` if the requests cannot be read, `CancellationError`.
    public func deleteWhatIsDue(
        _ files: LearnerFiles, failed: (any Error) throws -> Void
    ) async throws -> [ID<Learner>: DeletionRequest] {
        let now = clock.now()
        var done: [ID<Learner>: DeletionRequest] = [:]
        for learner in try await deletions().filter({ $0.value <= now }).keys.sorted() {
            try Task.checkCancellation()
            do {
                let notebook = notebook(of: learner, at: files.notebook(of: learner))
                done[learner] = try await context(of: learner).deleteEverythingIfDue(notebook)
            } catch let error where !(error is CancellationError) {
                try failed(error)
            }
        }
        return done
    }
}

extension Reader {
    /// Returns the learner's request to delete everything; nil if there is none.
    func deletionRequest() throws(StorageError) -> DeletionRequest? {
        let row = try first("SELECT requested_at, due_at FROM deletion_request WHERE learner_id = ?", [owner])
        guard let row else { return nil }
        return DeletionRequest(
            requestedAt: try row.time(0), dueAt: try row.time(1), includesAccount: try account() != nil)
    }
}
