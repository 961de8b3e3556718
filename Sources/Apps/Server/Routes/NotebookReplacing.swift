import Foundation
import Hummingbird
import Model
import Notebook
import Pages
import Routes

extension Site {
    /// Routes that replace the notebook or restore an earlier one.
    func replaceNotebook(_ path: NotebookPath, _ visit: Visit) async throws -> Response {
        do {
            switch path {
            case .importing:
                let upload = try await Upload(visit.request, folder: temporaryFolder)
                defer { upload.cleanUp() }
                try await notebook.propose(upload.file ?? Data(), at: visit.now)
                return .seeOther(.notebook(.replacement))
            case .replacement:
                guard let proposal = try await notebook.proposal() else { return .seeOther(.notebook()) }
                let model = NotebookReplacementPage.Model(
                    entries: proposal.entries, presentEntries: proposal.presentEntries,
                    lost: Array(proposal.lost.prefix(NotebookReplacementPage.shown)),
                    lostCount: proposal.lost.count, earlierKept: EtymologyNotebook.earlierKept,
                    token: proposal.token)
                return .page(NotebookReplacementPage.page(model, visit.shell))
            case .acceptReplacement:
                let token = try await Form(visit.request).required("token")
                try await notebook.accept(token, at: visit.now)
                return .seeOther(.notebook(.titles(notice: .replaced)))
            case .discardReplacement:
                try await notebook.discardProposal(at: visit.now)
                return .seeOther(.notebook(.titles(notice: .notReplaced)))
            case .restoreEarlier:
                let name = try await Form(visit.request).required("name")
                try await notebook.restore(name, at: visit.now)
                return .seeOther(.notebook(.titles(notice: .restored)))
            default: return .seeOther(.notebook())
            }
        } catch let error as NotebookError { return try await notebookTitles("", 1, nil, error, visit) }
    }
}
