/// What a collection says of itself beside its rows.
struct Outline {
    var decks: [AnkiDeck] = []
    var presets: [AnkiPreset] = []
    var notetypes: [AnkiNotetype] = []
    var createdAt: Int64 = 0
    var createdOffset: Int?
    var usesFSRS = false
    /// The hour at which a day begins, where the collection says so.
    var dayStart: Int?
    /// How many searches are saved in it.
    var savedSearches = 0

    /// Seconds ahead of UTC of a clock that is so many minutes behind it; nil for what is no offset of a day.
    static func offset(minutesWest minutes: Int?) -> Int? {
        minutes.flatMap { (-1439...1439).contains($0) ? $0 * -60 : nil }
    }
}
