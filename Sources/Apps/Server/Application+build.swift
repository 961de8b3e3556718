import DailyWords
import Foundation
import Hummingbird
import Lessons
import Library
import Logging
import Model
import Models
import Notebook
import Recognition
import Translations

/// How a server is set up.
public struct ServerOptions: Sendable {
    /// A loopback address: on any other, accounts would be needed.
    public var host: String
    /// 0 for any free port.
    public var port: Int
    /// Where uploads are kept while they are read.
    public var temporaryFolder: String
    /// The file of the etymology notebook.
    public var notebook: String
    /// Whether each day's words are made at five in the morning; without it they are made when they are first asked for.
    public var makesDailyWords: Bool
    /// How long clients may take, and how many may be connected.
    public var connections: ConnectionLimits

    public init(
        host: String = "127.0.0.1", port: Int = 8020, temporaryFolder: String, notebook: String,
        makesDailyWords: Bool = true, connections: ConnectionLimits = ConnectionLimits()
    ) {
        self.host = host
        self.port = port
        self.notebook = notebook
        self.makesDailyWords = makesDailyWords
        self.connections = connections
        self.temporaryFolder = temporaryFolder
    }
}

/// Puts the web site of a desk together.
///
/// - Parameters:
///   - models: Language models over the same database.
///   - pictures: Decodes pictures and runs classifiers.
///   - clock: Where the time and new ids come from.
///   - onReady: Called with the port once requests are answered.
/// - Throws: When the files of the site cannot be read.
public func buildApplication(
    desk: Desk, models: ModelDesk, pictures: any PictureWorker, options: ServerOptions,
    clock: any Clock = SystemClock(),
    logger: Logger = Logger(label: "glossa"),
    onReady: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
) throws -> some ApplicationProtocol {
    let resources = Bundle.module.bundleURL
    let makers = DailyWordsMakers()
    let daily: @Sendable (Timestamp) -> DailyWordsDesk = { _ in
        DailyWordsDesk(desk: desk, models: models, zone: .current, makers: makers, random: { clock.random() })
    }
    // What a feature does with an answer that it had to wait for is registered here, under its task.
    let notebook = EtymologyNotebook(path: options.notebook, in: desk.answers)
    var handlers = WaitingHandlers()
    let translations = TranslationDesk(desk: desk, models: models)
    handlers[.translation] = { try await translations.take($0, at: clock.now()) }
    // The answer is remembered under its question, where the page of the sentence finds it.
    handlers[.grammar] = { _ in }
    // It stays with its picture in the queue's record, where the page of the picture finds it.
    handlers[.picture] = { _ in }
    handlers[.etymology] = Site.keepAnswers(in: notebook)
    let lessonWords = WordPool()
    handlers[.lesson] = { request in
        let now = clock.now()
        try await LessonDesk(desk: desk, models: models, pool: lessonWords, at: now).take(request, at: now)
    }
    handlers[.sentence] = { answer in
        let now = clock.now()
        try await daily(now).takeExamples(answer, at: now)
    }
    let waiting = WaitingWork(desk: models, handlers: handlers, clock: clock, logger: logger)
    let dailyWords = DailyWordsWork(desk: daily, clock: clock, logger: logger)
    let site = Site(
        desk: desk, shelf: try Shelf(folder: resources.appending(path: "Shelf")),
        assets: try Assets(folder: resources.appending(path: "Web")),
        notebook: notebook, waiting: waiting, lessonWords: lessonWords, dailyWordsMakers: makers,
        pictureWorker: pictures, clock: clock,
        errors: ErrorLog(logger),
        temporaryFolder: options.temporaryFolder)
    return Application(
        responder: Responder(site: site), server: .guarded(options.connections.fittingOpenFiles()),
        configuration: ApplicationConfiguration(
            address: .hostname(options.host, port: options.port), serverName: "Glossa"),
        services: options.makesDailyWords ? [waiting, dailyWords] : [waiting],
        onServerRunning: { channel in await onReady(channel.localAddress?.port ?? options.port) }, logger: logger)
}

extension Shelf {
    /// The stories in a folder of Markdown files.
    public init(folder: URL) throws {
        var files: [String: [UInt8]] = [:]
        for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where url.pathExtension == "md" && url.lastPathComponent != "README.md" {
            files[url.deletingPathExtension().lastPathComponent] = Array(try Data(contentsOf: url))
        }
        self.init(files: files)
    }
}
