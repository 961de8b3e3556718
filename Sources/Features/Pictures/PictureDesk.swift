import Dose
import Library
import Model
import Models
import Recognition
import Storage
import Synchronization

/// What the verbs of pictures work with.
///
/// It is a value; a server or a command makes one and hands it to every verb.
public struct PictureDesk: Sendable {
    public let desk: Desk
    public let models: ModelDesk
    let labellers: Labellers

    /// - Parameter labellers: Shared by all desks of a process, so that a classifier is loaded once.
    public init(desk: Desk, models: ModelDesk, labellers: Labellers = Labellers()) {
        self.desk = desk
        self.models = models
        self.labellers = labellers
    }

    var database: any Database { desk.database }
    var learner: ID<Learner> { desk.learner }
}

/// The classifier that was used last, kept loaded.
public final class Labellers: Sendable {
    private let loaded = Mutex<(settings: LabellerSettings, labeller: any ImageLabeller)?>(nil)

    public init() {}

    /// The classifier of these files.
    ///
    /// - Throws: ``PictureProblem``.
    func labeller(_ settings: LabellerSettings) throws(PictureProblem) -> any ImageLabeller {
        if let known = loaded.withLock({ $0 }), known.settings == settings { return known.labeller }
        let labeller = try ONNXClassifier(settings)
        loaded.withLock { $0 = (settings, labeller) }
        return labeller
    }

    /// Forgets it, so that changed files are read again.
    func forget() { loaded.withLock { $0 = nil } }
}
