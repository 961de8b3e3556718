import Cryptography
import Foundation

/// Compares a lexicon with its checksum, once for each state of its file.
///
/// Reading 160 MB takes a tenth of a second and more, so what was found is remembered in a small file beside the lexicon,
/// under the identity of what was read. A lexicon that was copied, replaced or written to is another, and is read whole.
/// Where the folder cannot be written to, that happens each time.
struct ImageVerification {
    let path: String
    let identity: FileIdentity
    let descriptor: Int32
    let header: LexiconHeader

    private static let pieceSize = 1 << 20

    /// - Throws: ``LexiconError/unreadable(path:reason:)`` where what is behind the header is not what was written.
    func verify() throws(LexiconError) {
        if (try? String(contentsOfFile: record, encoding: .utf8)) == told { return }
        guard digest() == header.bodyDigest else {
            throw .unreadable(path: path, reason: "its contents are damaged (their checksum is wrong)")
        }
        try? Data(told.utf8).write(to: URL(filePath: record), options: .atomic)
    }

    /// Where it is remembered that a lexicon is whole.
    private var record: String { path + ".verified" }

    private var told: String { identity.line + " " + header.bodyDigest.hexadecimal + "\n" }

    /// The SHA-256 of everything behind the header, read in pieces, so that none of it stays in memory.
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
