import Foundation
import Model

extension LearnerContext {
    /// Returns a path in a folder for a new file. The folder is created if it is missing; only its owner can access it.
    ///
    /// - Parameter kind: The prefix of the file's name.
    /// - Throws: `CocoaError`.
    package func newFile(_ kind: String, in folder: URL) throws -> URL {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return folder.appending(path: "\(kind)-\(newName())")
    }
}

extension URL {
    /// Writes a file piece by piece. If `body` throws, the file is deleted.
    package func write(_ body: (_ write: @Sendable @escaping (Data) throws -> Void) async throws -> Void) async throws {
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
