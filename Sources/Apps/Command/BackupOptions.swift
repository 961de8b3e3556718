import ArgumentParser
import Backups
import Foundation
import Model
import Operations
import StorageEngines

extension DeskOptions {
    /// Opens the backups. Touches neither the database nor the folder.
    ///
    /// - Parameter folder: Where they are; nil for the usual place.
    func backups(in folder: String?) -> BackupDesk {
        let place =
            (folder ?? Environment()["GLOSSA_BACKUPS"]).map { URL(filePath: $0) }
            ?? places.dataFolder.appending(path: "Backups")
        let source = BackupSource(
            database: location.copier, notebook: places.notebookFile, dictionaries: places.dictionaryFolder,
            learners: places.learnerFolder, glossa: Glossa.version)
        var arguments = ["--data", places.dataFolder.path]
        // An address may hold a password, and is for its owner to give.
        if let database, !location.isServer { arguments += ["--database", database] }
        return BackupDesk(BackupStore(folder: place.standardizedFileURL), of: source, arguments: arguments) { _ in
            LocalClock(.current)
        }
    }

    /// Puts back what a restore left that was killed, or completes it.
    ///
    /// - Parameter abandons: Whether to put everything back if the database of that restore is not this one.
    func recoverFromInterruptedRestore(abandoning abandons: Bool = false) async throws {
        // Tried without the lock first, because almost always there is none.
        let folder = places.dataFolder.path
        guard FileManager.default.fileExists(atPath: folder), BackupSource.wasInterrupted(in: folder) else { return }
        let lock = ServedFolder(folder)
        defer { withExtendedLifetime(lock) {} }
        guard !lock.isServedAlready else {
            throw CommandFailure(
                "A backup is just being restored in \(folder). Nothing was done; try again when that has ended.")
        }
        switch try await backups(in: nil).source.recover(in: folder, abandoning: abandons) {
        case nil: break
        case .putBack:
            Output.note("A restore was interrupted. What was there before it has been put back in its place.")
        case .completed(let folders, let schema):
            Output.note(
                """
                A restore was interrupted when the tables had been exchanged, and has been completed: the backup is in its \
                place. What was there before is in \((folders + ["the schema " + schema]).joined(separator: ", ")).
                """)
        }
    }

    /// Refuses to make an empty database in the place of one that was lost.
    func refuseLostDatabase() async throws {
        let backups = backups(in: nil)
        guard let loss = backups.loss else { return }
        // A new data folder: what is in the folder of backups may be of another.
        let folder = databaseFolder ?? places.dataFolder.path
        let isNew = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty ?? true
        guard loss != .missing || !isNew else { return }
        var restoring = ""
        if let latest = try? await backups.newestToRestore(at: DeskOptions.clock.now()) {
            // On a line of its own, where no sentence runs into it.
            let command = await backups.command(restoring: latest)
            restoring = " The command that restores the latest good backup:\n\(command)"
        }
        throw CommandFailure(
            """
            The database \(location) \(loss). Nothing was changed, so that no empty one takes its place. Put it back, or restore \
            a backup; to begin with an empty one, start `glossa serve`.\(restoring)
            """)
    }
}

/// Where the backups are.
struct BackupFolderOptions: ParsableArguments {
    @Option(
        help: "The folder of backups (default: $GLOSSA_BACKUPS, otherwise Backups in the data folder).",
        completion: .directory)
    var folder: String?

    func validate() throws {
        if folder?.isEmpty ?? false { throw ValidationError("--folder is empty. Name a folder, or leave it out.") }
    }
}

extension BackupDesk {
    /// Returns a backup that an argument names.
    ///
    /// - Parameter name: Nil for the latest one of this desk, or of any, where it has none.
    func backup(_ name: String?) async throws -> Backup {
        if let name { return try store.find(name) }
        let own = try await list().first
        guard let latest = try own ?? store.list().first else { throw BackupError.noBackups(folder: store.folder.path) }
        return latest
    }
}

/// The progress of a backup on a terminal; nothing elsewhere.
struct BackupProgress: Sendable {
    private let isShown = isatty(STDERR_FILENO) == 1
    let verb: String

    func show(_ fraction: Double) {
        guard isShown else { return }
        let text = "\r\(verb): \(Int((fraction * 100).rounded(.down))) %"
        _ = Glibc.write(STDERR_FILENO, text, text.utf8.count)
    }

    func end() {
        guard isShown else { return }
        // Erase in Line (ECMA-48), for what comes next.
        _ = Glibc.write(STDERR_FILENO, "\r\u{1B}[K", 4)
    }
}
