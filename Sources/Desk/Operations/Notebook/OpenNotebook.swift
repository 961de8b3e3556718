import Lanes
import Model
import Notebook

extension Workplace {
    /// Returns the etymology notebook of a learner.
    ///
    /// - Parameter path: Its file; nil for a learner who has none.
    public func notebook(of learner: ID<Learner>, at path: String?) -> EtymologyNotebook {
        let clock = clock
        return EtymologyNotebook(
            of: learner, in: database, path: path, lane: LearnerLane(lanes.answers, learner),
            random: { clock.random() })
    }
}

extension LearnerContext {
    /// Returns the learner's etymology notebook.
    ///
    /// - Parameter path: Its file; nil for a learner who has none.
    public func notebook(at path: String?) -> EtymologyNotebook { workplace.notebook(of: learner, at: path) }
}
