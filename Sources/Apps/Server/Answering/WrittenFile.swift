import Foundation
import Hummingbird
import Library
import Model

extension Site {
    /// A place in the temporary folder for a file that is still to be written.
    ///
    /// - Parameter kind: What it begins with.
    func temporaryFile(_ kind: String) throws -> URL {
        let folder = URL(filePath: temporaryFolder)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return folder.appending(path: "\(kind)-\(context.newID(of: Book.self))")
    }

    /// A file to save that is written before it is sent, as it may be larger than the memory. It is gone with the answer.
    ///
    /// - Parameters:
    ///   - kind: What its temporary name begins with.
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
    /// Writes a file piece by piece. Where `body` throws there is none.
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
