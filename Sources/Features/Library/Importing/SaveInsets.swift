import Formats
import Model
import Reading
import Storage

extension Statements {
    /// Saves the pictures and notes of a book with its pages.
    ///
    /// - Parameter pictures: The bytes of the pictures; each is saved once, one after the other.
    func add(
        _ insets: [(page: Int, inset: Inset)], _ pictures: PictureFile?, to book: Book, _ owner: SQLValue
    ) throws(StorageError) {
        guard !insets.isEmpty else { return }
        let id = SQLValue(book.id)
        var position = 0
        var lastPage = 0
        try execute(
            """
            INSERT INTO inset (learner_id, book_id, page, position, place, kind, digest, sign, text)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            each: insets.map { page, inset in
                position = page == lastPage ? position + 1 : 0
                lastPage = page
                return [owner, id, SQLValue(page), SQLValue(position), SQLValue(inset.place)] + inset.columns
            })
        guard let pictures else { return }
        let shown = Set(insets.compactMap { $0.inset.picture?.digest })
        for (index, picture) in pictures.pictures.enumerated() where shown.contains(picture.digest) {
            guard let bytes = pictures.bytes(at: index) else {
                throw .declining(
                    LibraryError.format(
                        .unreadableFile(reason: "its pictures could not be read back"), fileName: book.source))
            }
            try execute(
                """
                INSERT INTO book_picture (learner_id, book_id, digest, media_type, width, height, bytes)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    owner, id, SQLValue(picture.digest), SQLValue(picture.mediaType), SQLValue(picture.width),
                    SQLValue(picture.height), SQLValue(bytes),
                ])
        }
    }
}
