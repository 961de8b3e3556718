import Backups
import Foundation
import HTTPTypes
import Hummingbird
import Library
import Linguistics
import Model
import NIOCore
import NIOHTTP1
import NIOPosix
import Operations
import Routes
import Support
import Synchronization
import Testing

@testable import Lanes
@testable import Server

/// The server under overload, and with clients that never complete their requests.
@Suite struct HardTimesTests {
    @Test func healthAndReadinessAreTwoThings() async throws {
        let test = try await TestDesk()
        try await serving(
            Workplace(of: test.desk), door: .open(test.desk.learner), options: ServerOptions(in: test.folder)
        ) { client in
            #expect(try await client.get("/health").text == "ok\n")
            #expect(try await client.get("/ready").text == "ready\n")
            try await test.desk.database.close()
            #expect(try await client.get("/health").status == .ok)
            let ready = try await client.get("/ready")
            #expect(ready.status == .serviceUnavailable)
            #expect(ready.text == "no database\n")
        }
        try FileManager.default.removeItem(at: test.folder)
    }

    /// An orchestrator must not take an empty desk in the place of a damaged one for a healthy server.
    @Test func aServerIsNotReadyWhileADamagedDatabaseIsSetAside() async throws {
        let test = try await TestDesk()
        let folder = test.folder.appending(path: "damaged-2026-01-02T030405Z")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["glossa.sqlite", "not-restored"] { try Data().write(to: folder.appending(path: name)) }
        try await serving(
            Workplace(of: test.desk, backups: BackupDesk(of: test)), door: .open(test.desk.learner),
            options: ServerOptions(in: test.folder)
        ) { client in
            let ready = try await client.get("/ready")
            #expect(ready.status == .serviceUnavailable && ready.text == "database set aside\n")
            // Glossa opens all the same.
            #expect(try await client.get("/health").status == .ok)
            #expect(try await client.get("/").status == .ok)
            try FileManager.default.moveItem(at: folder, to: test.folder.appending(path: "elsewhere"))
            #expect(try await client.get("/ready").text == "ready\n")
        }
        try await test.remove()
    }

    /// `HEAD` requests only the headers of an export, so the server must leave no file behind.
    @Test(arguments: ["apkg", "csv", "json"]) func aHeadOfAnExportLeavesNoFileBehind(_ format: String) async throws {
        let test = try await TestDesk()
        let options = ServerOptions(in: test.folder)
        try await serving(Workplace(of: test.desk), door: .open(test.desk.learner), options: options) { client in
            let deck = try await client.makeDeck("Words")
            let path = "/api/v1/decks/\(deck)/export?format=\(format)"
            let head = try await client.execute(uri: path, method: .head)
            let whole = try await client.get(path)
            #expect(head.status == .ok && head.body.readableBytes == 0 && whole.body.readableBytes > 0)
            #expect(head.headers[.contentType] == whole.headers[.contentType])
            #expect(try FileManager.default.contentsOfDirectory(atPath: options.temporaryFolder).isEmpty)
        }
        try FileManager.default.removeItem(at: test.folder)
    }

    @Test func aFullLaneIs503WithRetryAfterAndPagesGoOn() async throws {
        // One place, and no queue.
        let limits = Lane.Limits(threads: 1, running: 1, waiting: 0, waitingOfOne: 0, retryAfter: 9)
        let lane = Lane(name: "test", limits: limits, niceness: 0)
        try await withSite(lanes: Lanes(answers: lane, jobs: lane)) { client, desk in
            let isDone = Flag()
            async let busy: Void = desk.answers.run {
                while !isDone.isSet { await Task.yield() }
            }
            while lane.load.running == 0 { await Task.yield() }
            let refused = try await client.send(.post, "/api/v1/grammar", json: #"{"text":"我把门关上了。"}"#)
            #expect(refused.status == .serviceUnavailable)
            #expect(refused.headers[.retryAfter] == "9")
            #expect(try refused.object()["error"] as? String == "overloaded")
            let page = try await client.get("/practice/grammar?text=%E6%88%91")
            #expect(page.status == .serviceUnavailable && page.headers[.retryAfter] == "9")
            #expect(page.text.contains("Glossa is busy"))
            let book = try await client.send(.post, "/api/v1/books", json: #"{"text":"我把门关上了。"}"#)
            #expect(book.status == .serviceUnavailable)
            #expect(try await client.get("/library").status == .ok)
            isDone.set()
            try await busy
            let answered = try await client.send(.post, "/api/v1/grammar", json: #"{"text":"我把门关上了。"}"#)
            #expect(answered.status == .ok)
        }
    }

    /// Requests that are expensive in themselves, whichever lane they use.
    @Test(arguments: [
        "/words", "/words.csv", "/notebook", "/notebook/replacement", "/review/stats", "/review/browse",
        "/review/history",
        "/review/history.csv", "/me/media", "/me/progress", "/practice/grammar?text=a", "/api/v1/cards",
        "/api/v1/reviews",
        "/api/v1/statistics", "/api/v1/marked-words", "/api/v1/notebook", "/api/v1/translations",
        "/api/v1/etymology?word=a",
        "/api/user/progress",
    ]) func whatIsHeavyWaitsForALane(_ path: String) async throws {
        let limits = Lane.Limits(threads: 1, running: 0, waiting: 0, waitingOfOne: 0, retryAfter: 9)
        let lane = Lane(name: "test", limits: limits, niceness: 0)
        try await withSite(lanes: Lanes(answers: lane, jobs: lane)) { client, _ in
            let refused = try await client.get(path)
            #expect(refused.status == .serviceUnavailable)
            #expect(refused.headers[.retryAfter] == "9")
        }
    }

    @Test func aFormThatIsTooLongIsRefusedBeforeAllOfItHasCome() async throws {
        try await withSite { client, _ in
            // A lane answers it, so its body is read beforehand.
            let line = try await RawLine(port: client.port)
            try await line.send(
                "POST /words/marks HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                    + "Content-Length: 16000000\r\n\r\n" + String(repeating: "a", count: Form.limit + 1))
            #expect(try await line.answer().hasPrefix("HTTP/1.1 413"))
            try await line.close()
        }
    }

    @Test func aTextThatIsTooLongToTakeApartSaysSo() async throws {
        try await withSite { client, _ in
            for (path, count) in [("grammar", TextDesk.longestExplained), ("annotate", TextDesk.longestAnnotated)] {
                let text = String(repeating: "我", count: count + 1)
                let refused = try await client.send(.post, "/api/v1/\(path)", json: #"{"text":"\#(text)"}"#)
                #expect(refused.status == .contentTooLarge || refused.status.code == 413)
            }
        }
    }

    @Test func anImportByTheAPIIsGivenUpWhenTheClientGoes() async throws {
        let limits = Lane.Limits(threads: 1, running: 1, waiting: 4, waitingOfOne: 4, retryAfter: 9)
        let lane = Lane(name: "test", limits: limits, niceness: 0)
        try await withSite(lanes: Lanes(answers: lane, jobs: lane)) { client, desk in
            let isDone = Flag()
            async let busy: Void = desk.jobs.run { while !isDone.isSet { await Task.yield() } }
            while lane.load.running == 0 { await Task.yield() }
            let body = #"{"text":"我把门关上了。"}"#
            let line = try await RawLine(port: client.port)
            try await line.send(
                "POST /api/v1/books HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
            while lane.load.waiting == 0 { await Task.yield() }
            try await line.close()
            while lane.load.waiting > 0 { await Task.yield() }
            isDone.set()
            try await busy
            #expect(try await desk.books().isEmpty)
        }
    }

    @Test(
        arguments: [
            "POST /api/v1/annotate HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked, nonsense\r\n\r\n",
            "POST /api/v1/annotate HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            "POST /library/imports HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Type: "
                + "multipart/form-data; boundary=x\r\n\r\n-1\r\n\r\n",
            "POST /api/v1/annotate HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n",
            "GET /library HTTP/1.1\r\nHost: localhost\r\nX: " + String(repeating: "x", count: 70_000) + "\r\n\r\n",
        ])
    func aRequestThatBreaksTheRulesOfHTTPIs400(_ request: String) async throws {
        try await withSite { client, _ in
            let line = try await RawLine(port: client.port)
            try await line.send(request)
            let answer = try await line.answer()
            #expect(answer.hasPrefix("HTTP/1.1 400") || answer.hasPrefix("HTTP/1.1 431"), "\(answer.prefix(60))")
        }
    }

    @Test func aThousandHalfSentHeadersKeepNobodyOut() async throws {
        var limits = ConnectionLimits()
        limits.connections = 40
        try await withSite(connections: limits) { client, _ in
            var lines: [RawLine] = []
            for _ in 1...200 {
                let line = try await RawLine(port: client.port)
                try await line.send("GET / HTTP/1.1\r\nHost: local")
                lines.append(line)
            }
            let fresh = try await RawLine(port: client.port)
            try await fresh.send("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            #expect(try await fresh.answer().hasPrefix("HTTP/1.1 200"))
            for line in lines { try await line.close() }
        }
    }
}

/// A flag that is set once.
private final class Flag: Sendable {
    private let state = Mutex(false)

    var isSet: Bool { state.withLock { $0 } }

    func set() { state.withLock { $0 = true } }
}

/// A connection that can send arbitrary bytes.
private final class RawLine: Sendable {
    private let channel: any Channel
    private let head: EventLoopFuture<String>

    init(port: Int) async throws {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let promise = loop.makePromise(of: String.self)
        channel = try await ClientBootstrap(group: loop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(HeadReader(promise))
                }
            }
            .connect(host: "localhost", port: port).get()
        head = promise.futureResult
    }

    func send(_ text: String) async throws { try await channel.writeAndFlush(ByteBuffer(string: text)) }

    /// Everything up to the end of the headers, or of the connection.
    func answer() async throws -> String { try await head.get() }

    func close() async throws { try? await channel.close() }
}

private final class HeadReader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let promise: EventLoopPromise<String>
    private var text = ""

    init(_ promise: EventLoopPromise<String>) { self.promise = promise }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        text += String(buffer: Self.unwrapInboundIn(data))
        if text.contains("\r\n\r\n") { promise.succeed(text) }
    }

    // The promise keeps only the first of several answers.
    func channelInactive(context: ChannelHandlerContext) { promise.succeed(text) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
