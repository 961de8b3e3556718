import Foundation
import Model

extension ModelProfile {
    /// Returns the profile as it is stored: without whitespace around names, and with a normalised address.
    ///
    /// - Throws: ``ModelError/impossibleProfile(_:)`` if the profile cannot be used.
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
        if let monthlyBudget, !Bounds.monthlyBudget.contains(monthlyBudget) { throw .impossibleProfile(.budget) }
        profile.baseURL = try Self.checkedAddress(baseURL)
        return profile
    }

    /// Whether the endpoint is on this machine, where usually no key is needed.
    public static func isOnThisMachine(_ address: String) -> Bool {
        URLComponents(string: address)?.host.flatMap { EndpointHost($0) } == .thisMachine
    }

    /// Whether the endpoint is on this machine or its own network, as far as its name tells.
    public static func isNearby(_ address: String) -> Bool {
        URLComponents(string: address)?.host.flatMap { EndpointHost($0) } != .elsewhere
    }

    /// Whether two addresses are of one server: the scheme, the host and the port are the same.
    public static func isSameServer(_ one: String, _ other: String) -> Bool {
        func server(_ address: String) -> [String]? {
            guard let parts = URLComponents(string: address), let scheme = parts.scheme, let host = parts.host else {
                return nil
            }
            return [scheme, host.lowercased(), String(parts.port ?? (scheme == "https" ? 443 : 80))]
        }
        return server(one).map { $0 == server(other) } ?? false
    }

    /// Whether the host contains percent-encoding, which programs decode differently. An IPv6 zone may be encoded.
    private static func hidesLetters(_ address: String) -> Bool {
        let authority = address.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2).first ?? ""
        return !authority.hasPrefix("[") && authority.contains("%")
    }

    /// Whether the port is one of TCP, if there is one; no server has 0. What exceeds an `Int` is no `URLComponents.port`.
    private static func hasPossiblePort(_ parts: URLComponents, of address: String) -> Bool {
        guard let port = parts.rangeOfPort.map({ address[$0] }) else { return true }
        return Int(port).map { (1...65_535).contains($0) } ?? false
    }

    private static func isPlain(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { $0.value >= 0x20 } }

    /// Returns an address as it is stored.
    ///
    /// - Throws: ``ModelError/impossibleProfile(_:)`` if it cannot be the address of an endpoint.
    public static func checkedAddress(_ text: String) throws(ModelError) -> String {
        var address = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // People paste the address shown on their provider's page.
        for ending in ["/", "/chat/completions", "/"] where address.hasSuffix(ending) {
            address.removeLast(ending.count)
        }
        guard address.utf8.count <= 500, !address.contains(where: \.isWhitespace),
            let parts = URLComponents(string: address), let host = parts.host,
            !host.isEmpty, Self.hasPossiblePort(parts, of: address),
            !Self.hidesLetters(address), let place = EndpointHost(host),
            parts.scheme == "http" || parts.scheme == "https", parts.user == nil,
            parts.password == nil,
            parts.query == nil, parts.fragment == nil
        else { throw .impossibleProfile(.address) }
        guard parts.scheme == "https" || place != .elsewhere else { throw .impossibleProfile(.insecureAddress) }
        return address
    }
}
