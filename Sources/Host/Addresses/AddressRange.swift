/// An address, or all addresses with the same first bits (RFC 4632).
public struct AddressRange: Hashable, Sendable {
    private let first: IPAddress
    private let bits: Int

    /// `192.0.2.1`, `10.0.0.0/8`, `fd00::/8`; nil for anything else.
    public init?(_ text: String) {
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

    public func contains(_ address: IPAddress) -> Bool {
        guard address.bytes.count == first.bytes.count else { return false }
        let whole = bits / 8
        guard address.bytes.prefix(whole) == first.bytes.prefix(whole) else { return false }
        let rest = bits % 8
        return rest == 0 || (address.bytes[whole] ^ first.bytes[whole]) >> (8 - rest) == 0
    }
}
