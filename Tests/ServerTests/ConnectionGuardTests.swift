import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOTLS
import Synchronization
import Testing

@testable import Server

/// The behaviour of a connection's guard over time.
@Suite struct ConnectionGuardTests {
    private struct Line {
        let channel = EmbeddedChannel()
        let connection = Connection()
        let connections: Connections

        init(_ limits: ConnectionLimits = ConnectionLimits(), isAdmitted: Bool = true, isSecured: Bool = false) throws {
            connections = Connections(limits: limits)
            let channel = channel
            let ticket = isAdmitted ? connections.admit("192.0.2.1", isLocal: false) {} : nil
            try channel.pipeline.syncOperations.addHandler(
                ConnectionGuard(connection, ticket: ticket, in: connections, limits: limits, isSecured: isSecured))
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        }

        func send(_ part: HTTPServerRequestPart) throws { try channel.writeInbound(part) }

        func answer() throws {
            try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
            try channel.writeOutbound(HTTPServerResponsePart.end(nil))
            while try channel.readOutbound(as: HTTPServerResponsePart.self) != nil {}
        }

        func pass(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

        /// The status that the guard answered in place of the site.
        func status() throws -> HTTPResponseStatus? {
            guard case .head(let head)? = try channel.readOutbound(as: HTTPServerResponsePart.self) else { return nil }
            return head.status
        }

        static let head = HTTPServerRequestPart.head(HTTPRequestHead(version: .http1_1, method: .POST, uri: "/"))
    }

    @Test func whoSendsNoHeadersIsTimedOut() throws {
        let line = try Line()
        line.pass(14)
        #expect(line.channel.isActive)
        line.pass(2)
        #expect(!line.channel.isActive)
        #expect(try line.status() == .requestTimeout)
        #expect(line.connections.count == 0)
    }

    @Test(arguments: [
        ("/", ["localhost"], true), ("/", ["localhost", "localhost"], false),
        ("/", ["localhost", "evil.example"], false),
        ("/books?of=http://evil.example/", ["localhost"], true), ("http://localhost/", ["localhost"], true),
        ("HTTP://LocalHost:80/", ["localhost:80"], true), ("http://evil.example/", ["localhost"], false),
        ("http://evil.example?a", ["localhost"], false), ("http://localhost", [], false),
    ]) func aRequestForTwoHostsIsRefused(_ uri: String, _ hosts: [String], _ isTaken: Bool) throws {
        let line = try Line()
        let headers = HTTPHeaders(hosts.map { ("Host", $0) })
        try line.send(.head(HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: headers)))
        #expect(try line.status() == (isTaken ? nil : .badRequest))
        #expect(try (line.channel.readInbound(as: HTTPServerRequestPart.self) != nil) == isTaken)
        #expect(line.channel.isActive == isTaken)
    }

    @Test func anAnsweredConnectionIsKeptForAWhile() throws {
        let line = try Line()
        try line.send(Line.head)
        try line.send(.end(nil))
        // The site may take as long as it needs.
        line.pass(1000)
        #expect(line.channel.isActive)
        try line.answer()
        line.pass(74)
        #expect(line.channel.isActive)
        line.pass(2)
        #expect(!line.channel.isActive)
        #expect(try line.status() == nil)
    }

    @Test func aBodyThatTricklesIsCutOff() throws {
        let line = try Line()
        try line.send(Line.head)
        for _ in 1...20 where line.channel.isActive {
            line.channel.read()
            line.pass(1)
            try line.send(.body(ByteBuffer(string: "x")))
        }
        #expect(!line.channel.isActive)
    }

    @Test func aSlowReaderIsNotTheClientsFault() throws {
        let line = try Line()
        try line.send(Line.head)
        try line.send(.body(ByteBuffer(string: "x")))
        // The client reads nothing.
        line.pass(300)
        #expect(line.channel.isActive)
    }

    @Test func aBodyThatComesSteadilyMayTakeLong() throws {
        let line = try Line()
        try line.send(Line.head)
        for _ in 1...100 {
            line.channel.read()
            line.pass(10)
            try line.send(.body(ByteBuffer(repeating: 0, count: 8192)))
        }
        #expect(line.channel.isActive)
    }

    /// Before the handshake is complete no response can reach the client, and it would wait for one without end.
    @Test func whoNeverCompletesTheHandshakeIsClosedWithoutAWord() throws {
        let line = try Line(isSecured: true)
        line.pass(14)
        #expect(line.channel.isActive)
        line.pass(2)
        #expect(!line.channel.isActive)
        #expect(try line.status() == nil)
        #expect(line.connections.count == 0)
        let refused = try Line(isAdmitted: false, isSecured: true)
        #expect(!refused.channel.isActive)
        #expect(try refused.status() == nil)
    }

    @Test func theHandshakeCountsAsPartOfTheHeaders() throws {
        let line = try Line(isSecured: true)
        line.pass(10)
        line.channel.pipeline.fireUserInboundEventTriggered(TLSUserEvent.handshakeCompleted(negotiatedProtocol: nil))
        line.pass(4)
        #expect(line.channel.isActive)
        line.pass(2)
        #expect(!line.channel.isActive)
        #expect(try line.status() == .requestTimeout)
    }

    @Test func whoIsNotTakenInIsTold() throws {
        let line = try Line(isAdmitted: false)
        #expect(try line.status() == .serviceUnavailable)
        #expect(!line.channel.isActive)
    }

    @Test(arguments: [true, false]) func itIsNoticedWhenTheClientGoes(_ isHalfClosed: Bool) throws {
        let line = try Line()
        try line.send(Line.head)
        #expect(!line.connection.isGone)
        if isHalfClosed {
            line.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        } else {
            line.channel.close(promise: nil)
        }
        #expect(line.connection.isGone)
    }

    @Test func workIsCancelledWhenTheClientGoes() async {
        let connection = Connection()
        await Connection.$current.withValue(connection) {
            let work = Task { try await Connection.whileOpen { while true { try Task.checkCancellation() } } }
            connection.end()
            await #expect(throws: CancellationError.self) { try await work.value }
        }
    }

    @Test func workForAClientThatHasGoneIsCancelledAtOnce() async throws {
        let connection = Connection()
        connection.end()
        await Connection.$current.withValue(connection) {
            await #expect(throws: CancellationError.self) {
                try await Connection.whileOpen { while true { try Task.checkCancellation() } }
            }
        }
    }
}

/// How many connections are accepted, and which are closed to make room.
@Suite struct ConnectionsTests {
    private func limits(_ all: Int, ofAddress: Int = 100) -> ConnectionLimits {
        var limits = ConnectionLimits()
        limits.connections = all
        limits.connectionsOfAddress = ofAddress
        return limits
    }

    @Test func theLongestIdleMakesRoom() throws {
        let connections = Connections(limits: limits(2))
        let closed = Journal()
        let first = try #require(connections.admit("a", isLocal: true) { closed.add("first") })
        let second = try #require(connections.admit("b", isLocal: true) { closed.add("second") })
        connections.setIdle(false, first)
        #expect(connections.admit("c", isLocal: true) {} != nil)
        #expect(closed.lines == ["second"])
        // A connection leaves only once.
        connections.leave(second)
        #expect(connections.count == 2)
    }

    @Test func whereAllAreBusyNobodyIsTakenIn() throws {
        let connections = Connections(limits: limits(1))
        let only = try #require(connections.admit("a", isLocal: true) { Issue.record("A busy one was closed.") })
        connections.setIdle(false, only)
        #expect(connections.admit("b", isLocal: true) {} == nil)
        connections.setIdle(true, only)
        connections.leave(only)
        #expect(connections.admit("b", isLocal: true) {} != nil)
    }

    @Test func oneAddressHasItsShareAndThisMachineHasAll() throws {
        let connections = Connections(limits: limits(10, ofAddress: 2))
        for _ in 1...2 {
            connections.setIdle(false, try #require(connections.admit("192.0.2.1", isLocal: false) {}))
        }
        #expect(connections.admit("192.0.2.1", isLocal: false) {} == nil)
        #expect(connections.admit("192.0.2.2", isLocal: false) {} != nil)
        for _ in 1...7 { #expect(connections.admit("127.0.0.1", isLocal: true) {} != nil) }
        #expect(connections.count == 10)
    }
}

/// Events in order.
private final class Journal: Sendable {
    private let state = Mutex<[String]>([])

    var lines: [String] { state.withLock { $0 } }

    func add(_ line: String) { state.withLock { $0.append(line) } }
}
