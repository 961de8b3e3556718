import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceLifecycle

/// A server's response.
struct TestResponse: Sendable {
    var status: HTTPResponse.Status
    var headers: HTTPFields
    var body: ByteBuffer
}

/// A client for a local server: it opens a connection for each request and does not validate what it sends.
struct TestClient: Sendable {
    let port: Int

    func execute(
        uri: String, method: HTTPRequest.Method, headers: HTTPFields = [:], body: ByteBuffer? = nil
    ) async throws -> TestResponse {
        var head = HTTPRequestHead(version: .http1_1, method: HTTPMethod(rawValue: method.rawValue), uri: uri)
        for field in headers { head.headers.add(name: field.name.rawName, value: field.value) }
        if !head.headers.contains(name: "Host") { head.headers.add(name: "Host", value: "localhost") }
        if let body { head.headers.replaceOrAdd(name: "Content-Length", value: String(body.readableBytes)) }
        head.headers.replaceOrAdd(name: "Connection", value: "close")
        let request = head
        let channel = try await ClientBootstrap(group: NIOSingletons.posixEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    return try NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>(
                        wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { answer, outbound in
            do {
                try await outbound.write(.head(request))
                if let body { try await outbound.write(.body(.byteBuffer(body))) }
                try await outbound.write(.end(nil))
            } catch is ChannelError {
                // A server may answer and close the connection before it has read the whole request.
            }
            var response = TestResponse(status: .internalServerError, headers: [:], body: ByteBuffer())
            for try await part in answer {
                switch part {
                case .head(let head):
                    response.status = .init(code: Int(head.status.code), reasonPhrase: head.status.reasonPhrase)
                    for (name, value) in head.headers {
                        if let name = HTTPField.Name(name) {
                            response.headers.append(HTTPField(name: name, value: value))
                        }
                    }
                case .body(var bytes): response.body.writeBuffer(&bytes)
                case .end: return response
                }
            }
            throw ChannelError.inputClosed
        }
    }
}

/// The port of a server that is starting.
final class ServedPort: Sendable {
    private let ports = AsyncStream<Int>.makeStream()

    /// Pass this to the application as its callback for when it is ready.
    func isServed(_ port: Int) { ports.continuation.yield(port) }

    func wait() async throws -> Int {
        for await port in ports.stream { return port }
        throw CancellationError()
    }
}

/// Serves an application while `body` runs.
///
/// - Parameter port: Receives the port from the application.
func serving<Value: Sendable>(
    _ application: some ApplicationProtocol, _ port: ServedPort,
    _ body: @escaping @Sendable (TestClient) async throws -> Value
) async throws -> Value {
    let group = ServiceGroup(
        configuration: ServiceGroupConfiguration(services: [application], logger: Logger(label: "test")))
    return try await withThrowingTaskGroup(of: Value?.self) { tasks in
        tasks.addTask {
            try await group.run()
            return nil
        }
        tasks.addTask {
            let value = try await body(TestClient(port: try await port.wait()))
            await group.triggerGracefulShutdown()
            return value
        }
        var value: Value?
        for try await finished in tasks { value = finished ?? value }
        guard let value else { throw CancellationError() }
        return value
    }
}
