import Dispatch
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
///
/// Loading one takes seconds and running it some tenths of one, so both are done on a thread of their own, one after the
/// other: no thread of Swift's own waits for them, and a classifier that two want at once is loaded once.
public final class Labellers: Sendable {
    private let queue = DispatchQueue(label: "pictures.labeller")
    private let loaded = Mutex<(settings: LabellerSettings, labeller: any ImageLabeller)?>(nil)

    public init() {}

    /// The likeliest labels of a picture, by the classifier of these files.
    ///
    /// - Throws: ``PictureProblem``.
    func labels(of picture: PictureFile, _ settings: LabellerSettings, count: Int) async throws -> [ImageLabel] {
        try await perform { try $0.labeller(settings).labels(of: picture, count: count) }
    }

    /// Loads the classifier of these files, even if it is loaded already: they may have changed.
    ///
    /// - Throws: ``PictureProblem``; the one that was loaded before is forgotten.
    func load(_ settings: LabellerSettings) async throws {
        try await perform { labellers in
            labellers.forget()
            _ = try labellers.labeller(settings)
        }
    }

    /// Lets go of it.
    func forget() { loaded.withLock { $0 = nil } }

    private func labeller(_ settings: LabellerSettings) throws(PictureProblem) -> any ImageLabeller {
        if let known = loaded.withLock({ $0 }), known.settings == settings { return known.labeller }
        let labeller = try Classifier(settings)
        loaded.withLock { $0 = (settings, labeller) }
        return labeller
    }

    private func perform<Value: Sendable>(
        _ work: @Sendable @escaping (Labellers) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work(self) }) }
        }
    }
}
