import Model
import Routes

extension NoteChange {
    /// Reads the fields that a form contains; the others stay unchanged.
    public init(_ form: Form) {
        self.init(
            word: form["word"], reading: form["reading"], definition: form["definition"], sentence: form["sentence"],
            translation: form["translation"],
            tags: form["tags"]?.split(whereSeparator: { $0.isWhitespace }).map { String($0) },
            variant: form["variant"])
    }
}
