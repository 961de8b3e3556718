/// Cards that are forgotten again and again, and cost more than they give.
public enum Leech {
    /// Whether a card becomes a leech with this lapse: at the threshold, and at every half threshold after it, rounded up
    /// (Anki).
    ///
    /// - Parameter threshold: 8 in Anki; 0 or less for never.
    public static func isReached(lapses: Int, threshold: Int) -> Bool {
        guard threshold > 0, lapses >= threshold else { return false }
        return (lapses - threshold) % max(1, (threshold + 1) / 2) == 0
    }
}
