import Foundation
import Hummingbird
import Library
import Model

extension Site {
    /// Returns a path in the temporary folder for a new file.
    ///
    /// - Parameter kind: The prefix of its name.
    func temporaryFile(_ kind: String) throws -> URL {
        let folder = URL(filePath: temporaryFolder)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return folder.appending(path: "\(kind)-\(context.newName())")
    }

    /// Returns a download that is first written to a file, because it may exceed the available memory. The file is
    /// deleted with the response.
    ///
    /// - Parameters:
    ///   - kind: The prefix of its temporary name.
    ///   - body: Writes it piece by piece.
    func writtenFile(
        _ kind: String, type: String, name: String,
        _ body: (_ write: @Sendable @escaping (Data) throws -> Void) async throws -> Void
    ) async throws -> Response {
        let file = try temporaryFile(kind)
        defer { try? FileManager.default.removeItem(at: file) }
        try await file.write(body)
        return try .download(file: file, type: type, name: name)
    }
}

extension URL {
    /// Writes a file piece by piece. If `body` throws, the file is deleted.
    func write(_ body: (_ write: @Sendable @escaping (Data) throws -> Void) async throws -> Void) async throws {
        do {
            try Data().write(to: self)
            let handle = try FileHandle(forWritingTo: self)
            defer { try? handle.close() }
            try await body { try handle.write(contentsOf: $0) }
        } catch {
            try? FileManager.default.removeItem(at: self)
            throw error
        }
    }
}
