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

    @Test(arguments: [
        "127.0.0.1", "127.9.9.9", "0.0.0.0", "0.1.2.3", "10.1.2.3", "100.64.0.1", "169.254.169.254", "172.16.0.1",
        "172.31.255.255", "192.168.0.1", "192.0.0.8", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::", "::1",
        "fe80::1",
        "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1",
        "2002:7f00:1::", "2002:a00:1::", "2001:0:1234::1", "::127.0.0.1", "fec0::1",
    ])
    func theMachinesNetworkIsNotTheInternet(_ text: String) throws {
        #expect(!InternetAddress.isOne(try Self.bytes(text)))
    }

    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "100.63.0.1", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.167.0.1", "198.17.0.1",
        "223.255.255.1", "2606:4700::1111", "2a00:1450::1", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1",
    ])
    func othersAre(_ text: String) throws { #expect(InternetAddress.isOne(try Self.bytes(text))) }

    @Test func anAddressOfASocketIsReadLikeItsBytes() {
        var four = sockaddr_in()
        four.sin_family = sa_family_t(AF_INET)
        for (text, isOne) in [("127.0.0.1", false), ("8.8.8.8", true)] {
            inet_pton(AF_INET, text, &four.sin_addr)
            let found = withUnsafePointer(to: &four) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { InternetAddress.isOne($0) }
            }
            #expect(found == isOne)
        }
        var local = sockaddr()
        local.sa_family = sa_family_t(AF_UNIX)
        #expect(!InternetAddress.isOne(&local))
    }

    private static func bytes(_ text: String) throws -> [UInt8] {
        if text.contains(":") {
            var address = in6_addr()
            try #require(inet_pton(AF_INET6, text, &address) == 1)
            return withUnsafeBytes(of: address) { Array($0) }
        }
        var address = in_addr()
        try #require(inet_pton(AF_INET, text, &address) == 1)
        return withUnsafeBytes(of: address) { Array($0) }
    }
}
