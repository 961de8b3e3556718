/// Cards that are forgotten again and again, and cost more time than they are worth.
public enum Leech {
    /// Returns whether this lapse makes a card a leech: at the threshold, and at every half threshold after it, rounded
    /// up (Anki).
    ///
    /// - Parameter threshold: 8 in Anki; 0 or less means never.
    public static func isReached(lapses: Int, threshold: Int) -> Bool {
        guard threshold > 0, lapses >= threshold else { return false }
        return (lapses - threshold) % max(1, (threshold + 1) / 2) == 0
    }
}
