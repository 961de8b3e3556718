import Cryptography
import Formats
import Foundation

/// The files of backups: written so that they are on disk, and read by pieces.
enum BackupFiles {
    private static let piece = 1 << 20

    /// Copies a file, and returns its size and digest. The copy is on disk, and only its owner may read it.
    static func copy(_ source: String, to target: String) throws -> (bytes: Int, sha256: String) {
        let writing = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard writing >= 0 else { throw systemError() }
        defer { close(writing) }
        let found = try read(source) { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(writing, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw WriteFailure(reason: systemError()) }
                rest = rest.dropFirst(count)
            }
        }
        guard fsync(writing) == 0 else { throw WriteFailure(reason: systemError()) }
        return found
    }

    /// Returns the size and digest of a file.
    static func digest(_ path: String) throws -> (bytes: Int, sha256: String) { try read(path) { _ in } }

    /// Writes a new small file, or replaces one, so that it is on disk and never there by half.
    static func write(_ data: Data, to path: String) throws {
        let part = path + ".part"
        unlink(part)
        do {
            let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw systemError() }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try handle.write(contentsOf: data)
            guard fsync(descriptor) == 0 else { throw systemError() }
            try handle.close()
            guard rename(part, path) == 0 else { throw systemError() }
        } catch {
            unlink(part)
            throw error
        }
        try flush(folder: URL(filePath: path).deletingLastPathComponent().path)
    }

    /// Waits until the names in a folder are on disk.
    static func flush(folder: String) throws {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw systemError() }
        defer { close(descriptor) }
        // Some network file systems have no such thing.
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw systemError() }
    }

    /// Renames a file or folder, and waits until that is on disk.
    static func move(_ source: String, to target: String) throws {
        guard rename(source, target) == 0 else { throw systemError() }
        try flush(folder: URL(filePath: target).deletingLastPathComponent().path)
        try flush(folder: URL(filePath: source).deletingLastPathComponent().path)
    }

    /// Makes a folder that only its owner can access, with the folders above it.
    static func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Returns a path without links, as far as it exists.
    static func resolved(_ path: String) -> String {
        guard let place = realpath(path, nil) else {
            let url = URL(filePath: path).standardizedFileURL
            guard url.path != "/" else { return "/" }
            return URL(filePath: resolved(url.deletingLastPathComponent().path)).appending(
                path: url.lastPathComponent
            ).path
        }
        defer { free(place) }
        return String(cString: place)
    }

    /// Returns the paths of the regular files under a folder, relative to it and sorted; none if there is no folder.
    static func list(_ folder: String) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { path in
            var status = stat()
            return lstat(folder + "/" + path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        }
    }

    /// Why a copy could not be written, as opposed to its original not being readable.
    struct WriteFailure: Error {
        var reason: any Error
    }

    /// The error that the operating system has just reported in this thread.
    static func systemError() -> any Error { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }

    private static func read(
        _ path: String, _ body: (UnsafeRawBufferPointer) throws -> Void
    ) throws -> (bytes: Int, sha256: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw systemError() }
        defer { close(descriptor) }
        var digest = SHA256()
        var total = 0
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: piece, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            try Task.checkCancellation()
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw systemError() }
            if count == 0 { break }
            let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
            digest.update(data: bytes)
            try body(bytes)
            total += count
        }
        return (total, digest.finalize().hexadecimal)
    }
}
