import Foundation
import Hummingbird
import Operations
import Pages
import Routes

extension Site {
    /// `POST /me/archive/import`
    func startWholeImport(_ visit: Visit) async throws -> Response {
        do {
            let (file, name) = try await sentArchive(visit)
            return .seeOther(.job(try await context.startWholeImport(file, named: name, into: notebook)))
        } catch {
            let (problem, status) = Failure.explain(error)
            let model = ArchivePage.Model(
                problem: problem, megabytes: Upload.megabytes, space: try? await shownSpace())
            return .page(ArchivePage.page(model, visit.shell), status: status)
        }
    }

    /// What the learner keeps and may keep; nil where there is no limit.
    func shownSpace() async throws -> ArchivePage.Space? {
        try await context.spaceUse().map { ArchivePage.Space(used: $0.used, limit: $0.limit) }
    }

    /// `POST /api/v1/import-all`: responds when everything is saved; if the client disconnects before then, nothing is.
    func apiImportWhole(_ visit: Visit) async throws -> Response {
        guard visit.request.isMultipart else { throw FormError.unusable("a body that is not multipart/form-data") }
        let (file, _) = try await sentArchive(visit)
        defer { try? FileManager.default.removeItem(at: file) }
        try await asJob { [context, notebook] in try await context.importWhole(file, into: notebook) }
        return .noContent
    }

    /// Writes the archive of an upload to a file of its own, which the caller deletes.
    private func sentArchive(_ visit: Visit) async throws -> (file: URL, name: String) {
        let upload = try await Upload(visit.request, folder: temporaryFolder, in: desk.answers)
        defer { upload.cleanUp() }
        guard let sent = try upload.onlyFile else { throw FormError.missing("file") }
        let file = try context.newFile("archive", in: URL(filePath: temporaryFolder))
        do {
            try await desk.answers.run { try sent.bytes.write(to: file) }
        } catch {
            try? FileManager.default.removeItem(at: file)
            throw error
        }
        return (file, sent.name)
    }
}
