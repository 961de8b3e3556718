import Certificates
import Foundation
import Logging
import Synchronization
import Testing

@testable import Server

/// How a server takes up new files of its certificate.
@Suite struct ServedCertificateTests {
    private struct Failure: Error {}

    /// A certificate that has less than 30 days left at `now`.
    private func withOldCertificate(_ body: (CertificateFolder, _ now: Date) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "served-\(UUID())")
        defer { try? FileManager.default.removeItem(at: path) }
        let folder = CertificateFolder(path.path)
        let now = Date()
        _ = try folder.make(for: ["desk.local"], at: now - 380 * 86_400)
        try body(folder, now)
    }

    private func served(
        _ folder: CertificateFolder, renew: @escaping @Sendable (Date) throws -> Void = { _ in }
    ) throws -> ServedCertificate {
        try ServedCertificate(
            CertificateFiles(
                certificate: folder.serverFile, key: folder.serverFile,
                renewal: CertificateFiles.Renewal(days: 30, make: renew)),
            lookingEvery: .seconds(3600), logger: Logger(label: "test"))
    }

    @Test func aCertificateThatIsDueIsRenewedAndTaken() throws {
        try withOldCertificate { folder, now in
            let served = try self.served(folder) { try folder.renew(at: $0) }
            let before = served.loaded.expiry
            // The files are read once they have stayed the same for two looks.
            served.look(at: now)
            #expect(served.loaded.expiry == before)
            served.look(at: now)
            #expect(served.loaded.expiry > before + 300 * 86_400)
        }
    }

    @Test func aRenewalThatFailsIsTriedAgainAfterAnHour() throws {
        try withOldCertificate { folder, now in
            let tries = Tries()
            let served = try self.served(folder) { _ in
                tries.count()
                throw Failure()
            }
            let before = served.context
            for _ in 1...3 { served.look(at: now) }
            #expect(tries.number == 1)
            served.look(at: now + 3600)
            #expect(tries.number == 2)
            #expect(served.context === before)
        }
    }

    @Test func aWrongFileLeavesTheCertificateInUse() throws {
        try withOldCertificate { folder, now in
            let served = try self.served(folder)
            let before = served.context
            try "nonsense".write(toFile: folder.serverFile, atomically: true, encoding: .utf8)
            for _ in 1...3 { served.look(at: now) }
            #expect(served.context === before)
            try FileManager.default.removeItem(atPath: folder.serverFile)
            for _ in 1...3 { served.look(at: now) }
            #expect(served.context === before)
            _ = try folder.make(for: ["desk.local"], at: now)
            for _ in 1...2 { served.look(at: now) }
            #expect(served.context !== before)
        }
    }
}

private final class Tries: Sendable {
    private let state = Mutex(0)

    var number: Int { state.withLock { $0 } }

    func count() { state.withLock { $0 += 1 } }
}
