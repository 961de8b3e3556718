import Foundation
import Model

extension ModelProfile {
    /// The profile as it is kept: without blanks around names, and without what an address does not need.
    ///
    /// - Throws: ``ModelError/impossibleProfile(_:)`` for one that cannot be used.
    public func checked() throws(ModelError) -> ModelProfile {
        var profile = self
        profile.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        profile.model = model.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...60).contains(profile.name.count), Self.isPlain(profile.name) else {
            throw .impossibleProfile(.noName)
        }
        guard (1...200).contains(profile.model.count), Self.isPlain(profile.model) else {
            throw .impossibleProfile(.noModel)
        }
        guard Self.timeLimits.contains(timeLimit) else { throw .impossibleProfile(.timeLimit) }
        if let monthlyBudget, !(1...1_000_000_000_000).contains(monthlyBudget) { throw .impossibleProfile(.budget) }
        profile.baseURL = try Self.address(baseURL)
        return profile
    }

    /// Whether the endpoint is this machine itself, where no key is needed as a rule.
    public static func isOnThisMachine(_ address: String) -> Bool {
        guard let host = URLComponents(string: address)?.host?.lowercased() else { return false }
        return host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || host == "[::1]"
            || (host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
    }

    private static func isPlain(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { $0.value >= 0x20 } }

    private static func address(_ text: String) throws(ModelError) -> String {
        var address = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // People paste what their provider's page shows.
        for ending in ["/", "/chat/completions", "/"] where address.hasSuffix(ending) {
            address.removeLast(ending.count)
        }
        guard address.utf8.count <= 500, !address.contains(where: \.isWhitespace),
            let parts = URLComponents(string: address), let host = parts.host,
            !host.isEmpty,
            parts.scheme == "http" || parts.scheme == "https", parts.user == nil, parts.password == nil,
            parts.query == nil, parts.fragment == nil
        else { throw .impossibleProfile(.address) }
        guard parts.scheme == "https" || isOnThisMachine(address) || isNearby(host.lowercased()) else {
            throw .impossibleProfile(.insecureAddress)
        }
        return address
    }

    /// Whether a host is in the house: an address that is not routed on the internet (RFC 1918, 4193, 6598), a name
    /// without a dot, or one of the endings for local networks.
    private static func isNearby(_ host: String) -> Bool {
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).compactMap { UInt8($0) }
        if numbers.count == 4, host.allSatisfy({ $0.isNumber || $0 == "." }) {
            switch (numbers[0], numbers[1]) {
            case (10, _), (192, 168), (172, 16...31), (169, 254), (100, 64...127): return true
            default: return false
            }
        }
        if host.contains(":") {
            let address = host.drop { $0 == "[" }
            return address.hasPrefix("fc") || address.hasPrefix("fd") || address.hasPrefix("fe80")
        }
        return !host.contains(".")
            || [".local", ".lan", ".home", ".internal", ".home.arpa", ".ts.net"].contains { host.hasSuffix($0) }
    }
}
