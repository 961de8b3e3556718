import Foundation
import Hummingbird
import Model
import Operations
import Pages
import Routes

extension Site {
    /// `/me/delete…`
    func deletion(_ path: MePath, _ visit: Visit) async throws -> Response {
        switch path {
        case .requestDeletion:
            let form = try await Form(visit.request)
            guard DeletionPage.isConfirmed(form["confirmation"] ?? "") else {
                return .seeOther(.me(.deletion(mistyped: true)))
            }
            _ = try await context.requestDeletion()
            parts.security.happened(.deletionRequested, by: context.learner)
            return .seeOther(.me(.deletion()))
        case .takeBackDeletion:
            try await context.takeBackDeletion()
            return .seeOther(.me(.deletion()))
        case .deletion(let mistyped):
            let model = DeletionPage.Model(
                isMistyped: mistyped, isLastAdministrator: try await context.isLastAdministrator())
            return .page(DeletionPage.page(model, visit.shell))
        default: return .seeOther(.me())
        }
    }

    /// `/api/v1/deletion`
    func apiDeletion(_ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .put:
            let request = try await context.requestDeletion()
            parts.security.happened(.deletionRequested, by: context.learner)
            return try .json(DeletionJSON(request))
        case .delete:
            try await context.takeBackDeletion()
            return .noContent
        default: return try .json(DeletionJSON(try await context.deletionRequest()))
        }
    }

    /// `POST /me/export.zip` and its API equivalent: written to a file and sent from there.
    func exportWhole() async throws -> Response {
        parts.security.happened(.exported, by: context.learner)
        let file = try context.newFile("everything", in: URL(filePath: temporaryFolder))
        defer { try? FileManager.default.removeItem(at: file) }
        try await context.exportWhole(notebook, to: file)
        return try .download(file: file, type: "application/zip", name: "glossa.zip")
    }
}

/// A request to delete everything; without members if there is none.
private struct DeletionJSON: Encodable {
    var requestedAt: Timestamp?
    var dueAt: Timestamp?
    /// Whether the learner's account goes, too.
    var includesAccount: Bool?

    init(_ request: DeletionRequest?) {
        requestedAt = request?.requestedAt
        dueAt = request?.dueAt
        includesAccount = request?.includesAccount
    }
}
