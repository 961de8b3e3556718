import ArgumentParser
import Backups
import Foundation
import Model
import Wire

/// `glossa backup`: everything, while a server may be running.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Make a backup of the database, the notebook and your dictionaries.",
        discussion: """
            A server may be running. The backup is verified before it gets its name, and backups that are no longer \
            kept are deleted: all of the last 24 hours stay, and the latest of each of 7 days, 4 weeks and 12 months. \
            Keys of language models are not in it.
            """)

    @Option(
        help: "The folder of backups (default: $GLOSSA_BACKUPS, otherwise Backups in the data folder).",
        completion: .directory)
    var to: String?
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        if to?.isEmpty ?? false { throw ValidationError("--to is empty. Name a folder, or leave it out.") }
    }

    func run() async throws {
        try await desk.recoverFromInterruptedRestore()
        try await desk.refuseLostDatabase()
        let backups = desk.backups(in: to)
        let progress = BackupProgress(verb: "Backing up")
        defer { progress.end() }
        let backup = try await Signals.cancelling(saying: "The backup was stopped. Nothing of it was kept.") {
            try await backups.make(at: DeskOptions.clock.now()) { progress.show($0) }
        }
        progress.end()
        if json { return try Output.json(BackupJSON(backup)) }
        Output.line("\(backup.folder.path)  \(backup.manifest?.bytes ?? 0) bytes, verified")
    }
}

/// `glossa backups`: what there is.
struct BackupsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backups", abstract: "List the backups, the latest first.")

    @OptionGroup var place: BackupFolderOptions
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let backups = desk.backups(in: place.folder)
        let store = backups.store
        let found = try store.list()
        if json { return try Output.json(BackupsJSON(found, in: store.folder.path)) }
        let now = DeskOptions.clock.now()
        let ownership = await backups.ownership()
        for backup in found {
            let size = backup.manifest.map { "\($0.bytes) bytes" } ?? "unreadable"
            let state = backup.isGood ? "verified \(Self.age(backup.verifiedAt, at: now))" : "damaged"
            let owner = ownership.isOfAnother(backup) ? "  of another desk" : ""
            Output.line("\(backup.name.text)  \(size)  made \(Self.age(backup.name.time, at: now))  \(state)\(owner)")
        }
        if found.isEmpty { Output.note("There is no backup in \(store.folder.path). `glossa backup` makes one.") }
    }

    /// "3 hours ago"
    private static func age(_ time: Timestamp?, at now: Timestamp) -> String {
        guard let time else { return "never" }
        let seconds = Int(now.seconds(since: time))
        switch seconds {
        case ..<0: return "in the future"
        case ..<3600: return Output.count(seconds / 60, "minute") + " ago"
        case ..<(48 * 3600): return Output.count(seconds / 3600, "hour") + " ago"
        default: return Output.count(seconds / 86_400, "day") + " ago"
        }
    }
}

/// `glossa verify`: whether a backup is whole.
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Verify a backup: every byte of it, and that its database is sound.")

    @Argument(help: "Its name, as `glossa backups` lists it, or its folder (default: the latest).") var backup: String?
    @OptionGroup var place: BackupFolderOptions
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let backups = desk.backups(in: place.folder)
        let found = try await backups.backup(backup)
        let progress = BackupProgress(verb: "Verifying")
        defer { progress.end() }
        let faults = try await Signals.cancelling(saying: "Stopped before all of \(found.name.text) was read.") {
            try await backups.verify(found, at: DeskOptions.clock.now()) { progress.show($0) }
        }
        progress.end()
        if json {
            try Output.json(VerifiedBackupJSON(found, faults))
        } else if faults.isEmpty {
            Output.line("\(found.name.text) is whole.")
        } else {
            Output.line("\(found.name.text) is damaged:")
            for fault in faults { Output.line("  \(fault)") }
        }
        if !faults.isEmpty { throw ExitCode.failure }
    }
}

/// `glossa restore`: a backup in the place of the data.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Restore a backup. What is there is set aside, not deleted.",
        discussion: """
            Stop the server first, and with PostgreSQL every server of the database. The backup is verified and copied beside your data before anything is exchanged; if \
            something fails, or the command is killed, what was there stays in its place. Afterwards the command says \
            where it is, and how to go back.
            """)

    @Argument(help: "Its name, as `glossa backups` lists it, or its folder.") var backup: String
    @Flag(help: "Restore a backup of another desk, in the place of the one that is here.") var ofAnother = false
    @Flag(
        help: """
            First put back what an interrupted restore had exchanged, although its database, which alone knows whether the \
            restore was carried out, is no longer there.
            """) var abandonInterrupted = false
    @OptionGroup var place: BackupFolderOptions
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        try await desk.recoverFromInterruptedRestore(abandoning: abandonInterrupted)
        let backups = desk.backups(in: place.folder)
        let found = try await backups.backup(backup)
        let dataFolder = desk.places.dataFolder.path
        // Where there is no folder yet, no server runs.
        let folders = Set(
            [dataFolder, desk.databaseFolder ?? dataFolder].map { URL(filePath: $0).resolvingSymlinksInPath().path })
        let locks = folders.map { ServedFolder($0) }
        defer { withExtendedLifetime(locks) {} }
        guard !locks.contains(where: \.isServedAlready) else { throw BackupError.served(folder: dataFolder) }
        let progress = BackupProgress(verb: "Restoring")
        defer { progress.end() }
        let source = backups.source
        let aside = try await Signals.cancelling(
            saying: "The restore was stopped. Nothing was changed; what was there is in its place."
        ) { [ofAnother] in
            try await backups.restore(
                found, dataFolder: dataFolder, takingAnothers: ofAnother, at: DeskOptions.clock.now()
            ) { progress.show($0) }
        }
        progress.end()
        if json { return try Output.json(RestoredBackupJSON(found, aside)) }
        Output.line("\(found.name.text) is restored.")
        if aside.items.isEmpty, aside.schema == nil { return }
        for folder in aside.folders { Output.line("What was there is in \(folder)") }
        if let schema = aside.schema { Output.line("The tables that were there are in the schema \(schema).") }
        if !aside.items.isEmpty {
            Output.line("To go back: stop Glossa, move what is there now somewhere else, and then")
            for item in aside.items {
                Output.line("  mv \(BackupDesk.quoted(item.aside)) \(BackupDesk.quoted(item.target))")
            }
        }
        if let schema = aside.schema {
            Output.line(
                aside.items.isEmpty
                    ? "To go back: stop Glossa, and run this with psql in its database, as its role:"
                    : "and for the tables, run this with psql in Glossa's database, as its role:")
            for line in try await source.database.goingBack(to: schema) { Output.line("  " + line) }
        }
        Output.line("Delete what was there when you no longer need it.")
    }
}
