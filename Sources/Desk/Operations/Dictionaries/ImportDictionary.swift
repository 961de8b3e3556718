import Library
import Model
import Routes

extension Job where Result == ImportedDictionary {
    /// The import of a dictionary, by the id that the dictionary gets.
    public static func dictionary(_ id: ID<LearnerDictionary>) -> Job { Job(JobName(.dictionary, id.description)) }
}

extension LearnerContext {
    /// Imports a dictionary, and returns when all of it is saved. Cancelling the task cancels it.
    ///
    /// - Throws: `LibraryError`, `DictionaryError`, `LaneError`, `StorageError`, `CancellationError`. Nothing is kept then.
    public func importDictionary(_ request: DictionaryRequest) async throws -> ImportedDictionary {
        try await library.importDictionary(request, at: now, newID: newID())
    }

    /// Starts a job that imports a dictionary, and returns its name at once.
    ///
    /// - Throws: `StorageError`, if servers share the database.
    public func startImport(_ request: DictionaryRequest) async throws -> JobName {
        let id = newID(of: LearnerDictionary.self)
        let job = Job.dictionary(id)
        let subject = JobSubject(request.name ?? request.fileName, at: .me(.dictionaries()))
        try await work.jobs.start(job, subject, from: JobProgress(fraction: 0)) { [library, now] report in
            try await library.importDictionary(request, at: now, newID: id) { report(JobProgress(fraction: $0)) }
        }
        return job.name
    }
}
