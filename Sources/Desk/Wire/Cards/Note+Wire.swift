import Model

/// A note in the API.
struct NoteJSON: Encodable {
    var id: SerialID<Note>
    var language: LanguageTag
    var word: String
    /// Another spelling of the word; empty if there is none.
    var variant: String
    var reading: String
    var definition: String
    var sentence: String
    var translation: String
    /// Names of media.
    var pictures: [String]
    var recordings: [String]
    var tags: [String]
    var level: String
    var bookId: ID<Book>?
    var page: Int?

    init(_ note: Note) {
        id = note.id
        language = note.language
        word = note.word
        variant = note.variant
        reading = note.reading
        definition = note.definition
        sentence = note.sentence
        translation = note.translation
        pictures = note.pictures
        recordings = note.recordings
        tags = note.tags
        level = note.level
        bookId = note.bookID
        page = note.page
    }
}
