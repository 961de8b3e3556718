import Backups
import Lanes
import Model
import Routes

extension Job where Result == Backup {
    /// One backup is made at a time.
    public static var backup: Job { Job(JobName(.backup, "all")) }
}

extension LearnerContext {
    /// The backups of everything that this Glossa has.
    ///
    /// - Throws: `BackupError.folder` where there can be none.
    public func backups() throws -> BackupDesk {
        guard let backups = workplace.backups else {
            throw BackupError.folder("Backups", reason: "this program was started without backups")
        }
        return backups
    }

    /// Starts a job that makes a backup, unless one is being made, and returns its name at once.
    ///
    /// - Throws: `BackupError.folder` where there can be none; `StorageError`, if servers share the database.
    public func startBackup() async throws -> JobName {
        let backups = try backups()
        let job = Job.backup
        try await work.jobs.forget(job.name)
        try await begin(job, JobSubject("", at: .me(.backups))) { [now] report in
            try await backups.make(at: now, progress: report)
        }
        return job.name
    }
}
