import Foundation
import Model
import Synchronization

/// The HTTP client of language models. One serves all profiles, and keeps a few connections open between requests.
///
/// It follows no redirection, because a key must not go to a host that the learner did not name, and uses no proxy.
public final class ModelTransport: Sendable {
    /// An answer whose body is still to come. Releasing it ends the request.
    final class Answer: Sendable {
        let head: Transfer.Head
        private let transfer: Transfer

        init(_ head: Transfer.Head, _ transfer: Transfer) {
            self.head = head
            self.transfer = transfer
        }

        deinit { transfer.cancel() }

        /// The next bytes of the body; nil at its end.
        func next() async throws(ModelError) -> [UInt8]? { try await transfer.next() }

        /// The whole body.
        ///
        /// - Throws: `notAnEndpoint(.tooMuch)` for more than ``ModelTransport/limit`` bytes.
        func collected() async throws(ModelError) -> Data {
            var body = Data()
            while let bytes = try await next() {
                guard body.count + bytes.count <= ModelTransport.limit else { throw .notAnEndpoint(.tooMuch) }
                body.append(contentsOf: bytes)
            }
            return body
        }
    }

    /// The most bytes of an answer, after decompression.
    static let limit = 8 << 20
    /// Connections that are kept for the next request.
    private static let kept = 4

    /// By what they may reach: a connection that is kept answers to the name that it was opened for.
    private let idle = Mutex<[EndpointReach: [CurlHandle]]>([:])

    public init() {}

    /// Sends a JSON body.
    ///
    /// - Parameters:
    ///   - key: Goes into the `Authorization` header, and nowhere else; nil for none.
    ///   - reach: Which hosts may be reached.
    /// - Returns: The answer, whatever its status, as soon as its headers are there.
    func post(
        _ body: String, to address: String, key: ModelKey?, reach: EndpointReach = .everywhere
    ) async throws(ModelError) -> Answer {
        var headers = [
            "Content-Type: application/json", "Accept: application/json, text/event-stream", "User-Agent: Glossa",
            // Without this, curl asks for permission before it sends a long body, which not every server answers.
            "Expect:",
        ]
        if let key { headers.append("Authorization: Bearer \(key.text)") }
        return try await send(body, to: address, headers: headers, reach: reach)
    }

    /// Sends a request that is not for a language model, and waits for the whole answer.
    ///
    /// - Parameters:
    ///   - form: A body in `application/x-www-form-urlencoded`, sent by POST; nil to GET.
    ///   - authorization: The value of the `Authorization` header; nil for none.
    ///   - seconds: How long it may take.
    /// - Returns: The answer, whatever its status. No redirection is followed.
    public func exchange(
        _ form: String?, with address: String, authorization: String? = nil, within seconds: Int
    ) async throws(ModelError) -> (status: Int, body: Data) {
        var headers = ["Accept: application/json", "User-Agent: Glossa", "Expect:"]
        if let authorization { headers.append("Authorization: \(authorization)") }
        let answer = try await send(form, to: address, headers: headers, reach: .everywhere, longest: seconds)
        return (answer.head.status, try await answer.collected())
    }

    private func send(
        _ body: String?, to address: String, headers: [String], reach: EndpointReach, longest: Int? = nil
    ) async throws(ModelError) -> Answer {
        guard let handle = idle.withLock({ $0[reach]?.popLast() }) ?? CurlHandle() else { throw .brokenOff }
        let transfer = Transfer(
            of: body, to: address, headers: headers, reach: reach, longest: longest, on: handle)
        transfer.start { [weak self] handle in
            self?.idle.withLock {
                if $0[reach, default: []].count < Self.kept { $0[reach, default: []].append(handle) }
            }
        }
        return Answer(try await transfer.head(), transfer)
    }
}
