import Formats
import Library
import Model
import Routes
import Storage
import Wire

/// What became of one of several files that were imported together.
public struct ImportedFile: Sendable {
    /// The file's name.
    public var name: String
    public var outcome: Result<Desk.Imported, any Error>
}

extension ImportedFile: Codable {
    private enum Key: String, CodingKey {
        case name, imported, error
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        name = try values.decode(String.self, forKey: .name)
        if let error = try values.decodeIfPresent(KeptError.self, forKey: .error) {
            outcome = .failure(error.error)
        } else {
            outcome = .success(try values.decode(Desk.Imported.self, forKey: .imported))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name, forKey: .name)
        switch outcome {
        case .success(let imported): try values.encode(imported, forKey: .imported)
        case .failure(let error): try values.encode(KeptError(error), forKey: .error)
        }
    }
}

extension Job where Result == [ImportedFile] {
    /// The import of several files, by an id of its own.
    public static func books(_ id: String) -> Job { Job(JobName(.books, id)) }
}

extension LearnerContext {
    /// Imports files one after the other. One that cannot be imported does not stop the others, unless nothing can be saved
    /// any more: then those that follow are not read, and have the same error.
    ///
    /// - Parameter report: Receives the fraction done, from 0 to 1.
    /// - Returns: What became of each, in order.
    /// - Throws: `CancellationError`; what was imported before is kept.
    public func importBooks(
        _ requests: [Desk.ImportRequest], report: @Sendable (Double) -> Void = { _ in }
    ) async throws -> [ImportedFile] {
        var files: [ImportedFile] = []
        for (index, request) in requests.enumerated() {
            try Task.checkCancellation()
            @Sendable func share(_ part: Double) { report((Double(index) + part) / Double(requests.count)) }
            share(0)
            do {
                let imported = try await library.importBook(request, at: now, newID: newID()) { stage in
                    switch stage {
                    case .text(let fraction): share(fraction * 0.5)
                    case .words(let fraction): share(0.5 + fraction * 0.5)
                    case .pages, .saving: break
                    }
                }
                files.append(ImportedFile(name: request.name, outcome: .success(imported)))
            } catch let error as CancellationError {
                throw error
            } catch {
                work.jobs.partFailed(.books, error)
                let failed = error.stopsImports ? requests[index...] : [request]
                files += failed.map { ImportedFile(name: $0.name, outcome: .failure(error)) }
                if error.stopsImports { return files }
            }
        }
        return files
    }

    /// Starts a job that imports books, and returns its name at once.
    ///
    /// - Parameter requests: At least one.
    /// - Throws: `StorageError`, if servers share the database.
    public func startImport(_ requests: [Desk.ImportRequest]) async throws -> JobName {
        if let only = requests.first, requests.count == 1 { return try await startImport(only) }
        let job = Job.books(newID(of: Book.self).description)
        let title = requests.map(\.name).joined(separator: ", ").cut(to: Book.longestTitle)
        let subject = JobSubject(title, at: .library())
        try await work.jobs.start(job, subject, from: JobProgress(fraction: 0)) { [self] report in
            try await importBooks(requests) { report(JobProgress(fraction: $0)) }
        }
        return job.name
    }
}

extension Error {
    /// Whether every further import would fail, too: the disk is full, or the database takes no writes.
    public var stopsImports: Bool {
        switch self as any Error {
        case StorageError.diskFull, StorageError.readOnly, StorageError.moved, StorageError.corrupted,
            StorageError.closed, LibraryError.format(.diskFull, fileName: _), DictionaryError.readOnlyFolder:
            true
        default: isForLackOfRoom
        }
    }
}
