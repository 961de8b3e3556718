extension Preferences {
    /// Returns whether it is time to leaf through the notebook: from the hour at which its days begin, unless a round
    /// was finished on the same day or the learner has turned the reminder off.
    ///
    /// - Parameter day: The learner's days of the notebook.
    public func isNotebookRoundDue(at now: Timestamp, _ day: LearnerDay) -> Bool {
        guard notebookReminder, day.clock.hour(at: now) >= day.start else { return false }
        guard let last = lastNotebookRound else { return true }
        return day.number(of: last) != day.number(of: now)
    }
}
