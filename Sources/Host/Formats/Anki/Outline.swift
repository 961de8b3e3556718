/// What a collection says of itself beside its rows.
struct Outline {
    var decks: [AnkiDeck] = []
    var presets: [AnkiPreset] = []
    var notetypes: [AnkiNotetype] = []
    var createdAt: Int64 = 0
    var createdOffset: Int?
    var usesFSRS = false
}
