import Accounts
import AppStore
import ArgumentParser
import Backups
import Certificates
import Foundation
import Lanes
import LanguageModel
import Library
import Logging
import Memory
import Model
import NIOCore
import OpenID
import Operations
import Pages
import Recognition
import Routes
import Server
import Storage
import StorageEngines
import Synchronization
import Translations

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve the desk to a browser on this machine.")

    @OptionGroup var desk: DeskOptions
    @Option(help: "The loopback address to listen on, without accounts.") var host = "127.0.0.1"
    @Option(help: "The address to listen on for those who have accounts; in place of --host.") var listen: String?
    @Option(help: "Who may make an account on a server with --listen: invited or anybody (default: invited).")
    var signUp: AccountsDesk.Admission?
    @Option(
        help: """
            The address of a language model on this machine or its network that every learner may use, not only \
            administrators; repeatable.
            """)
    var modelAddress: [String] = []
    @Option(
        help: "A JSON file with the providers that learners can sign in with, for a server with --listen.",
        completion: .file(extensions: ["json"]))
    var providers: String?
    @Option(
        help: """
            A JSON file with the App Store whose purchases open the language models of --model-address beyond the free \
            requests of each day, for a server with --listen.
            """, completion: .file(extensions: ["json"]))
    var store: String?
    @Option(
        help: """
            How many minutes without use sign a browser out, on a server with --listen; in use, it is signed out after 24 \
            times as long, and after 400 days at most.
            """, transform: whole(Bounds(15...43_200)))
    var stay = 43_200
    @Option(
        help: """
            How much each learner may keep on a server with --listen, such as 500MB or 10GB; none for no limit (default: \
            2GB).
            """)
    var quota: QuotaOption?
    @Option(help: "The port; 0 for any free one.", transform: whole(.port))
    var port = 8020
    @Flag(name: .customLong("no-backups"), help: "Make no backup each night.") var makesNoBackups = false
    @Option(
        help: "The folder of backups (default: $GLOSSA_BACKUPS, otherwise Backups in the data folder).",
        completion: .directory)
    var backups: String?

    @Option(
        help: "Where to serve metrics for Prometheus, such as 127.0.0.1:9464. Whoever reaches it can read them.",
        transform: { text in
            guard let address = ListenAddress(text) else {
                throw ValidationError("'\(text)' is not an address with a port, such as 127.0.0.1:9464 or [::1]:9464.")
            }
            return address
        })
    var metrics: ListenAddress?
    @Option(help: "How to write the log: text or json, one object a line.") var logFormat: ServerLog.Format = .text
    @Flag(help: "Log each request: the kind of page, the status and the time, and nothing personal.")
    var logRequests = false
    @Flag(help: "Log the address of the client with each request, which is personal.") var logAddresses = false
    @Option(
        help: "How many seconds to go on listening after the signal to stop, while /ready says that it stops.",
        transform: whole(Bounds(0...300)))
    var drain = 0

    @Option(help: "The server's certificate in a PEM file, with those between it and a root; serves HTTPS.")
    var certificate: String?
    @Option(help: "The certificate's private key in a PEM file.") var key: String?
    @Flag(help: "Serve HTTPS with the certificate that `glossa certificate` made, and renew it.")
    var localCertificate = false
    @Option(help: "A host name or address that the server answers to, besides localhost; repeatable.")
    var name: [String] = []
    @Option(
        help: "A reverse proxy, as an address or a range such as 10.0.0.0/8, whose forwarded headers count; repeatable."
    )
    var proxy: [String] = []

    /// The address that it listens on.
    private var address: String { listen ?? host }

    func validate() throws {
        guard (certificate == nil) == (key == nil) else {
            throw ValidationError("HTTPS needs both --certificate and --key.")
        }
        guard certificate == nil || !localCertificate else {
            throw ValidationError("Use either --certificate and --key, or --local-certificate.")
        }
        guard logRequests || !logAddresses else {
            throw ValidationError("--log-addresses adds to --log-requests. Give both, or neither.")
        }
        do {
            _ = try Reach(names: name, proxies: proxy)
        } catch {
            throw ValidationError("\(error)")
        }
        for address in modelAddress where (try? ModelProfile.checkedAddress(address)) == nil {
            throw ValidationError(
                "\(address) cannot be the address of a language model. Write one like http://127.0.0.1:11434/v1.")
        }
        if backups?.isEmpty ?? false { throw ValidationError("--backups is empty. Name a folder, or leave it out.") }
        guard Self.isLoopback(host) else {
            throw ValidationError(
                """
                \(host) can be reached from other machines, and with --host everybody who reaches the server has the \
                desk. Nothing was started; use --listen, with which learners sign in.
                """)
        }
        guard listen != nil || (name.isEmpty && proxy.isEmpty) else {
            throw ValidationError(
                """
                With --name or --proxy others can reach the desk, and with --host everybody who reaches it has it. Nothing \
                was started; use --listen, with which learners sign in.
                """)
        }
        for (option, isGiven) in [
            ("--providers", providers != nil), ("--sign-up", signUp != nil), ("--store", store != nil),
            ("--quota", quota != nil),
        ] where isGiven && listen == nil {
            throw ValidationError("Nothing was started: \(option) needs --listen, with which learners sign in.")
        }
        guard Self.isLoopback(address) || certificateIsGiven || !proxy.isEmpty else {
            throw ValidationError(
                """
                On \(address), passwords would cross the network unencrypted. Nothing was started; give a certificate \
                (--certificate and --key), make one (`glossa certificate`, then --local-certificate), or name the proxy that \
                encrypts (--proxy).
                """)
        }
    }

    private var certificateIsGiven: Bool { certificate != nil || localCertificate }

    private static func isLoopback(_ address: String) -> Bool {
        address == "localhost" || address == "::1" || address.hasPrefix("127.")
    }

    func run() async throws {
        ProcessMemory.stayClose()
        ServerLog.start(logFormat)
        var logger = Logger(label: "glossa")
        logger.logLevel = .notice
        TemporaryFolder.sweep(now: Date())
        // Without one, as on a read-only disk, books can still be read.
        let folder = try? TemporaryFolder()
        defer { folder?.remove() }
        // All of Glossa's temporary files go there, so that a crash leaves none elsewhere.
        if let folder { setenv("TMPDIR", folder.path, 1) }
        // Before anything is opened, so that a fault in the file costs nothing.
        let signInProviders = try openProviders()
        let store = try openStore()
        let backups = desk.backups(in: backups)
        try backups.checkPlace()
        // With a database on a server, when that is there, for which opening it waits.
        if !desk.location.isServer { try await desk.recoverFromInterruptedRestore() }
        if desk.database == nil { try desk.makeDataFolder() }
        let folderOfData = desk.databaseFolder.map { ServedFolder($0) }
        defer { withExtendedLifetime(folderOfData) {} }
        if folderOfData?.isServedAlready == false { await setAsideIfDamaged(backups, logger) }
        if let damaged = backups.source.unrestoredDatabases.first {
            let (advice, command) = await restoring(backups)
            logger.error(
                """
                Glossa works with an empty database, and /ready says so. \(advice) To go on with the empty one, move the folder \
                of the damaged one away.
                """, metadata: command.merging(["damaged": "\(damaged)"]) { $1 })
        }
        let measures = metrics.map { _ in ServerMetrics() }
        let leaving = Leaving(pause: .seconds(drain))
        let replacement = Replacement()
        let everybodysModels = Set(try modelAddress.map { try ModelProfile.checkedAddress($0) })
        let (watch, reach) = (
            measures.map { measures in StatementWatch { measures.statementEnded(isWrite: $0, after: $1) } },
            reachWatch(logger, replacement)
        )
        let bytes = listen == nil ? nil : (quota ?? .usual).bytes
        let opened: (workplace: Workplace, learner: ID<Learner>)
        do {
            // It may wait for its database's server for days.
            opened = try await Signals.cancelling(isFollowed: true) { [desk] in
                do {
                    return try await desk.openWorkplace(
                        backups: backups, watch: watch, reach: reach, wait: .patient,
                        everybodysModels: everybodysModels, store: store, quota: bytes)
                } catch {
                    // Whatever it failed of, once it was told to stop.
                    try Task.checkCancellation()
                    throw error
                }
            }
        } catch is CancellationError {
            logger.notice("Glossa has stopped")
            if replacement.wasFound { throw ExitCode.failure }
            return
        }
        let (workplace, learner) = opened
        let context = await workplace.context(of: learner)
        workplace.onDictionaryFile { [logger] id, fault in
            // By its id: its name is the learner's.
            var metadata: Logger.Metadata = ["dictionary": "\(id)"]
            guard let fault else { return logger.notice("A brought dictionary was opened anew", metadata: metadata) }
            metadata["reason"] = "\(fault)"
            logger.error("A brought dictionary cannot be read; importing it again repairs it", metadata: metadata)
        }
        if let folderOfData, folderOfData.isServedAlready {
            logger.warning(
                """
                Another Glossa already serves this database. Both keep what they acknowledge, and each waits while the \
                other writes. Stop one of them, or give it a database of its own.
                """)
        }
        for advice in try await context.database.advice() { logger.warning("\(advice)") }
        let now = context.now
        // What was deleted long ago is purged by the server's rounds; files that an import left behind, only here.
        do {
            try await context.library.purgeDictionaries(at: now)
        } catch let error as StorageError where error.allowsReading {
            logger.warning("\(error)")
        }
        let accounts =
            listen == nil
            ? nil
            : AccountsDesk(
                of: workplace, admission: signUp ?? .invited, providers: signInProviders, stay: Stay(minutes: stay))
        let door = accounts.map { Door.accounts($0, owner: learner) } ?? .open(learner)
        let first = try await accounts?.inviteOwner(learner, at: now)
        try? await accounts?.tidyLimits(at: now)
        let local = try localContent()
        let application = try buildApplication(
            workplace: workplace, door: door, pictures: Recognise.worker,
            options: ServerOptions(
                host: address, port: port, temporaryFolder: folder?.path ?? FileManager.default.temporaryDirectory.path,
                notebook: desk.places.notebookFile.path, learnerFolder: desk.places.learnerFolder.path,
                makesBackups: !makesNoBackups,
                reach: try Reach(names: name, certified: local?.names ?? [], proxies: proxy),
                certificate: certificateFiles,
                metrics: measures, metricsAddress: metrics,
                requestLog: logRequests
                    ? RequestLog(Logger(label: "glossa.requests"), namesClients: logAddresses) : nil,
                leaving: leaving),
            logger: logger
        ) { [address, scheme, logger] port in
            logger.notice("Glossa \(Glossa.version) has started", metadata: ["port": .stringConvertible(port)])
            let origin = "\(scheme)://\(address.contains(":") ? "[\(address)]" : address):\(port)"
            Output.announce("Glossa is ready at \(origin)")
            if let first {
                Output.announce(
                    "Make the first account, which has the desk of this machine: "
                        + origin + Route.account(.join(invitation: first.text)).link)
            }
        }
        // Notes imported by an earlier version are converted again in the background, batch by batch.
        let review = context.review
        let deriving = Task { [logger] in
            do {
                try await review.deriveImportedNotes(at: now)
            } catch {
                guard !(error is CancellationError) else { return }
                logger.error("Imported notes could not be updated", metadata: ["error": "\(error.forLog)"])
            }
        }
        let reading = Task { [logger] in await checkIntegrity(of: workplace, backups, logger) }
        let looking = Task { try await context.library.checkDictionaries() }
        let checking = Task { [logger] in
            let missing = await Recognise.worker.findMissingLimits()
            if !missing.isEmpty { logger.warning("\(Wording(.english).picturesUnsealed(missing))") }
        }
        defer {
            reading.cancel()
            looking.cancel()
            checking.cancel()
            deriving.cancel()
        }
        do {
            try await application.runUntilStopped(logger, leaving: leaving)
            logger.notice("Glossa has stopped")
            // A failure, after which a service manager starts it again.
            if replacement.wasFound { throw ExitCode.failure }
        } catch let error as MetricsError {
            throw CommandFailure("\(error)")
        } catch let error as IOError {
            let reason = String(cString: strerror(error.errnoCode))
            let advice =
                error.errnoCode == EADDRINUSE
                ? "Is it already running? Stop the program that listens there, or choose another port with --port."
                : "Choose another address or port with --listen and --port."
            throw CommandFailure("Glossa cannot listen on \(address), port \(port): \(reason). \(advice)")
        }
    }

    /// The providers of the file; none if there is no file.
    private func openProviders() throws -> [OpenIDProvider] {
        guard let providers else { return [] }
        do throws(ProviderFile.Fault) {
            let transport = ModelTransport()
            return try ProviderFile(at: providers).providers.map { OpenIDProvider($0, over: transport) }
        } catch {
            throw CommandFailure("\(error) Nothing was started; correct \(providers), or leave out --providers.")
        }
    }

    /// The store of the file; nil if there is no file.
    private func openStore() throws -> AppStore? {
        guard let store else { return nil }
        do throws(AppStore.FileFault) {
            return try AppStore(fileAt: store)
        } catch {
            throw CommandFailure("\(error) Nothing was started; correct \(store), or leave out --store.")
        }
    }

    /// What `glossa certificate` made; nil if it is not to be used.
    private func localContent() throws -> CertificateFolder.Content? {
        guard localCertificate else { return nil }
        guard let content = try CertificateFolder.inUse(desk.config).content() else {
            throw CommandFailure("There is no certificate yet. `glossa certificate` makes one. Nothing was started.")
        }
        return content
    }

    private var certificateFiles: CertificateFiles? {
        if let certificate, let key { return CertificateFiles(certificate: certificate, key: key) }
        guard localCertificate else { return nil }
        let folder = CertificateFolder.inUse(desk.config)
        return CertificateFiles(
            certificate: folder.serverFile, key: folder.serverFile, authority: folder.authorityFile,
            renewal: CertificateFiles.Renewal(days: CertificateFolder.renewalDays) { try folder.renew(at: $0) })
    }

    private var scheme: String { certificateFiles == nil ? "http" : "https" }
}

extension AccountsDesk.Admission: ExpressibleByArgument {}

/// Whether a backup was found to have been restored into the database while a server was cut off from it.
private final class Replacement: Sendable {
    private let state = Atomic(false)

    var wasFound: Bool { state.load(ordering: .acquiring) }

    /// - Returns: Whether nobody has found it before.
    func find() -> Bool { !state.exchange(true, ordering: .acquiringAndReleasing) }
}

extension Serve {
    /// Looks at the database before it is opened, and sets a damaged one aside, so that Glossa starts all the same.
    private func setAsideIfDamaged(_ backups: BackupDesk, _ logger: Logger) async {
        let loss = backups.loss
        do {
            try desk.location.quickCheck()
            guard loss != nil else { return }
        } catch {
            // A file that was named and is no database may be anything.
            guard desk.database == nil || desk.location.isSQLiteFile else { return }
        }
        // If that is impossible, opening it tells that it is damaged, or that none can be made.
        guard
            let place = try? await backups.source.setAsideDamagedDatabase(
                dataFolder: desk.places.dataFolder.path, at: DeskOptions.clock.now(), isLost: loss != nil)
        else { return }
        logger.error(
            """
            \(loss.map { "The database \($0)." } ?? "The database was damaged. It has been set aside.") Glossa starts with an \
            empty one.
            """, metadata: ["database": "\(place)"])
    }

    /// Logs when the database's server is lost, also at the start, and when it is there again; ends the server if a backup was
    /// restored meanwhile.
    private func reachWatch(_ logger: Logger, _ replacement: Replacement) -> ReachWatch {
        ReachWatch { [database = "\(desk.location)"] error in
            guard let error else {
                return logger.notice("The database is reached again", metadata: ["database": "\(database)"])
            }
            if error == .replaced {
                guard replacement.find() else { return }
                logger.error(
                    """
                    A backup was restored into the database while Glossa was cut off from it. What Glossa has in memory is from \
                    before, so it ends; start it again
                    """, metadata: ["database": "\(database)"])
                // As whoever stops it does it.
                kill(getpid(), SIGTERM)
                return
            }
            let reason = if case .unavailable(let reason) = error { reason } else { "\(error)" }
            logger.error(
                "The database cannot be reached; Glossa goes on trying",
                metadata: ["database": "\(database)", "reason": "\(reason)"])
        }
    }

    /// Reads the whole database in the background, as it was not before it was opened.
    private func checkIntegrity(of workplace: Workplace, _ backups: BackupDesk, _ logger: Logger) async {
        do {
            try await workplace.database.integrityCheck()
        } catch StorageError.corrupted {
            let (advice, command) = await restoring(backups)
            logger.error("The database is damaged. Stop Glossa and copy the data folder. \(advice)", metadata: command)
        } catch {
            // A request tells what else is wrong.
        }
    }

    /// What to do about a damaged database. The exact command is by itself, where no sentence runs into it.
    private func restoring(_ backups: BackupDesk) async -> (advice: String, command: Logger.Metadata) {
        guard let latest = try? await backups.newestToRestore(at: DeskOptions.clock.now()) else {
            return ("There is no backup of it.", [:])
        }
        return (
            "To restore the latest good backup, stop Glossa and run the command in the field `run`.",
            ["run": "\(await backups.command(restoring: latest))"]
        )
    }
}
