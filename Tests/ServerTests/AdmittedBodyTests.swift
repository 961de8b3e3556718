import Hummingbird
import Model
import NIOCore
import Synchronization
import Testing

@testable import Server

/// A body that arrives only while its sender may send it.
@Suite struct AdmittedBodyTests {
    @Test func theEndOfABodyIsHandedOnAfterAnotherCheck() async throws {
        let checks = Mutex(0)
        let body = RequestBody(
            asyncSequence: AdmittedBody(body: RequestBody(buffer: ByteBuffer(string: "name=Sync"))) {
                checks.withLock { $0 += 1 }
            })
        #expect(String(buffer: try await body.collect(upTo: 100)) == "name=Sync")
        #expect(checks.withLock { $0 } >= 1)
    }

    @Test func whoIsSignedOutMeanwhileSendsNothing() async throws {
        let body = RequestBody(
            asyncSequence: AdmittedBody(body: RequestBody(buffer: ByteBuffer(string: "name=Sync"))) {
                throw AccountError.notSignedIn
            })
        await #expect(throws: AccountError.notSignedIn) { try await body.collect(upTo: 100) }
    }
}
