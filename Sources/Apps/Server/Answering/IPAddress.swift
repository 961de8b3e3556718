import Foundation

/// An IPv4 or IPv6 address. An IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`, RFC 4291, 2.5.5.2) is that IPv4
/// address, so that one client has one address.
struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// 4 or 16 bytes.
    let bytes: [UInt8]

    private static let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]

    /// Nil for anything but an address: there may be neither a port, nor brackets, nor a zone.
    init?(_ text: some StringProtocol) {
        let text = String(text)
        guard text.utf8.count < INET6_ADDRSTRLEN, !text.utf8.contains(0) else { return nil }
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = withUnsafeBytes(of: &four) { Array($0) }
            return
        }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        let all = withUnsafeBytes(of: &six) { Array($0) }
        bytes = all.starts(with: Self.mapped) ? Array(all.dropFirst(Self.mapped.count)) : all
    }

    /// The address as RFC 5952 writes it.
    var description: String {
        guard bytes.count == 16 else { return bytes.map { String($0) }.joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// What limits count as one client: an IPv4 address, or the first 64 bits of an IPv6 address, since whoever has one has
    /// all that begin with these (RFC 6177).
    var household: String {
        guard bytes.count == 16 else { return description }
        var text = ""
        for place in stride(from: 0, to: 8, by: 2) {
            text += String(UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1]), radix: 16) + ":"
        }
        return text + ":/64"
    }

    /// As the host of a URL: an IPv6 address in brackets.
    var host: String { bytes.count == 16 ? "[\(self)]" : description }
}

/// An address, or all addresses with the same first bits (RFC 4632).
struct AddressRange: Hashable, Sendable {
    private let first: IPAddress
    private let bits: Int

    /// `192.0.2.1`, `10.0.0.0/8`, `fd00::/8`; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard let address = IPAddress(parts[0]), parts.count <= 2 else { return nil }
        let most = address.bytes.count * 8
        first = address
        guard parts.count == 2 else {
            bits = most
            return
        }
        guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let bits = Int(parts[1]), bits <= most,
            address.bytes.count == 16 || !parts[0].contains(":")
        else { return nil }
        self.bits = bits
    }

    func contains(_ address: IPAddress) -> Bool {
        guard address.bytes.count == first.bytes.count else { return false }
        let whole = bits / 8
        guard address.bytes.prefix(whole) == first.bytes.prefix(whole) else { return false }
        let rest = bits % 8
        return rest == 0 || (address.bytes[whole] ^ first.bytes[whole]) >> (8 - rest) == 0
    }
}
