import Accounts
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
            let confirmation = form["confirmation"] ?? ""
            guard DeletionPage.isConfirmed(confirmation) else {
                return try await deletionPage(visit, confirmation: confirmation, isMistyped: true)
            }
            do {
                _ = try await requestDeletion(form["password"] ?? "")
            } catch let error as AccountError where !error.isOfAdmission {
                parts.security.refused(error, to: context.learner)
                return try await deletionPage(visit, confirmation: confirmation, problem: error)
            }
            return .seeOther(.me(.deletion))
        case .takeBackDeletion:
            try await context.takeBackDeletion()
            return .seeOther(.me(.deletion))
        case .deletion: return try await deletionPage(visit)
        default: return .seeOther(.me())
        }
    }

    private func deletionPage(
        _ visit: Visit, confirmation: String = "", isMistyped: Bool = false, problem: AccountError? = nil
    ) async throws -> Response {
        let model = DeletionPage.Model(
            confirmation: confirmation, isMistyped: isMistyped,
            isLastAdministrator: try await context.isLastAdministrator(),
            asksForPassword: visitor?.account.hasPassword ?? false, problem: problem)
        let status = problem.map { Failure.explain($0).status } ?? (isMistyped ? .unprocessableContent : .ok)
        return .page(DeletionPage.page(model, visit.shell), status: status)
    }

    /// - Parameter password: The account's; ignored where there are no accounts, or the account has none.
    private func requestDeletion(_ password: String) async throws -> DeletionRequest {
        let request =
            if case .accounts(let accounts, _) = parts.door {
                try await context.requestDeletion(confirmedBy: password, in: accounts)
            } else {
                try await context.requestDeletion()
            }
        parts.security.happened(.deletionRequested, by: context.learner)
        return request
    }

    /// `/api/v1/deletion`
    func apiDeletion(_ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .put:
            var visit = visit
            let body = try await visit.request.collected(upTo: visit.route.bodyLimit)
            visit.request.body = RequestBody(buffer: body)
            let sent = body.readableBytes > 0 ? try await visit.request.decoded(SentDeletion.self) : SentDeletion()
            return try .json(DeletionJSON(try await requestDeletion(sent.password ?? "")))
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

/// What confirms the request to delete everything.
private struct SentDeletion: Decodable {
    /// The account's password, where it has one.
    var password: String?
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
