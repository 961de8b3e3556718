import Foundation
import Hummingbird
import Operations

extension Site {
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
        let file = try context.newFile(kind, in: URL(filePath: temporaryFolder))
        defer { try? FileManager.default.removeItem(at: file) }
        try await file.write(body)
        return try .download(file: file, type: type, name: name)
    }
}
