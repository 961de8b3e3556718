import Cryptography
import Foundation
import Glibc
import Model

/// Keys in a file, encrypted with ChaCha20-Poly1305 under a secret of 32 random bytes in a file beside it.
///
/// Both files are readable by their owner only. The encryption protects the keys if a backup, a search index or a
/// synchronised folder takes one file without the other, and detects tampering. It does not protect them from a program
/// that runs as the same user, nor from anyone who has both files.
struct KeyFile: Sendable {
    private static let purpose = Data("glossa-keys-1".utf8)
    private let folder: URL

    private var sealed: URL { folder.appending(path: "keys") }
    private var secret: URL { folder.appending(path: "keys.secret") }

    init(folder: URL) { self.folder = folder }

    func find(_ name: KeyName) throws(ModelError) -> ModelKey? {
        guard let text = try read()[name.text] else { return nil }
        return try ModelKey(text)
    }

    func keep(_ key: ModelKey, for name: KeyName) throws(ModelError) {
        try change { $0[name.text] = key.text }
    }

    func forget(_ name: KeyName) throws(ModelError) {
        guard try read()[name.text] != nil else { return }
        try change { $0[name.text] = nil }
    }

    private func read() throws(ModelError) -> [String: String] {
        guard let data = try contents(of: sealed) else { return [:] }
        guard let secret = try contents(of: secret), secret.count == SealedBox.keyLength,
            let opened = try? SealedBox.open(data, key: secret, purpose: Self.purpose),
            let keys = try? JSONDecoder().decode([String: String].self, from: opened)
        else { throw .keys(.damaged(path: sealed.path)) }
        return keys
    }

    /// Reads the keys, changes them and writes them back, excluding other processes meanwhile.
    private func change(_ body: (inout [String: String]) -> Void) throws(ModelError) {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw .keys(.unwritable(path: folder.path)) }
        let lock = open(folder.appending(path: "keys.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw .keys(.unwritable(path: folder.path)) }
        defer { close(lock) }
        guard flock(lock, LOCK_EX) == 0 else { throw .keys(.unwritable(path: folder.path)) }
        var keys = try read()
        body(&keys)
        if try contents(of: secret) == nil {
            guard let key = try? SealedBox.newKey() else { throw .keys(.unwritable(path: secret.path)) }
            try write(key, to: secret)
        }
        guard let secret = try contents(of: secret), let data = try? JSONEncoder().encode(keys),
            let box = try? SealedBox.seal(data, key: secret, purpose: Self.purpose)
        else { throw .keys(.unwritable(path: sealed.path)) }
        try write(box, to: sealed)
    }

    /// The bytes of a file; nil if it does not exist.
    private func contents(of file: URL) throws(ModelError) -> Data? {
        var status = stat()
        guard stat(file.path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .keys(.damaged(path: file.path))
        }
        guard status.st_mode & 0o077 == 0 else { throw .keys(.readableByOthers(path: file.path)) }
        guard let data = try? Data(contentsOf: file) else { throw .keys(.damaged(path: file.path)) }
        return data
    }

    /// Writes a file atomically, and never readable by others.
    private func write(_ data: Data, to file: URL) throws(ModelError) {
        let draft = file.path + ".new"
        unlink(draft)
        let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .keys(.unwritable(path: file.path)) }
        let written = data.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        let isKept = written == data.count && fsync(descriptor) == 0
        guard close(descriptor) == 0, isKept, rename(draft, file.path) == 0 else {
            unlink(draft)
            throw .keys(.unwritable(path: file.path))
        }
    }
}
