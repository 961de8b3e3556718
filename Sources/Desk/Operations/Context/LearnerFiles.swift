import Foundation
import Model

/// Where the notebooks of learners are: the owner of the machine has the program's own file, and everybody else one in a
/// folder of their own.
public struct LearnerFiles: Sendable {
    let owner: ID<Learner>
    let notebook: String
    let folder: String?

    /// - Parameters:
    ///   - notebook: The owner's notebook.
    ///   - folder: The folder for the files of other learners; nil if they have none.
    public init(owner: ID<Learner>, notebook: String, folder: String?) {
        self.owner = owner
        self.notebook = notebook
        self.folder = folder
    }

    /// Returns the path of a learner's notebook; nil if the learner has no file.
    public func notebook(of learner: ID<Learner>) -> String? {
        learner == owner ? notebook : folder.map { "\($0)/\(learner)/EtyNote/etynote.md" }
    }

    /// Removes the folder of a learner, whose notebook is gone, if nothing else is in it.
    static func removeFolder(of learner: ID<Learner>, notebook path: String) {
        let inner = URL(filePath: path).deletingLastPathComponent()
        let folder = inner.deletingLastPathComponent()
        guard folder.lastPathComponent == learner.description else { return }
        rmdir(inner.path)
        rmdir(folder.path)
    }
}
