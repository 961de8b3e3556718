import Addresses
import Foundation
import Model
import Support
import Testing

@testable import LanguageModel

/// A request that may reach the open internet alone.
@Suite struct EndpointReachTests {
    @Test func nothingIsSentToTheMachineItself() async throws {
        try await RecordedServer.run([.reply("No.")]) { server in
            let named = server.address.replacing("127.0.0.1", with: "localhost")
            for address in [server.address, named] {
                let model = OpenAIModel(
                    ClientTests.profile(address), key: nil, transport: ModelTransport(), reach: .internet,
                    timing: TestTiming().timing)
                await #expect(throws: ModelError.impossibleProfile(.nearbyAddress), "\(address)") {
                    try await model.reply(to: ClientTests.question)
                }
            }
            #expect(server.requests.isEmpty)
        }
    }

    @Test func anAddressOfASocketIsReadLikeItsBytes() {
        var four = sockaddr_in()
        four.sin_family = sa_family_t(AF_INET)
        for (text, isOne) in [("127.0.0.1", false), ("8.8.8.8", true)] {
            inet_pton(AF_INET, text, &four.sin_addr)
            let found = withUnsafePointer(to: &four) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { IPAddress.isOnInternet($0) }
            }
            #expect(found == isOne)
        }
        var local = sockaddr()
        local.sa_family = sa_family_t(AF_UNIX)
        #expect(!IPAddress.isOnInternet(&local))
    }
}
