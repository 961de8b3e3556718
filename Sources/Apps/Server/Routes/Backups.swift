import Backups
import Hummingbird
import Operations
import Pages
import Routes
import Wire

extension Site {
    /// `/me/backups`
    func backups(_ visit: Visit) async throws -> Response {
        var model = BackupsPage.Model()
        if let backups = try? context.backups() {
            model.folder = backups.store.folder.path
            model.damaged = backups.source.damagedDatabases
            do {
                let found = try await backups.list()
                model.rows = found.map {
                    BackupsPage.Row(
                        name: $0.name.text, madeAt: $0.name.time, bytes: $0.manifest?.bytes, verifiedAt: $0.verifiedAt)
                }
                if let latest = try await backups.newestToRestore(at: visit.now) {
                    model.command = await backups.command(restoring: latest)
                }
            } catch {
                model.problem = Failure.explain(error).problem
            }
        }
        return .page(BackupsPage.page(model, visit.shell))
    }

    /// `/api/v1/backups`: `POST` makes a backup and responds when it is verified. It is cancelled if the client disconnects.
    func apiBackups(_ visit: Visit) async throws -> Response {
        try requireAdministrator()
        let backups = try context.backups()
        guard visit.request.method == .post else {
            return try .json(BackupsJSON(try await backups.list(), in: backups.store.folder.path))
        }
        parts.security.happened(.backupMade, by: context.learner)
        return try .json(BackupJSON(try await backups.make(at: visit.now)), status: .created)
    }
}
