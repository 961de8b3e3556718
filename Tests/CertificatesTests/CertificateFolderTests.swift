import Foundation
import Testing

@testable import Certificates

/// An authority of one's own and the certificates that it signs. The end-to-end tests have other programs verify them.
@Suite struct CertificateFolderTests {
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func withFolder(_ body: (CertificateFolder, _ path: URL) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "certificates-\(UUID())")
        defer { try? FileManager.default.removeItem(at: path) }
        try body(CertificateFolder(path.path), path)
    }

    private func mode(_ file: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int)
    }

    @Test func aCertificateIsForTheNamesThatWereAsked() throws {
        try withFolder { folder, path in
            #expect(try folder.content() == nil)
            let made = try folder.make(for: ["desk.local", "192.168.1.5", "fd00::5"], at: Self.now)
            #expect(made.names == ["desk.local", "192.168.1.5", "fd00::5", "localhost", "127.0.0.1", "::1"])
            let days = made.expiry.timeIntervalSince(Self.now) / 86_400
            #expect(days > 396 && days < CertificateFolder.mostDays)
            let content = try #require(try folder.content())
            #expect(content.names == made.names && content.fingerprint == made.fingerprint)
            #expect(content.fingerprint.wholeMatch(of: /([0-9A-F]{2}:){31}[0-9A-F]{2}/) != nil)
            #expect(try mode(path.path) == 0o700)
            #expect(try mode(folder.serverFile) == 0o600)
            #expect(try mode(path.appending(path: "authority.key").path) == 0o600)
        }
    }

    @Test func aRenewedCertificateHasTheSameAuthorityAndNames() throws {
        try withFolder { folder, _ in
            let made = try folder.make(for: ["desk.local"], at: Self.now)
            let before = try String(contentsOfFile: folder.serverFile, encoding: .utf8)
            try folder.renew(at: Self.now + 370 * 86_400)
            let renewed = try #require(try folder.content())
            #expect(renewed.names == made.names && renewed.fingerprint == made.fingerprint)
            #expect(renewed.expiry.timeIntervalSince(made.expiry) == 370 * 86_400)
            #expect(try String(contentsOfFile: folder.serverFile, encoding: .utf8) != before)
        }
    }

    @Test func anAuthorityCertifiesNothingThatItWasNotMadeFor() throws {
        try withFolder { folder, _ in
            let made = try folder.make(for: ["desk", "glossa.example.org"], at: Self.now)
            let before = try String(contentsOfFile: folder.serverFile, encoding: .utf8)
            for name in ["evil.example", "example.org", "desk.example", "8.8.8.8", "2001:db8::1", "xlocal"] {
                #expect(throws: CertificateFolderError.outsideAuthority([name])) {
                    _ = try folder.make(for: ["desk", name], at: Self.now)
                }
            }
            #expect(try String(contentsOfFile: folder.serverFile, encoding: .utf8) == before)
            for name in ["other.local", "a.glossa.example.org", "10.1.2.3", "100.100.1.2", "fd12::1", "x.home.arpa"] {
                #expect(try folder.make(for: [name], at: Self.now).fingerprint == made.fingerprint, "\(name)")
            }
            let other = try folder.make(for: ["evil.example"], newAuthority: true, at: Self.now)
            #expect(other.fingerprint != made.fingerprint)
        }
    }

    @Test(arguments: ["", "a b", "http://desk", "desk:8020", "-desk", "Desk", "desk..local", "*.local", "desk/"])
    func whatIsNoNameIsNotCertified(_ name: String) throws {
        try withFolder { folder, _ in
            #expect(throws: CertificateFolderError.name(name)) { _ = try folder.make(for: [name], at: Self.now) }
            let content = try folder.content()
            #expect(content == nil)
        }
    }

    @Test func aDamagedAuthorityIsKeptUntilAnotherIsAskedFor() throws {
        try withFolder { folder, path in
            _ = try folder.make(for: ["desk.local"], at: Self.now)
            let key = path.appending(path: "authority.key").path
            try "nonsense".write(toFile: key, atomically: true, encoding: .utf8)
            #expect(throws: CertificateFolderError.self) { _ = try folder.make(for: ["desk.local"], at: Self.now) }
            #expect(try String(contentsOfFile: key, encoding: .utf8) == "nonsense")
            #expect(throws: CertificateFolderError.self) { try folder.renew(at: Self.now) }
            _ = try folder.make(for: ["desk.local"], newAuthority: true, at: Self.now)
            try folder.renew(at: Self.now)
        }
    }

    @Test func noCertificateOutlivesItsAuthority() throws {
        try withFolder { folder, _ in
            let made = try folder.make(for: ["desk.local"], at: Self.now)
            let late = try folder.make(for: ["desk.local"], at: made.authorityExpiry - 86_400)
            #expect(late.expiry == made.authorityExpiry)
        }
    }

    @Test func thisMachinesNamesCanBeCertified() throws {
        try withFolder { folder, _ in
            let names = HostNames.ofThisMachine()
            #expect(Set(names).count == names.count)
            #expect(!names.contains("localhost"))
            _ = try folder.make(for: names, at: Self.now)
        }
    }
}
