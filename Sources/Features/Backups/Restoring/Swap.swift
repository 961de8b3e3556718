import Formats
import Foundation
import Model

/// The exchange of files and folders for others, by renaming. What was there is set aside.
///
/// A journal in the data folder says what is being exchanged. If the process is killed, the next one that calls
/// ``settleInterrupted(in:asking:)`` puts everything back; unless the last step, which is a server's, was carried out: then
/// everything else was, before it.
struct Swap {
    /// The last step of an exchange, which a server carries out or not.
    struct LastStep: Codable, Hashable {
        /// What the server can be asked by.
        var name: String
        /// Which database carries it out, as `DatabaseCopier.identity()` tells it.
        var database: String
    }

    /// What became of an exchange that was interrupted.
    enum Settled: Hashable {
        case putBack
        /// The last step had been carried out; with the folders of what was set aside.
        case completed(LastStep, aside: [String])
    }

    /// It is unknown whether the last step was carried out. Nothing is put back, and the journal stays.
    struct Undecided: Error {
        var reason: String
    }

    /// A file or folder that is exchanged.
    struct Move: Codable, Hashable {
        /// Where it is used.
        var target: String
        /// What takes its place, on the same file system; nil for nothing.
        var staged: String?
        /// Where what was there goes, on the same file system.
        var aside: String
        /// Whether anything was there.
        var existed: Bool

        init(_ target: String, staged: String? = nil, aside: String) {
            self.target = target
            self.staged = staged
            self.aside = aside
            existed = Self.exists(target)
        }

        /// Whether there is something at a path, if only a link that leads nowhere.
        static func exists(_ path: String) -> Bool {
            var status = stat()
            return lstat(path, &status) == 0
        }

        func perform() throws {
            if existed { try BackupFiles.move(target, to: aside) }
            if let staged { try BackupFiles.move(staged, to: target) }
        }

        /// Puts back what was there, however much of the move was performed.
        func undo() throws {
            guard existed ? Self.exists(aside) : staged != nil else { return }
            if Self.exists(target) {
                guard let staged, !Self.exists(staged) else {
                    guard existed else { return }
                    // Somebody else's, made since: nothing of it may be lost, either.
                    throw NSError(domain: NSPOSIXErrorDomain, code: Int(EEXIST))
                }
                try BackupFiles.move(target, to: staged)
            }
            if existed { try BackupFiles.move(aside, to: target) }
        }
    }

    private struct Journal: Codable {
        var moves: [Move]
        /// Folders to remove with what is left in them.
        var temporary: [String]
        /// Folders to remove if everything is put back.
        var aside: [String]
        /// Nil if the moves are all.
        var last: LastStep?
    }

    private let journal: Journal
    private let path: String

    private static let journalName = ".glossa-exchange.json"

    /// - Parameters:
    ///   - folder: The data folder, where the journal is.
    ///   - moves: Performed in this order.
    ///   - temporary: The folders of staged copies, which exist.
    ///   - aside: The folders of what is set aside, which are made.
    ///   - last: What must succeed on a server, too; nil for nothing.
    init(in folder: String, moves: [Move], temporary: [String] = [], aside: [String], last: LastStep? = nil) {
        path = folder + "/" + Self.journalName
        journal = Journal(moves: moves, temporary: temporary, aside: aside, last: last)
    }

    /// Exchanges everything, or nothing.
    ///
    /// - Parameters:
    ///   - between: Called before each move and after the last; everything is put back when it throws.
    ///   - last: Carries out the last step, or leaves everything on the server as it was. If it throws ``Undecided``,
    ///     ``settleInterrupted(in:asking:)`` decides later.
    func perform(between: () throws -> Void, last: () async throws -> Void = {}) async throws {
        for folder in journal.aside { try BackupFiles.makeFolder(folder) }
        try BackupFiles.write(try JSONEncoder().encode(journal), to: path)
        do {
            for move in journal.moves {
                try between()
                try move.perform()
            }
            try between()
            try await last()
        } catch let doubt as Undecided {
            throw doubt
        } catch {
            try Self.undo(journal, path)
            throw error
        }
        Self.finish(journal, path)
    }

    private static func finish(_ journal: Journal, _ path: String) {
        unlink(path)
        try? BackupFiles.flush(folder: URL(filePath: path).deletingLastPathComponent().path)
        for folder in journal.temporary { try? FileManager.default.removeItem(atPath: folder) }
        // Empty if nothing was there.
        for folder in journal.aside { rmdir(folder) }
    }

    /// Whether there is a journal.
    static func wasInterrupted(in folder: String) -> Bool { Move.exists(folder + "/" + journalName) }

    /// Puts back what an exchange moved that was killed, or completes it if its last step had been carried out. Does nothing
    /// if there is none. Call it while no other process exchanges anything.
    ///
    /// - Parameters:
    ///   - folder: The data folder.
    ///   - wasCarriedOut: Asks the server whether a last step was carried out. Nothing is done if it throws.
    /// - Returns: Nil if there was none.
    /// - Throws: ``BackupError/notPutBack(aside:reason:)``, and what `wasCarriedOut` throws.
    static func settleInterrupted(
        in folder: String, asking wasCarriedOut: (LastStep) async throws -> Bool
    ) async throws -> Settled? {
        let path = folder + "/" + journalName
        guard let data = try? Data(contentsOf: URL(filePath: path)),
            let journal = try? JSONDecoder().decode(Journal.self, from: data)
        else { return nil }
        if let last = journal.last, try await wasCarriedOut(last) {
            finish(journal, path)
            return .completed(last, aside: journal.aside.filter(Move.exists))
        }
        try undo(journal, path)
        return .putBack
    }

    private static func undo(_ journal: Journal, _ path: String) throws(BackupError) {
        do {
            for move in journal.moves.reversed() { try move.undo() }
        } catch {
            throw .notPutBack(aside: journal.aside.joined(separator: ", "), reason: error.reason)
        }
        for folder in journal.temporary { try? FileManager.default.removeItem(atPath: folder) }
        for folder in journal.aside { rmdir(folder) }
        unlink(path)
    }
}
