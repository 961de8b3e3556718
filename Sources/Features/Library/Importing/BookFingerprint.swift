import Cryptography
import Formats
import Model
import Reading
import Storage

/// Recognises the same text with the same pictures, readings and notes, whatever its file.
struct BookFingerprint: Sendable {
    /// What a new book is saved with.
    let whole: String
    /// What books were saved with before their notes counted; the same if there are none.
    let withoutNotes: String
    /// Identifies the notes; nil without any.
    let notes: String?

    init(_ paged: PagedText) {
        var hash = SHA256()
        for page in paged.pages { hash.update(data: Array((page.text + "\n").utf8)) }
        var notes = NotesDigest()
        for (page, inset) in paged.insets {
            switch inset.content {
            case .picture(let picture, _, _): hash.update(data: Array("\(page) \(picture.digest)\n".utf8))
            case .ruby(let ruby): hash.update(data: Array("\(page) \(inset.place) \(ruby.reading)\n".utf8))
            case .note(let note): notes.add(note, at: inset.place, on: page)
            }
        }
        withoutNotes = hash.finalize().hexadecimal
        self.notes = notes.text
        guard let digest = notes.text else {
            whole = withoutNotes
            return
        }
        var both = SHA256()
        both.update(data: Array("\(withoutNotes)\n\(digest)\n".utf8))
        whole = both.finalize().hexadecimal
    }
}

/// Identifies the notes of a book with their places.
private struct NotesDigest {
    private var hash = SHA256()
    private var isEmpty = true

    mutating func add(_ note: BookNote, at place: Int, on page: Int) {
        isEmpty = false
        let lengths = "\(note.sign.utf8.count) \(note.text.utf8.count)"
        hash.update(data: Array("\(page) \(place) \(lengths)\n\(note.sign)\(note.text)\n".utf8))
    }

    /// Nil without any notes.
    var text: String? { isEmpty ? nil : hash.finalize().hexadecimal }
}

extension Reader {
    /// Returns the book with a text; nil if none has it, or if it was deleted.
    func book(withText fingerprint: BookFingerprint) throws(StorageError) -> Book? {
        let found = try rows(
            """
            SELECT \(Book.columns), fingerprint FROM book
            WHERE learner_id = ? AND fingerprint IN (?, ?) AND deleted_at IS NULL
            """,
            [owner, SQLValue(fingerprint.whole), SQLValue(fingerprint.withoutNotes)])
        for row in found {
            let book = try Book(row)
            if fingerprint.notes != nil, try row.text("fingerprint") == fingerprint.whole { return book }
            if try notesDigest(of: book.id) == fingerprint.notes { return book }
        }
        return nil
    }

    /// Identifies the notes of a book in the library; nil if it has none.
    private func notesDigest(of id: ID<Book>) throws(StorageError) -> String? {
        var digest = NotesDigest()
        try forEachInset(of: id) { (page, inset) throws(StorageError) in
            if case .note(let note) = inset.content { digest.add(note, at: inset.place, on: page) }
        }
        return digest.text
    }
}
