import DailyWords
import Library
import Model
import Models
import Recognition
import Storage

/// What the verbs of pictures work with.
///
/// It is a value; a server or a command makes one and hands it to every verb.
public struct PictureDesk: Sendable {
    public let desk: Desk
    public let models: ModelDesk
    let worker: any PictureWorker

    /// - Parameter worker: Shared by all desks of a process, so that a classifier is loaded once.
    public init(desk: Desk, models: ModelDesk, worker: any PictureWorker) {
        self.desk = desk
        self.models = models
        self.worker = worker
    }

    var database: any Database { desk.database }
    var learner: ID<Learner> { desk.learner }
}
