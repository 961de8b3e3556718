import Hummingbird
import NIOCore

/// The body of a request, whose end, and what comes after a pause, is handed on only while its sender still may send it.
///
/// A client may take hours to send a body. Meanwhile the device may have been signed out, or the account closed.
///
/// Source: OWASP ASVS 4.0.3, V11.1.6 (what was checked must still hold when it is used).
struct AdmittedBody: AsyncSequence, Sendable {
    let body: RequestBody
    /// Throws if the sender may not go on.
    let check: @Sendable () async throws -> Void

    /// The pause after which it is checked again.
    private static let pause: Duration = .seconds(1)

    struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var body: RequestBody.AsyncIterator
        fileprivate let check: @Sendable () async throws -> Void
        fileprivate var checked = ContinuousClock.now

        mutating func next() async throws -> ByteBuffer? {
            let part = try await body.next()
            if part == nil || checked.duration(to: .now) > AdmittedBody.pause {
                try await check()
                checked = .now
            }
            return part
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(body: body.makeAsyncIterator(), check: check) }
}
