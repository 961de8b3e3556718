/// A collection's contents other than its rows.
struct Outline {
    var decks: [AnkiDeck] = []
    var presets: [AnkiPreset] = []
    var notetypes: [AnkiNotetype] = []
    var createdAt: Int64 = 0
    var createdOffset: Int?
    var usesFSRS = false
    /// The hour at which a day begins, if the collection says so.
    var dayStart: Int?
    /// The number of saved searches.
    var savedSearches = 0

    /// Converts minutes behind UTC into seconds ahead of UTC; nil if the offset is not plausible.
    static func offset(minutesWest minutes: Int?) -> Int? {
        minutes.flatMap { (-1439...1439).contains($0) ? $0 * -60 : nil }
    }
}
