import Formats
import Foundation

/// A file that a command writes, which is there only when it is whole. A link stays a link; a pipe or a device is written
/// through, and stays what it is.
struct OutputFile {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Writes it piece by piece.
    func write(_ body: (_ write: @Sendable @escaping (Data) throws -> Void) async throws -> Void) async throws {
        if let special = try special() {
            defer { try? special.close() }
            return try await explaining { try await body { try special.write(contentsOf: $0) } }
        }
        let place = place
        let part = place + ".part"
        let descriptor = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure() }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try await body { try handle.write(contentsOf: $0) }
            try handle.close()
            guard rename(part, place) == 0 else { throw failure() }
        } catch {
            unlink(part)
            throw error.isForLackOfRoom ? failure(error.reason) : error
        }
    }

    /// Says of what has no room which file that is.
    private func explaining(_ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch {
            throw error.isForLackOfRoom ? failure(error.reason) : error
        }
    }

    /// Takes a file that `make` writes at a place of its own choosing, which replaces what is there.
    func take<Value>(_ make: (URL) async throws -> Value) async throws -> Value {
        guard let special = try special() else { return try await make(URL(filePath: place)) }
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

    /// Where a link leads, whether or not there is something yet.
    private var place: String {
        var place = path
        // As many links as Linux follows (path_resolution(7)).
        for _ in 0..<40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else { break }
            place = URL(filePath: target, relativeTo: URL(filePath: place).deletingLastPathComponent()).path
        }
        return place
    }

    /// What is there, opened, if it is no ordinary file.
    private func special() throws -> FileHandle? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure() }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private func failure(_ reason: String = String(cString: strerror(errno))) -> CommandFailure {
        CommandFailure("\(path) could not be written: \(reason). Nothing of it was kept. Name another file.")
    }
}
