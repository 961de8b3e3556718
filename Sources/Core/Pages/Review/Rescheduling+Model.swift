import Model

/// `/review/decks/{id}/rescheduling`: what settings that wait to be kept would make of the days to come.
public enum ReschedulingPage {
    /// Cards due on the days to come, as they are scheduled and as they would be.
    public struct Outlook: Hashable, Sendable {
        /// Cards that would be due on another day.
        public var moved: Int
        /// Cards due on each day, today first.
        public var before: [Int]
        /// The same once they have been rescheduled.
        public var after: [Int]

        public init(moved: Int, before: [Int], after: [Int]) {
            self.moved = moved
            self.before = before
            self.after = after
        }

        var dueToday: (before: Int, after: Int) { (before.first ?? 0, after.first ?? 0) }
    }

    /// What the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        /// Other decks that change with it.
        public var otherDecks: Int
        public var outlook: Outlook

        public init(deck: Deck, otherDecks: Int = 0, outlook: Outlook) {
            self.deck = deck
            self.otherDecks = otherDecks
            self.outlook = outlook
        }
    }
}
