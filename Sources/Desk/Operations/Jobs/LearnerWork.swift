import Pictures

/// A learner's state that outlives a request: jobs, and what waits for the learner's decision.
public final class LearnerWork: Sendable {
    public let jobs = Jobs()
    /// Uploaded word lists whose columns the learner is looking at.
    public let lists = WaitingLists()
    /// Settings of decks that would reschedule cards.
    public let settings = WaitingSettings()
    public let pictures = RecentPictures()
}
