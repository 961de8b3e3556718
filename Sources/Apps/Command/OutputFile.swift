import Formats
import Foundation

/// A file that a command writes; it appears only when it is complete. A link stays a link, and an existing file keeps its
/// permissions; a pipe or device is written to directly.
struct OutputFile {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Writes the file piece by piece.
    func write(_ body: (_ write: @Sendable @escaping (Data) throws -> Void) async throws -> Void) async throws {
        if let special = try special() {
            defer { try? special.close() }
            return try await explaining { try await body { try special.write(contentsOf: $0) } }
        }
        let place = try place()
        let mode = Self.mode(of: place)
        let part = place + ".part"
        let descriptor = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure() }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try await body { try handle.write(contentsOf: $0) }
            if let mode { guard fchmod(descriptor, mode) == 0 else { throw failure() } }
            try handle.close()
            guard rename(part, place) == 0 else { throw failure() }
        } catch {
            unlink(part)
            throw error.isForLackOfRoom ? failure(error.reason) : error
        }
    }

    /// Adds the name of the file to errors about a full disk.
    private func explaining(_ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch {
            throw error.isForLackOfRoom ? failure(error.reason) : error
        }
    }

    /// Replaces the file with one that `make` writes to the URL it is given.
    func take<Value>(_ make: (URL) async throws -> Value) async throws -> Value {
        guard let special = try special() else {
            let place = try place()
            let mode = Self.mode(of: place)
            let value = try await make(URL(filePath: place))
            if let mode { guard chmod(place, mode) == 0 else { throw failure() } }
            return value
        }
        defer { try? special.close() }
        let draft = FileManager.default.temporaryDirectory.appending(path: "glossa-output-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: draft) }
        let value = try await make(draft)
        let reading = try FileHandle(forReadingFrom: draft)
        defer { try? reading.close() }
        try await explaining {
            while let piece = try reading.read(upToCount: 1 << 20), !piece.isEmpty {
                try special.write(contentsOf: piece)
            }
        }
        return value
    }

    /// Returns the target of a link, whether or not it exists.
    ///
    /// - Throws: ``CommandFailure`` for links that lead back to themselves.
    private func place() throws -> String {
        var place = path
        // As many links as Linux follows (path_resolution(7)).
        for _ in 0...40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else { return place }
            place = URL(filePath: target, relativeTo: URL(filePath: place).deletingLastPathComponent()).path
        }
        throw failure(String(cString: strerror(ELOOP)))
    }

    /// Returns the permissions of a file; nil if it does not exist.
    private static func mode(of place: String) -> mode_t? {
        var status = stat()
        return stat(place, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    /// Opens the existing file if it is not a regular one.
    private func special() throws -> FileHandle? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure() }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private func failure(_ reason: String = String(cString: strerror(errno))) -> CommandFailure {
        CommandFailure("\(path) could not be written: \(reason). No part of it was kept. Choose another file.")
    }
}
