/// The number of cards waiting in a deck today, within its daily limits.
public struct StudyCounts: Hashable, Sendable {
    public var new = 0
    /// In their learning or relearning steps, due within the next twenty minutes.
    public var learning = 0
    public var due = 0

    public init(new: Int = 0, learning: Int = 0, due: Int = 0) {
        self.new = new
        self.learning = learning
        self.due = due
    }

    public var total: Int { new + learning + due }

    public static func + (left: StudyCounts, right: StudyCounts) -> StudyCounts {
        StudyCounts(new: left.new + right.new, learning: left.learning + right.learning, due: left.due + right.due)
    }
}
