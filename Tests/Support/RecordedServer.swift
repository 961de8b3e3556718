import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A server on a loopback port that gives prerecorded answers, one per request, and records the requests. It writes
/// HTTP by hand, so that it can also write malformed HTTP.
public final class RecordedServer: Sendable {
    /// A recorded request.
    public struct Request: Sendable {
        public var line: String
        /// Header values by lower-case name.
        public var headers: [String: String]
        public var body: String

        /// The body as a JSON object.
        public func json() throws -> [String: Any] {
            try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any] ?? [:]
        }
    }

    /// A prerecorded answer.
    public enum Answer: Sendable {
        case body(String, status: Int = 200, type: String = "application/json", headers: String = "")
        /// The events of a stream, each sent separately.
        case stream([String], Ending = .whole)
        /// These bytes, followed by the end of the connection.
        case raw(String)
        case silence

        /// How a stream ends.
        public enum Ending: Sendable {
            case whole
            case cutOff
            /// Sends nothing more, but keeps the connection open.
            case silent
        }
    }

    private struct State {
        var answers: [Answer]
        var requests: [Request] = []
        var isFinished = false
    }

    private typealias Connection = NIOAsyncChannel<ByteBuffer, ByteBuffer>
    private let state: Mutex<State>
    private let channel: NIOAsyncChannel<Connection, Never>
    /// One element for every request read, and one for every connection closed by the client.
    private let arrivals: AsyncStream<Void>
    private let arrived: AsyncStream<Void>.Continuation
    private let departures: AsyncStream<Void>
    private let departed: AsyncStream<Void>.Continuation

    private init(_ answers: [Answer], _ channel: NIOAsyncChannel<Connection, Never>) {
        state = Mutex(State(answers: answers))
        self.channel = channel
        (arrivals, arrived) = AsyncStream.makeStream()
        (departures, departed) = AsyncStream.makeStream()
    }

    /// The address up to `/v1`.
    public var address: String { "http://127.0.0.1:\(channel.channel.localAddress?.port ?? 0)/v1" }

    /// All requests so far.
    public var requests: [Request] { state.withLock { $0.requests } }

    /// Sets the answers to give from now on.
    public func answer(_ answers: [Answer]) { state.withLock { $0.answers = answers } }

    /// Returns once a request has arrived.
    public func requestCame() async { for await _ in arrivals { return } }

    /// Returns once a client has closed a connection.
    public func clientLeft() async { for await _ in departures { return } }

    /// Runs a server while `body` runs.
    ///
    /// - Parameter answers: One answer per request; the last one is repeated.
    public static func run(
        _ answers: [Answer], _ body: @Sendable (RecordedServer) async throws -> Void
    ) async throws {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture { try Connection(wrappingChannelSynchronously: channel) }
            }
        let server = RecordedServer(answers, channel)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try? await server.serve() }
            let outcome: Result<Void, any Error>
            do {
                try await body(server)
                outcome = .success(())
            } catch {
                outcome = .failure(error)
            }
            group.cancelAll()
            try outcome.get()
        }
    }

    /// A local address at which nothing listens.
    ///
    /// The port stays reserved until the tests end, so no other server can start listening on it.
    public static func deadAddress() async throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw IOError(errnoCode: errno, reason: "bind") }
        return "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/v1"
    }

    private func serve() async throws {
        try await channel.executeThenClose { connections in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for try await connection in connections {
                    group.addTask {
                        try? await self.serve(connection)
                        self.departed.yield()
                    }
                }
            }
        }
    }

    private func serve(_ connection: Connection) async throws {
        try await connection.executeThenClose { input, output in
            var bytes: [UInt8] = []
            for try await buffer in input {
                bytes += buffer.readableBytesView
                while let request = Self.take(from: &bytes) {
                    let answer = state.withLock { state in
                        state.requests.append(request)
                        return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
                    }
                    arrived.yield()
                    if try await !give(answer, output) { return }
                }
            }
        }
    }

    /// - Returns: Whether the connection stays open.
    private func give(_ answer: Answer, _ output: NIOAsyncChannelOutboundWriter<ByteBuffer>) async throws -> Bool {
        switch answer {
        case .body(let text, let status, let type, let headers):
            let head =
                "HTTP/1.1 \(status) X\r\nContent-Type: \(type)\r\nContent-Length: \(text.utf8.count)\r\n\(headers)"
            try await output.write(ByteBuffer(string: head + "\r\n" + text))
            return true
        case .stream(let pieces, let ending):
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
            try await output.write(ByteBuffer(string: head))
            for piece in pieces {
                let count = String(piece.utf8.count, radix: 16)
                try await output.write(ByteBuffer(string: "\(count)\r\n\(piece)\r\n"))
            }
            if case .whole = ending { try await output.write(ByteBuffer(string: "0\r\n\r\n")) }
            if case .cutOff = ending { return false }
            return true
        case .raw(let text):
            try await output.write(ByteBuffer(string: text))
            return false
        case .silence: return true
        }
    }

    /// Takes a complete request from the front of the received bytes.
    private static func take(from bytes: inout [UInt8]) -> Request? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
        let lines = text[..<end.lowerBound].split(separator: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] = parts.last.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let start = text[..<end.upperBound].utf8.count
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        guard bytes.count >= start + length else { return nil }
        let body = String(decoding: bytes[start..<start + length], as: UTF8.self)
        bytes.removeFirst(start + length)
        return Request(line: lines.first.map(String.init) ?? "", headers: headers, body: body)
    }
}

extension RecordedServer.Answer {
    /// A complete reply in an endpoint's format.
    public static func reply(_ text: String, finish: String = "stop", tokens: (Int, Int)? = (7, 5)) -> Self {
        let usage = tokens.map { ",\"usage\":{\"prompt_tokens\":\($0.0),\"completion_tokens\":\($0.1)}" } ?? ""
        let choice =
            "{\"index\":0,\"message\":{\"role\":\"assistant\",\"content\":\(quoted(text))},\"finish_reason\":\"\(finish)\"}"
        return .body("{\"id\":\"1\",\"model\":\"tiny-1\",\"choices\":[\(choice)]\(usage)}")
    }

    /// A refusal in an endpoint's format.
    public static func refusal(_ status: Int, message: String = "", code: String = "", headers: String = "") -> Self {
        .body(
            "{\"error\":{\"message\":\(quoted(message)),\"code\":\(quoted(code))}}", status: status, headers: headers)
    }

    /// A stream event with the next words.
    public static func piece(_ text: String) -> String {
        "data: {\"model\":\"tiny-1\",\"choices\":[{\"delta\":{\"content\":\(quoted(text))}}]}\n\n"
    }

    /// The final events of a stream.
    public static let lastPieces = [
        "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n",
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":7,\"completion_tokens\":5}}\n\n", "data: [DONE]\n\n",
    ]

    private static func quoted(_ text: String) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}
