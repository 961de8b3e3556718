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
    ///   - file: The archive, which is deleted when the job ends, or if none starts.
    ///   - name: What the learner calls it.
    ///   - notebook: The learner's notebook.
    /// - Throws: `StorageError`, if servers share the database.
    public func startWholeImport(
        _ file: URL, named name: String, into notebook: EtymologyNotebook
    ) async throws -> JobName {
        let job = Job.whole
        let delete = { @Sendable () -> Void in try? FileManager.default.removeItem(at: file) }
        do {
            try await work.jobs.forget(job.name)
            let subject = JobSubject(name, at: .me(.archive()))
            let hasStarted = try await work.jobs.start(job, subject, from: JobProgress(fraction: 0)) { [self] report in
                defer { delete() }
                return try await library.jobs.run {
                    try await importWhole(file, into: notebook) { report(JobProgress(fraction: $0)) }
                    return WholeImported()
                }
            }
            if !hasStarted { delete() }
        } catch {
            delete()
            throw error
        }
        return job.name
    }
}
