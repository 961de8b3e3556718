import ArgumentParser
import Certificates
import Foundation
import Lanes
import Library
import Logging
import Memory
import NIOCore
import Operations
import Pages
import Recognition
import Server
import Storage
import Translations

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve the desk to a browser on this machine.")

    @OptionGroup var desk: DeskOptions
    @Option(
        name: [.customLong("listen"), .customLong("host")],
        help: "The address to listen on; without accounts a loopback one.")
    var host = "127.0.0.1"
    @Option(help: "The port; 0 for any free one.", transform: whole(.port))
    var port = 8020
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

    func validate() throws {
        guard (certificate == nil) == (key == nil) else {
            throw ValidationError("HTTPS needs both --certificate and --key.")
        }
        guard certificate == nil || !localCertificate else {
            throw ValidationError("Use either --certificate and --key, or --local-certificate.")
        }
        do {
            _ = try Reach(names: name, proxies: proxy)
        } catch {
            throw ValidationError("\(error)")
        }
        // Accounts lift this.
        guard !isOpenToOthers else {
            throw ValidationError(
                """
                \(isLoopback ? "With --name or --proxy this desk" : host) can be reached from other machines, and this version has no accounts to keep others out. \
                Nothing was started; use 127.0.0.1, and an SSH tunnel from elsewhere.
                """)
        }
    }

    func run() async throws {
        ProcessMemory.stayClose()
        ServerLog.start()
        var logger = Logger(label: "glossa")
        logger.logLevel = .notice
        TemporaryFolder.sweep(now: Date())
        // Without one, as on a read-only disk, books can still be read.
        let folder = try? TemporaryFolder()
        defer { folder?.remove() }
        // All of Glossa's temporary files go there, so that a crash leaves none elsewhere.
        if let folder { setenv("TMPDIR", folder.path, 1) }
        let (workplace, learner) = try await desk.openWorkplace()
        let context = await workplace.context(of: learner)
        workplace.onDictionaryFile { [logger] id, fault in
            // By its id: its name is the learner's.
            var metadata: Logger.Metadata = ["dictionary": "\(id)"]
            guard let fault else { return logger.notice("A brought dictionary was opened anew", metadata: metadata) }
            metadata["reason"] = "\(fault)"
            logger.error("A brought dictionary cannot be read; importing it again repairs it", metadata: metadata)
        }
        let folderOfData = desk.databaseFolder.map { ServedFolder($0) }
        defer { withExtendedLifetime(folderOfData) {} }
        if let folderOfData, folderOfData.isServedAlready {
            logger.warning(
                """
                Another Glossa already serves this database. Both keep what they acknowledge, and each waits while the \
                other writes. Stop one of them, or give it a database of its own.
                """)
        }
        for advice in try await context.database.advice() { logger.warning("\(advice)") }
        let now = context.now
        // Purge what was deleted more than a month ago.
        let monthAgo = now.advanced(bySeconds: -30 * 24 * 3600)
        do {
            try await context.library.purgeDeletedBooks(deletedBefore: monthAgo, at: now)
            try await context.translations.purgeDeleted(before: monthAgo, at: now)
            try await context.library.purgeDictionaries(at: now)
        } catch let error as StorageError where error.allowsReading {
            logger.warning("\(error)")
        }
        let local = try localContent()
        let application = try buildApplication(
            workplace: workplace, learner: learner, pictures: Recognise.worker,
            options: ServerOptions(
                host: host, port: port, temporaryFolder: folder?.path ?? FileManager.default.temporaryDirectory.path,
                notebook: desk.places.notebookFile.path,
                reach: try Reach(names: name + (local?.names ?? []), proxies: proxy),
                certificate: certificateFiles),
            logger: logger
        ) { [host, scheme, logger] port in
            logger.notice("Glossa \(Glossa.version) has started", metadata: ["port": "\(port)"])
            Output.announce("Glossa is ready at \(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(port)")
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
        let looking = Task { try await context.library.checkDictionaries() }
        let checking = Task { [logger] in
            let missing = await Recognise.worker.findMissingLimits()
            if !missing.isEmpty { logger.warning("\(Wording(.english).picturesUnsealed(missing))") }
        }
        defer {
            looking.cancel()
            checking.cancel()
            deriving.cancel()
        }
        do {
            try await application.runUntilStopped(logger)
            logger.notice("Glossa has stopped")
        } catch let error as IOError {
            let reason = String(cString: strerror(error.errnoCode))
            let advice =
                error.errnoCode == EADDRINUSE
                ? "Is it already running? Stop the program that listens there, or choose another port with --port."
                : "Choose another address or port with --listen and --port."
            throw CommandFailure("Glossa cannot listen on \(host), port \(port): \(reason). \(advice)")
        }
    }

    /// Whether only this machine can reach the address.
    private var isLoopback: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

    /// Whether people at other machines can reach the desk, by themselves or through a proxy.
    private var isOpenToOthers: Bool { !isLoopback || !name.isEmpty || !proxy.isEmpty }

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
