import Cryptography
import Foundation

/// Verifies a lexicon's checksum, once for each state of its file.
///
/// Reading 280 MB takes some tenths of a second, so the result is stored in a small file beside the lexicon, with
/// the identity of the file that was read. A lexicon that was copied, replaced or written to has another identity and
/// is read in full. If the folder is not writable, that happens every time.
struct ImageVerification {
    let path: String
    let identity: FileIdentity
    let descriptor: Int32
    let header: LexiconHeader

    private static let pieceSize = 1 << 20

    /// - Throws: ``LexiconError/unreadable(path:reason:)`` if the data after the header does not match the checksum.
    func verify() throws(LexiconError) {
        if (try? String(contentsOfFile: record, encoding: .utf8)) == expected { return }
        guard digest() == header.bodyDigest else {
            throw .unreadable(path: path, reason: "its contents are damaged (their checksum is wrong)")
        }
        try? Data(expected.utf8).write(to: URL(filePath: record), options: .atomic)
    }

    /// The path of the file that records the verification.
    private var record: String { path + ".verified" }

    private var expected: String { identity.line + " " + header.bodyDigest.hexadecimal + "\n" }

    /// The SHA-256 of everything after the header, read in pieces, so that none of it stays in memory.
    private func digest() -> [UInt8] {
        var hash = SHA256()
        withUnsafeTemporaryAllocation(byteCount: Self.pieceSize, alignment: 16) { buffer in
            var place = header.length
            while place < identity.length {
                let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(place))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                hash.update(data: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                place += count
            }
        }
        return hash.finalize()
    }
}
