import Addresses
import Testing

@Suite struct AddressTests {
    @Test(arguments: [
        ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.1.2.128/25", "10.1.2.129", true),
        ("10.1.2.128/25", "10.1.2.127", false), ("0.0.0.0/0", "192.0.2.1", true), ("0.0.0.0/0", "::1", false),
        ("10.0.0.1", "10.0.0.1", true), ("10.0.0.1", "10.0.0.2", false), ("fd00::/8", "fdff::1", true),
        ("fd00::/8", "fc00::1", false), ("::1", "::1", true), ("2001:db8::/33", "2001:db8:7fff::", true),
        ("2001:db8::/33", "2001:db8:8000::", false), ("10.0.0.0/32", "10.0.0.0", true),
    ]) func aRangeHoldsWhatBeginsAlike(_ range: String, _ address: String, _ isIn: Bool) throws {
        let range = try #require(AddressRange(range))
        #expect(range.contains(try #require(IPAddress(address))) == isIn)
    }

    /// A home has a whole /64, and may take another address of it for each request.
    @Test(arguments: [
        ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("::FFFF:c000:0207", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"), ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:DB8:0:1:a:b:c:d", "2001:db8:0:1::/64"), ("2001:db8:0:2::1", "2001:db8:0:2::/64"), ("::1", "::/64"),
    ])
    func aHouseholdIsOneClient(_ address: String, _ household: String) throws {
        #expect(try #require(IPAddress(address)).household == household)
    }

    @Test(arguments: [
        "", "192.0.2", "192.0.2.256", "2001:db8::/64", "fe80::1%eth0", "[::1]", "192.0.2.7:80", "example.org",
    ])
    func whatIsNoAddressIsNone(_ text: String) { #expect(IPAddress(text) == nil) }

    @Test func bytesAreAnAddress() {
        #expect(IPAddress(bytes: [192, 0, 2, 7]) == IPAddress("192.0.2.7"))
        #expect(
            IPAddress(bytes: [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF, 192, 0, 2, 7]) == IPAddress("192.0.2.7"))
        #expect(IPAddress(bytes: [192, 0, 2]) == nil)
    }

    // MARK: From where it is reached

    private static func reach(_ text: String) throws -> AddressReach { try #require(IPAddress(text)).reach }

    @Test(arguments: ["127.0.0.1", "127.9.9.9", "0.0.0.0", "::", "::1", "::ffff:127.0.0.1"])
    func thisMachineIsToldByItsAddresses(_ text: String) throws { #expect(try Self.reach(text) == .thisMachine) }

    @Test(arguments: [
        "10.1.2.3", "100.64.0.1", "100.127.255.255", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.168.0.1",
        "fe80::1", "febf::1", "fc00::1", "fd12::1", "::ffff:10.0.0.1",
    ])
    func theMachinesNetworkIsToldByItsAddresses(_ text: String) throws { #expect(try Self.reach(text) == .nearby) }

    @Test(arguments: [
        "0.1.2.3", "192.0.0.8", "198.18.0.1", "198.19.255.255", "224.0.0.1", "255.255.255.255", "ff02::1",
        "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:a00:1::", "2001:0:1234::1", "::127.0.0.1",
        "fec0::1",
    ])
    func whatIsSetAsideIsNobodys(_ text: String) throws { #expect(try Self.reach(text) == .reserved) }

    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "100.63.0.1", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.167.0.1", "198.17.0.1",
        "223.255.255.1", "2606:4700::1111", "2a00:1450::1", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1",
    ])
    func othersAreOnTheInternet(_ text: String) throws { #expect(try Self.reach(text) == .internet) }
}
