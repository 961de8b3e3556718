import AsyncHTTPClient
import Foundation
import Model
import NIOCore
import NIOHTTP1

/// The HTTP client of language models. One serves all profiles; it closes its connections when it is let go.
///
/// It follows no redirection, because a key must not go where nobody has sent it.
public final class ModelTransport: Sendable {
    /// An answer whose body is still to come.
    struct Answer {
        var status: Int
        var headers: HTTPHeaders
        var body: HTTPClientResponse.Body

        /// The media type without parameters, in lower case.
        var type: String {
            let type = headers.first(name: "Content-Type") ?? ""
            return type.prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
        }

        /// Seconds that the endpoint asks to wait; nil where it asks for nothing, or for a date.
        var retryAfter: Int? {
            guard let text = headers.first(name: "Retry-After"), let seconds = Double(text), seconds.isFinite,
                seconds >= 0
            else { return nil }
            return Int(min(seconds, 1_000_000).rounded(.up))
        }
    }

    /// The most bytes of an answer.
    static let limit = 8 << 20
    /// Seconds after which a machine that does not take a connection counts as away.
    private static let connectionSeconds: Int64 = 10

    private let client: HTTPClient

    public init() {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, timeout: .init(connect: .seconds(Self.connectionSeconds)),
            decompression: .enabled(limit: .size(Self.limit)))
        // A refused connection is news to act on, not something to try again in silence.
        configuration.connectionPool.retryConnectionEstablishment = false
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    deinit {
        client.shutdown { _ in }
    }

    /// Sends a JSON body.
    ///
    /// - Parameters:
    ///   - key: Goes into the `Authorization` header, and nowhere else; nil for none.
    func post(_ body: String, to address: String, key: ModelKey?) async throws(ModelError) -> Answer {
        var request = HTTPClientRequest(url: address)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/json")
        request.headers.add(name: "Accept", value: "application/json, text/event-stream")
        request.headers.add(name: "User-Agent", value: "Glossa")
        if let key { request.headers.add(name: "Authorization", value: "Bearer \(key.text)") }
        request.body = .bytes(ByteBuffer(string: body))
        do {
            let response = try await client.execute(request, deadline: .distantFuture)
            return Answer(status: Int(response.status.code), headers: response.headers, body: response.body)
        } catch {
            throw ModelError(transport: error)
        }
    }
}

extension ModelTransport.Answer {
    /// The whole body.
    func collected() async throws(ModelError) -> Data {
        do {
            return Data(try await body.collect(upTo: ModelTransport.limit).readableBytesView)
        } catch is NIOTooManyBytesError {
            throw .notAnEndpoint(.tooMuch)
        } catch {
            throw ModelError(transport: error)
        }
    }
}
