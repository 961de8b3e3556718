import Accounts
import AppStore
import ArgumentParser
import Backups
import Formats
import Foundation
import LanguageModel
import Lexicon
import LexiconFile
import Library
import Logging
import Model
import Models
import Morphology
import Notebook
import Operations
import Reading
import Review
import Scheduling
import Server
import Storage
import StorageEngines

/// The locations of the learner's data and the dictionaries: options that commands share.
struct DeskOptions: ParsableArguments {
    @Option(help: "The database: a file, or postgresql://… (default: glossa.sqlite in the data folder).")
    var database: String?

    @Option(help: "The folder for keys (default: $GLOSSA_CONFIG, otherwise ~/.config/glossa).")
    var config: String?

    @OptionGroup var places: LexiconOptions

    /// The clock of every command. One that opens a desk takes it, and its moment, from the context.
    static let clock: any Clock = SystemClock()

    func validate() throws {
        for (name, value) in [("--database", database), ("--config", config)] where value?.isEmpty ?? false {
            throw ValidationError("\(name) is empty. Name a place, or leave it out for the usual one.")
        }
        if let database, database == ":memory:" || (database.contains("://") && !location.isServer) {
            throw ValidationError("\(database) is neither a file nor an address like postgresql://user@host/name.")
        }
    }

    /// Opens what the program works with: the database, the dictionaries if there are any, and language models with keys from
    /// the keyring or the folder for keys.
    ///
    /// - Parameters:
    ///   - backups: Nil for a program that has no use for them.
    ///   - watch: Is told how long the database's statements take.
    ///   - reach: Is told when the database's server is lost and found again.
    ///   - wait: How to wait for a database's server that takes no connections yet; nil to fail at once.
    ///   - everybodysModels: The addresses of language models on this machine or its network that every learner may use.
    ///   - store: What is sold on a server; nil where nothing is.
    ///   - quota: The most bytes that each learner may keep; nil without a limit.
    /// - Returns: The workplace, and the only learner of a desk on this machine.
    func openWorkplace(
        backups: BackupDesk? = nil, watch: StatementWatch? = nil, reach: ReachWatch? = nil, wait: ServerWait? = nil,
        everybodysModels: Set<String> = [], store: AppStore? = nil, quota: Int64? = nil
    ) async throws -> (workplace: Workplace, learner: ID<Learner>) {
        let (workplace, learner) = try await openWorkplace(
            japanese: try? JapaneseAnalyzer(), backups: backups, watch: watch, reach: reach, wait: wait,
            everybodysModels: everybodysModels, store: store, quota: quota)
        let deleted = try await workplace.deleteWhatIsDue(learnerFiles(owner: learner)) { error in
            Output.note("Not everything could be deleted as requested: \(error) The next command tries again.")
        }
        if let request = deleted[learner] {
            Output.note("Everything of yours was deleted, as you asked on \(request.requestedAt.shortDate).")
        }
        let context = await workplace.context(of: learner)
        let review = context.review
        try await review.sumUpLogIfNeeded(at: context.now)
        // The next command, or the server, continues with the rest.
        do {
            try await review.deriveImportedNotes(at: context.now, within: .seconds(5))
        } catch let error as StorageError {
            // A full disk must not prevent reading.
            Output.note(
                "Imported notes could not be updated: \(error) They are unchanged; the next start tries again.")
        }
        return (workplace, learner)
    }

    /// - Parameter japanese: Nil to read no Japanese.
    private func openWorkplace(
        japanese: JapaneseAnalyzer?, backups: BackupDesk? = nil, watch: StatementWatch? = nil,
        reach: ReachWatch? = nil, wait: ServerWait? = nil, everybodysModels: Set<String> = [], store: AppStore? = nil,
        quota: Int64? = nil
    ) async throws -> (workplace: Workplace, learner: ID<Learner>) {
        // Only its server knows what became of the restore.
        if let wait, BackupSource.wasInterrupted(in: places.dataFolder.path) {
            try await location.waitForServer(wait, reach: reach)
        }
        try await recoverFromInterruptedRestore()
        // The server has set it aside.
        if backups == nil { try await refuseLostDatabase() }
        if database == nil { try makeDataFolder() }
        let opened = try await openDatabase(location, watch: watch, reach: reach, wait: wait)
        let clock = Self.clock
        let now = clock.now()
        let learner = try await Desk.localLearner(in: opened, at: now, newID: ID(at: now, random: clock.random()))
        let keys = SystemKeyStore(
            folder: Self.configFolder(config, Environment()), environment: ProcessInfo.processInfo.environment)
        let workplace = Workplace(
            database: opened, dictionaries: places.dictionaries(), japanese: japanese,
            models: ModelDesk(
                database: opened, learner: learner, keys: keys, everybodys: everybodysModels, store: store),
            clock: clock,
            dictionaryFolder: places.dictionaryFolder, backups: backups,
            quota: quota.map { self.quota(ofBytes: $0, owner: learner) })
        if try await opened.read(learner, { try $0.account() }) != nil { workplace.haveAccounts() }
        // A lesson has other passages if the stories cannot be read.
        workplace.offer { (try? Shelf.ofGlossa().stories) ?? [] }
        return (workplace, learner)
    }

    /// Where the notebooks of learners are.
    func learnerFiles(owner: ID<Learner>) -> LearnerFiles {
        LearnerFiles(owner: owner, notebook: places.notebookFile.path, folder: places.learnerFolder.path)
    }

    /// What each learner may keep in the database and in the folders beside it.
    private func quota(ofBytes bytes: Int64, owner: ID<Learner>) -> Quota {
        let (files, dictionaries) = (learnerFiles(owner: owner), places.dictionaryFolder)
        return .ofLearners(bytes: bytes) { learner in
            let notebook = files.notebook(of: learner).map { URL(filePath: $0).deletingLastPathComponent() }
            return [dictionaries.appending(path: learner.description)] + (notebook.map { [$0] } ?? [])
        }
    }

    /// Opens what one command works with.
    func open() async throws -> LearnerContext {
        let (workplace, learner) = try await openWorkplace()
        return await workplace.context(of: learner)
    }

    /// Opens a writer of notebook entries: the dictionaries, and language models unless offline. Texts and cards are not
    /// read.
    func openEntryWriter(offline: Bool) async throws -> EntryWriter {
        if offline { return EntryWriter(lexicon: try places.requiredLexicon(), models: nil) }
        let (workplace, learner) = try await openWorkplace(japanese: nil)
        return try await workplace.entryWriter(of: learner)
    }

    /// Opens the dictionaries that the learner brought, and nothing else; none if nobody has brought any.
    func openDictionaries() async throws -> DictionaryShelf {
        try await recoverFromInterruptedRestore()
        let folder = places.dictionaryFolder
        guard FileManager.default.fileExists(atPath: folder.path) else { return DictionaryShelf() }
        try await refuseLostDatabase()
        let opened = try await openDatabase(location)
        let now = Self.clock.now()
        let learner = try await Desk.localLearner(in: opened, at: now, newID: ID(at: now, random: Self.clock.random()))
        let files = DictionaryFolder(folder.appending(path: learner.description)) { id, fault in
            guard let fault else { return }
            Output.note("The dictionary \(id) cannot be read: \(fault). Add it again to repair it.")
        }
        return try await opened.read(learner) { try files.current($0) }
    }

    /// Opens the learner's corrections of a language that hold in any text, and nothing else; none if there is no database.
    func openCorrections(_ language: Language) async throws -> [Correction] {
        try await recoverFromInterruptedRestore()
        try await refuseLostDatabase()
        if case .file(let path) = location, !FileManager.default.fileExists(atPath: path) { return [] }
        let opened = try await openDatabase(location)
        let now = Self.clock.now()
        let learner = try await Desk.localLearner(in: opened, at: now, newID: ID(at: now, random: Self.clock.random()))
        return try await opened.read(learner) { try $0.corrections(language) }
    }

    /// Where the database is.
    var location: DatabaseLocation {
        DatabaseLocation(database ?? places.dataFolder.appending(path: "glossa.sqlite").path)
    }

    /// The folder of the database; nil for one on a server, which supports several clients.
    var databaseFolder: String? {
        guard case .file(let path) = location else { return nil }
        return URL(filePath: path).deletingLastPathComponent().path
    }

    /// Makes the data folder if it is missing.
    func makeDataFolder() throws {
        let folder = places.dataFolder
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw CommandFailure(
                """
                The folder for your data, \(folder.path), does not exist and cannot be created: \(error.reason). \
                Nothing was changed. Choose another with --data or GLOSSA_DATA, or create it yourself.
                """)
        }
    }

    /// The folder for keys.
    ///
    /// - Parameter config: The one that was named; nil for the usual one.
    static func configFolder(_ config: String?, _ environment: Environment) -> URL {
        if let folder = config ?? environment["GLOSSA_CONFIG"] { return URL(filePath: folder) }
        let base =
            environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) } ?? environment.home.appending(path: ".config")
        return base.appending(path: "glossa")
    }
}

/// The location of the dictionaries.
struct LexiconOptions: ParsableArguments {
    @Option(help: "The folder for the learner's data (default: $GLOSSA_DATA, otherwise ~/.local/share/glossa).")
    var data: String?

    @Option(help: "The compiled dictionaries (default: $GLOSSA_LEXICON, otherwise lexicon.glossa in ~/.cache/glossa).")
    var lexicon: String?

    private var environment: Environment { Environment() }
    private var home: URL { environment.home }

    func validate() throws {
        for (name, value) in [("--data", data), ("--lexicon", lexicon)] where value?.isEmpty ?? false {
            throw ValidationError("\(name) is empty. Name a place, or leave it out for the usual one.")
        }
    }

    var dataFolder: URL {
        if let folder = data ?? environment["GLOSSA_DATA"] { return URL(filePath: folder) }
        let base = environment["XDG_DATA_HOME"].map { URL(filePath: $0) } ?? home.appending(path: ".local/share")
        return base.appending(path: "glossa")
    }

    /// The etymology notebook.
    var notebookFile: URL { dataFolder.appending(path: "EtyNote/etynote.md") }

    /// The files of learners who are not the owner of the machine, in a folder for each.
    var learnerFolder: URL { dataFolder.appending(path: "Learners") }

    /// The dictionaries that learners brought.
    var dictionaryFolder: URL { dataFolder.appending(path: "Dictionaries") }

    var cacheFolder: URL {
        let base = environment["XDG_CACHE_HOME"].map { URL(filePath: $0) } ?? home.appending(path: ".cache")
        return base.appending(path: "glossa")
    }

    var lexiconFile: URL {
        if let file = lexicon ?? environment["GLOSSA_LEXICON"] { return URL(filePath: file) }
        return cacheFolder.appending(path: "lexicon.glossa")
    }

    /// The location of the lexicon. If there is none that can be read, prints to standard error how to get
    /// one.
    func dictionaries() -> LexiconPlace {
        let place = LexiconPlace(path: lexiconFile.path) { problem in
            let logger = Logger(label: "glossa")
            if let problem { logger.error("\(problem)") } else { logger.notice("The dictionaries were reopened") }
        }
        if let problem = place.problem { Output.note("\(problem)") }
        return place
    }

    /// The lexicon, for commands that cannot work without it.
    func requiredLexicon() throws -> Lexicon { try Lexicon(path: lexiconFile.path) }
}

/// The variables of the environment that say something: an empty one counts as not set, as the XDG Base Directory
/// Specification has it.
struct Environment {
    subscript(name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The user's home folder if none is set: a service is often started without one.
    var home: URL {
        self["HOME"].map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
    }
}

extension Language: ExpressibleByArgument {}
