import DailyWords
import Library
import Model
import Models
import Recognition
import Storage

/// The context for picture functions.
///
/// It is a value; a server or a command creates one and passes it to every function.
public struct PictureDesk: Sendable {
    public let desk: Desk
    public let models: ModelDesk
    let worker: any PictureWorker

    /// - Parameter worker: Shared by all desks of a process, so that a classifier is loaded only once.
    public init(desk: Desk, models: ModelDesk, worker: any PictureWorker) {
        self.desk = desk
        self.models = models
        self.worker = worker
    }

    var database: any Database { desk.database }
    var learner: ID<Learner> { desk.learner }
}
