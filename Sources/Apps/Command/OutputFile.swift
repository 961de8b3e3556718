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
            return try await body { [self] data in try explaining { try special.write(contentsOf: data) } }
        }
        let place = try place()
        try checkFolder(of: place)
        let mode = Self.mode(of: place)
        let part = place + ".part"
        let descriptor = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure() }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try await body { [self] data in try explaining { try handle.write(contentsOf: data) } }
            if let mode { guard fchmod(descriptor, mode) == 0 else { throw failure() } }
            try handle.close()
            guard rename(part, place) == 0 else { throw failure() }
        } catch {
            unlink(part)
            throw error.isForLackOfRoom ? failure(error.reason) : error
        }
    }

    /// Adds the name of the file to errors of writing to it.
    private func explaining(_ body: () throws -> Void) throws {
        do { try body() } catch { throw failure(error.reason) }
    }

    /// Replaces the file with one that `make` writes to the URL it is given.
    func take<Value>(_ make: (URL) async throws -> Value) async throws -> Value {
        guard let special = try special() else {
            let place = try place()
            try checkFolder(of: place)
            let mode = Self.mode(of: place)
            let value: Value
            do {
                value = try await make(URL(filePath: place))
            } catch let fault as ArchiveFault {
                throw failure(Self.reason(fault))
            } catch AnkiError.unwritable(let reason) {
                throw failure(reason)
            } catch {
                throw error.isForLackOfRoom ? failure(error.reason) : error
            }
            if let mode { guard chmod(place, mode) == 0 else { throw failure() } }
            return value
        }
        defer { try? special.close() }
        let draft = FileManager.default.temporaryDirectory.appending(path: "glossa-output-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: draft) }
        let value: Value
        do { value = try await make(draft) } catch let fault as ArchiveFault { throw failure(Self.reason(fault)) }
        let reading = try FileHandle(forReadingFrom: draft)
        defer { try? reading.close() }
        try explaining {
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

    /// Checks, before there is any work to lose, that the folder of a file is there and takes new files.
    ///
    /// - Throws: ``CommandFailure``.
    private func checkFolder(of place: String) throws {
        let end = place.lastIndex(of: "/")
        let folder = end.map { $0 == place.startIndex ? "/" : String(place[..<$0]) } ?? "."
        var status = stat()
        guard stat(folder, &status) == 0 else {
            guard errno == ENOENT else { throw failure() }
            throw unwritable("there is no folder \(folder)", next: "Make the folder, or choose another file.")
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw unwritable("\(folder) is not a folder", next: "Choose another file.")
        }
        guard access(folder, W_OK | X_OK) == 0 else {
            throw unwritable(
                "\(String(cString: strerror(errno))) in the folder \(folder)",
                next: "Choose a file in a folder in which you may write.")
        }
    }

    /// Opens the existing file if it is not a regular one.
    private func special() throws -> FileHandle? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw unwritable("it is a folder", next: "Name a file in it, or another file.")
        }
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure() }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private static func reason(_ fault: ArchiveFault) -> String {
        switch fault {
        case .diskFull: String(cString: strerror(ENOSPC))
        case .unwritable(let reason): reason
        // Nothing is read here.
        case .notAnArchive, .damaged, .encrypted, .tooLarge: "\(fault)"
        }
    }

    private func failure(_ reason: String = String(cString: strerror(errno))) -> CommandFailure {
        unwritable(reason, next: "Choose another file.")
    }

    private func unwritable(_ reason: String, next: String) -> CommandFailure {
        CommandFailure("\(path) could not be written: \(reason). No part of it was kept. \(next)")
    }
}
