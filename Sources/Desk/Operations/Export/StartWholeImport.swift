import Foundation
import Model
import Notebook
import Routes

/// An archive with everything was imported.
public struct WholeImported: Hashable, Sendable, Codable {}

extension Job where Result == WholeImported {
    /// A learner imports one archive at a time: another would find that the desk is not empty any more.
    public static var whole: Job { Job(JobName(.whole, "all")) }
}

extension LearnerContext {
    /// Starts a job that imports an archive with everything, unless one is being imported, and returns its name at once.
    ///
    /// - Parameters:
    ///   - file: The archive, which is deleted when the job ends.
    ///   - name: What the learner calls it.
    ///   - notebook: The learner's notebook.
    /// - Throws: `StorageError`, if servers share the database.
    public func startWholeImport(
        _ file: URL, named name: String, into notebook: EtymologyNotebook
    ) async throws -> JobName {
        let job = Job.whole
        if case .running? = try await work.jobs.state(of: job) {
            try? FileManager.default.removeItem(at: file)
            return job.name
        }
        try await work.jobs.forget(job.name)
        try await work.jobs.start(job, JobSubject(name, at: .me(.archive())), from: JobProgress(fraction: 0)) {
            [self] report in
            defer { try? FileManager.default.removeItem(at: file) }
            return try await library.jobs.run {
                try await importWhole(file, into: notebook) { report(JobProgress(fraction: $0)) }
                return WholeImported()
            }
        }
        return job.name
    }
}
