import Library
import Model
import Routes

extension Job where Result == Desk.Imported {
    /// The import of a book, by the id that the book gets.
    public static func book(_ id: ID<Book>) -> Job { Job(JobName(.book, id.description)) }
}

extension LearnerContext {
    /// Imports a book, and returns when all of it is saved. Cancelling the task cancels it.
    ///
    /// - Throws: `LibraryError`, `LaneError`, `StorageError`, `CancellationError`. Nothing is kept then.
    public func importBook(_ request: Desk.ImportRequest) async throws -> Desk.Imported {
        try await library.importBook(request, at: now, newID: newID())
    }

    /// Starts a job that imports a book, and returns its name at once.
    ///
    /// - Throws: `StorageError`, if servers share the database.
    public func startImport(_ request: Desk.ImportRequest) async throws -> JobName {
        let id = newID(of: Book.self)
        let job = Job.book(id)
        try await work.jobs.start(job, JobSubject(request.name, at: .library())) { [library, now] report in
            try await library.importBook(request, at: now, newID: id) { report(JobProgress($0)) }
        }
        return job.name
    }
}

extension JobProgress {
    /// The progress of a book's import, each stage of which is a step. At step 0 it waits for its turn.
    fileprivate init(_ stage: ImportStage) {
        switch stage {
        case .text(let fraction): self.init(step: 1, fraction: fraction)
        case .pages: self.init(step: 2)
        case .words(let fraction): self.init(step: 3, fraction: fraction)
        case .saving: self.init(step: 4)
        }
    }
}
