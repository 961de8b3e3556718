import Foundation
import Model
import Storage

extension EtymologyNotebook {
    /// Deletes the notebook for good: its file, what Glossa keeps beside it, and with `rows` what the database has.
    ///
    /// The files go first. If the program is killed before the rows follow, a second call finishes.
    ///
    /// - Parameters:
    ///   - isWanted: Whether to delete it; asked within the transaction.
    ///   - rows: Deletes the rows, among them those of the notebook.
    /// - Returns: Whether it was deleted.
    /// - Throws: `StorageError`, ``NotebookError/notWritten(path:reason:)``, and what `isWanted` and `rows` throw.
    public func destroy(
        at now: Timestamp, if isWanted: @Sendable @escaping (Transaction) throws -> Bool,
        rows: @Sendable @escaping (Transaction) throws -> Void
    ) async throws -> Bool {
        guard let desk else { return false }
        let file = file
        let isDestroyed = try await desk.database.write(desk.learner, at: now) { transaction in
            guard try isWanted(transaction) else { return false }
            try file?.locked {
                try NotebookDraft(file, nil).removeEarlier()
                try file?.removeForGood()
            }
            try rows(transaction)
            return true
        }
        if isDestroyed { file?.removeLock() }
        return isDestroyed
    }
}

extension NotebookFile {
    /// Removes the file and what stands beside it: proposals, and what was being written. A link goes with its target.
    fileprivate func removeForGood() throws {
        let target = URL(filePath: path).resolvingSymlinksInPath().path
        for place in [target, path] + [".adding", ".proposed", ".unfinished"].flatMap({ [path + $0, target + $0] }) {
            guard unlink(place) == 0 || errno == ENOENT else {
                throw NotebookError.notWritten(path: place, reason: String(cString: strerror(errno)))
            }
        }
    }

    fileprivate func removeLock() { unlink(path + ".lock") }
}
