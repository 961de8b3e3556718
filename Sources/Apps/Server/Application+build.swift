import Accounts
import Backups
import Foundation
import Hummingbird
import Lanes
import Library
import Logging
import Model
import Notebook
import Operations
import Recognition
import ServiceLifecycle

/// The configuration of a server.
public struct ServerOptions: Sendable {
    /// A loopback address, unless the door asks who comes in.
    public var host: String
    /// 0 for any free port.
    public var port: Int
    /// Where uploads are stored while they are read.
    public var temporaryFolder: String
    /// The file of the etymology notebook.
    public var notebook: String
    /// Whether to create each day's words at five in the morning; otherwise they are created on first request.
    public var makesDailyWords: Bool
    /// Whether to make a backup each night, and soon after the start if there is none of the last day; only of a workplace
    /// that has backups.
    public var makesBackups: Bool
    /// How often the counts of books' words are saved that pages have made.
    public var savesCountedWordsEvery: Duration
    /// The folder for the files of learners who are not the owner; nil if they have none.
    public var learnerFolder: String?
    /// The time limits for clients, and the maximum number of connections.
    public var connections: ConnectionLimits
    /// By which names the server is reached, and through which proxies.
    public var reach: Reach
    /// The certificate to serve HTTPS with; nil to serve HTTP.
    public var certificate: CertificateFiles?
    /// How often to look whether the certificate's files were renewed. They are read at the second look that finds them
    /// the same.
    public var looksAtCertificateEvery: Duration
    /// What is measured; nil to measure nothing.
    public var metrics: ServerMetrics?
    /// Where the metrics are served; nil to serve them nowhere.
    public var metricsAddress: ListenAddress?
    /// Logs each request; nil to log none.
    public var requestLog: RequestLog?
    /// How the server ends. Pass it to `runUntilStopped`, too.
    public var leaving: Leaving

    public init(
        host: String = "127.0.0.1", port: Int = 8020, temporaryFolder: String, notebook: String,
        learnerFolder: String? = nil, makesDailyWords: Bool = true, makesBackups: Bool = false,
        savesCountedWordsEvery: Duration = .seconds(60),
        connections: ConnectionLimits = ConnectionLimits(), reach: Reach = Reach(),
        certificate: CertificateFiles? = nil, looksAtCertificateEvery: Duration = .seconds(5),
        metrics: ServerMetrics? = nil, metricsAddress: ListenAddress? = nil, requestLog: RequestLog? = nil,
        leaving: Leaving = Leaving()
    ) {
        self.host = host
        self.port = port
        self.notebook = notebook
        self.learnerFolder = learnerFolder
        self.makesDailyWords = makesDailyWords
        self.makesBackups = makesBackups
        self.savesCountedWordsEvery = savesCountedWordsEvery
        self.connections = connections
        self.reach = reach
        self.certificate = certificate
        self.looksAtCertificateEvery = looksAtCertificateEvery
        self.temporaryFolder = temporaryFolder
        self.metrics = metrics
        self.metricsAddress = metricsAddress
        self.requestLog = requestLog
        self.leaving = leaving
    }
}

/// Builds the web site of a desk.
///
/// - Parameters:
///   - door: Who may come in.
///   - pictures: Decodes pictures and runs classifiers.
///   - onReady: Called with the port once requests are answered.
/// - Throws: ``CertificateError``, or what reading the files of the site throws.
public func buildApplication(
    workplace: Workplace, door: Door, pictures: any PictureWorker, options: ServerOptions,
    logger: Logger = Logger(label: "glossa"),
    onReady: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
) throws -> some ApplicationProtocol {
    let certificate = try options.certificate.map {
        try ServedCertificate($0, lookingEvery: options.looksAtCertificateEvery, logger: logger)
    }
    let resources = Bundle.module.bundleURL
    let notebooks = LearnerNotebooks(
        workplace: workplace, owner: door.owner, at: options.notebook, folder: options.learnerFolder)
    let present = PresentLearners(door: door)
    let metrics = options.metrics
    let waiting = WaitingWork(
        workplace: workplace, present: present, notebooks: notebooks, logger: logger, metrics: metrics)
    let dailyWords = DailyWordsWork(workplace: workplace, present: present, logger: logger, metrics: metrics)
    let countedWords = CountedWordsWork(
        workplace: workplace, pause: options.savesCountedWordsEvery, metrics: metrics)
    var services: [any Service] = [countedWords, waiting]
    if workplace.database.isShared { services.append(FollowingWork(workplace: workplace)) }
    if options.makesDailyWords { services.append(dailyWords) }
    if options.makesBackups, let backups = workplace.backups {
        services.append(
            BackupWork(workplace: workplace, learner: door.owner, backups: backups, logger: logger, metrics: metrics))
    }
    if let metrics {
        metrics.watch(workplace)
        if let address = options.metricsAddress {
            services.append(MetricsListener(address: address, metrics: metrics, logger: logger, reach: options.reach))
        }
    }
    if case .accounts(let accounts, _) = door {
        workplace.haveAccounts()
        services.append(EndedAccountsWork(workplace: workplace, accounts: accounts))
    }
    let shelf = try Shelf.ofGlossa()
    workplace.offer { shelf.stories }
    let errors = ErrorLog(logger)
    workplace.onFailedJob { kind, error in
        if Failure.isForLog(error) { errors.failed("job \(kind.rawValue)", error.forLog) }
    }
    let parts = SiteParts(
        workplace: workplace, door: door, shelf: shelf,
        assets: try Assets(folder: resources.appending(path: "Web")), notebooks: notebooks, waiting: waiting,
        pictureWorker: pictures, errors: errors, security: SecurityLog(logger: logger),
        temporaryFolder: options.temporaryFolder, reach: options.reach,
        authorityFile: options.certificate?.authority,
        watch: RequestWatch(metrics: metrics, log: options.requestLog), leaving: options.leaving)
    if let certificate { services.append(certificate) }
    return Application(
        responder: Responder(parts: parts),
        server: .guarded(options.connections.fittingOpenFiles(), certificate: certificate, reach: options.reach),
        configuration: ApplicationConfiguration(
            address: .hostname(options.host, port: options.port), serverName: "Glossa"),
        services: services,
        onServerRunning: { channel in await onReady(channel.localAddress?.port ?? options.port) }, logger: logger)
}

extension Shelf {
    /// Loads the stories that come with Glossa.
    public static func ofGlossa() throws -> Shelf {
        try Shelf(folder: Bundle.module.bundleURL.appending(path: "Shelf"))
    }

    /// Loads the stories in a folder of Markdown files.
    public init(folder: URL) throws {
        var files: [String: [UInt8]] = [:]
        for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where url.pathExtension == "md" && url.lastPathComponent != "README.md" {
            files[url.deletingPathExtension().lastPathComponent] = Array(try Data(contentsOf: url))
        }
        self.init(files: files)
    }
}
