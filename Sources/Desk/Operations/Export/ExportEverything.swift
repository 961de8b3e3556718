import Formats
import Foundation
import Notebook
import Storage
import Wire

extension LearnerContext {
    /// Writes everything that the learner has as one JSON document, from one snapshot of the database.
    ///
    /// - Parameters:
    ///   - notebook: The learner's notebook. Its file is read while the snapshot is open.
    ///   - write: Receives the document piece by piece, on any thread. It may exceed the available memory.
    /// - Throws: `NotebookError.unreadable`, `StorageError`, what `write` throws.
    public func exportEverything(
        _ notebook: EtymologyNotebook, to write: @Sendable @escaping (Data) throws -> Void
    ) async throws {
        let now = now
        try await database.read(learner) { reader in
            let json = JSONStream(write)
            try json.object {
                try json.value(ExportSection.format, as: "format")
                try json.value(now, as: "exportedAt")
                for section in ExportSection.all { try section.write(to: json, reader, notebook) }
            }
            try json.finish()
        }
    }
}
