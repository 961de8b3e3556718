import Model
import Routes

extension Note {
    /// Returns the note with the fields that a form contains; the others stay unchanged.
    public func changed(by form: Form) -> Note {
        var note = self
        note.word = form["word"] ?? word
        note.reading = form["reading"] ?? reading
        note.definition = form["definition"] ?? definition
        note.sentence = form["sentence"] ?? sentence
        note.translation = form["translation"] ?? translation
        if let tags = form["tags"] {
            note.tags = tags.split(whereSeparator: { $0.isWhitespace }).map { String($0) }
        }
        return note
    }
}
