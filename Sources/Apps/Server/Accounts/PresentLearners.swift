import Accounts
import Model
import Notebook
import Operations
import Synchronization

/// The learners for whom work goes on in the background: the owner, unless their account is closed, and whoever has been here
/// lately.
struct PresentLearners: Sendable {
    let door: Door

    /// Seconds after their last request for which learners count as present: a day.
    private static let longestAbsence: Int64 = 86_400

    func learners(at now: Timestamp) async -> [ID<Learner>] {
        guard case .accounts(let accounts, let owner) = door else { return [door.owner] }
        let recent = try? await accounts.learners(usedSince: now.advanced(bySeconds: -Self.longestAbsence))
        let isShutOut = (try? await accounts.isShutOut(owner)) ?? false
        return (isShutOut ? [] : [owner]) + (recent ?? []).filter { $0 != owner }
    }
}

/// The notebooks of learners, each the same from one request to the next.
final class LearnerNotebooks: Sendable {
    /// Where they are.
    let files: LearnerFiles
    private let workplace: Workplace
    private let owner: ID<Learner>
    private let notebook: EtymologyNotebook
    private let others = Mutex<[ID<Learner>: EtymologyNotebook]>([:])

    /// The maximum number of learners whose notebooks are kept open.
    private static let kept = 100

    /// - Parameters:
    ///   - path: The owner's notebook.
    ///   - folder: The folder for the files of other learners; nil if they have none.
    init(workplace: Workplace, owner: ID<Learner>, at path: String, folder: String?) {
        self.workplace = workplace
        self.owner = owner
        files = LearnerFiles(owner: owner, notebook: path, folder: folder)
        notebook = workplace.notebook(of: owner, at: path)
    }

    func notebook(of learner: ID<Learner>) -> EtymologyNotebook {
        if learner == owner { return notebook }
        return others.withLock { others in
            if let known = others[learner] { return known }
            if others.count >= Self.kept { others.removeAll() }
            let notebook = workplace.notebook(of: learner, at: files.notebook(of: learner))
            others[learner] = notebook
            return notebook
        }
    }

    /// Drops the notebook of a learner whose data was deleted.
    func forget(_ learner: ID<Learner>) { others.withLock { $0[learner] = nil } }
}
