/// From where an address can be reached.
///
/// Source: the IANA registries of special-purpose addresses for IPv4 and IPv6 (RFC 6890).
public enum AddressReach: Hashable, Sendable {
    /// From this machine alone (RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3), or unspecified, which Linux connects to
    /// itself.
    case thisMachine
    /// From its own network; it is not routed on the internet (RFC 1918, 3927, 4193, 6598).
    case nearby
    /// Set aside for tests, for many receivers at once, for translating to other addresses, or for the future: nobody's on the
    /// internet.
    case reserved
    case internet
}

extension IPAddress {
    /// From where the address can be reached. One that holds an IPv4 address is on the internet if that one is.
    public var reach: AddressReach { bytes.count == 4 ? Self.reach(ofVersion4: bytes) : Self.reach(ofVersion6: bytes) }

    private static func reach(ofVersion4 bytes: [UInt8]) -> AddressReach {
        switch (bytes[0], bytes[1], bytes[2]) {
        case (127, _, _): .thisMachine
        case (0, _, _): bytes.allSatisfy { $0 == 0 } ? .thisMachine : .reserved
        case (10, _, _), (100, 64...127, _), (169, 254, _), (172, 16...31, _), (192, 168, _): .nearby
        case (192, 0, 0), (198, 18...19, _), (224..., _, _): .reserved
        default: .internet
        }
    }

    private static func reach(ofVersion6 bytes: [UInt8]) -> AddressReach {
        if bytes.dropLast().allSatisfy({ $0 == 0 }), bytes[15] <= 1 { return .thisMachine }
        if bytes[0] & 0xFE == 0xFC || (bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80) { return .nearby }
        if let held = versionFour(in: bytes) { return reach(ofVersion4: held) == .internet ? .internet : .reserved }
        // Teredo leads through an IPv4 address.
        if bytes.starts(with: [0x20, 0x01, 0, 0]) { return .reserved }
        return bytes[0] & 0xE0 == 0x20 ? .internet : .reserved
    }

    /// The IPv4 address that is translated to this one (RFC 6052), or that is the way to it (6to4, RFC 3056).
    private static func versionFour(in bytes: [UInt8]) -> [UInt8]? {
        if bytes.starts(with: [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]) { return Array(bytes[12...]) }
        return bytes.starts(with: [0x20, 0x02]) ? Array(bytes[2..<6]) : nil
    }
}
