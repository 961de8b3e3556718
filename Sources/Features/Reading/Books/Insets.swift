import Model
import Storage

extension Inset {
    /// The picture; nil for a note.
    public var picture: BookPicture? {
        guard case .picture(let picture, _, _) = content else { return nil }
        return picture
    }

    /// The values of the columns `kind`, `digest`, `sign` and `text`.
    package var columns: [SQLValue] {
        switch content {
        case .picture(let picture, let alternative, let isPlate):
            [SQLValue(isPlate ? "plate" : "picture"), SQLValue(picture.digest), SQLValue(alternative), SQLValue("")]
        case .note(let note): [SQLValue("note"), .null, SQLValue(note.sign), SQLValue(note.text)]
        case .ruby(let ruby): [SQLValue("ruby"), .null, SQLValue(ruby.base), SQLValue(ruby.reading)]
        }
    }

    /// - Parameter row: With the columns of the inset, and its picture's media type and size.
    fileprivate init(_ row: Row) throws(StorageError) {
        let kind = try row.text("kind")
        let sign = try row.text("sign")
        if kind == "ruby" {
            self.init(place: try row.count("place"), .ruby(BookRuby(base: sign, reading: try row.text("text"))))
            return
        }
        guard kind != "note", let digest = try row.optionalText("digest") else {
            self.init(place: try row.count("place"), .note(BookNote(sign: sign, text: try row.text("text"))))
            return
        }
        let picture = BookPicture(
            digest: digest, mediaType: try row.optionalText("media_type") ?? "", width: try row.optionalCount("width"),
            height: try row.optionalCount("height"))
        self.init(
            place: try row.count("place"), .picture(picture, alternative: sign, isPlate: kind == "plate"))
    }
}

extension Reader {
    /// Returns the pictures and notes of a page, in order.
    public func insets(on page: Int, of id: ID<Book>) throws(StorageError) -> [Inset] {
        try rows(
            """
            SELECT i.place, i.kind, i.digest, i.sign, i.text, p.media_type, p.width, p.height
            FROM inset AS i
            LEFT JOIN book_picture AS p
                ON p.learner_id = i.learner_id AND p.book_id = i.book_id AND p.digest = i.digest
            WHERE i.learner_id = ? AND i.book_id = ? AND i.page = ?
            ORDER BY i.position
            """,
            [owner, SQLValue(id), SQLValue(page)]
        ).values { row throws(StorageError) in try Inset(row) }
    }

    /// Passes every picture and note of a book with the number of its page to `body`, in order.
    public func forEachInset(
        of id: ID<Book>, _ body: (Int, Inset) throws(StorageError) -> Void
    ) throws(StorageError) {
        let found = try rows(
            """
            SELECT i.page, i.place, i.kind, i.digest, i.sign, i.text, p.media_type, p.width, p.height
            FROM inset AS i
            LEFT JOIN book_picture AS p
                ON p.learner_id = i.learner_id AND p.book_id = i.book_id AND p.digest = i.digest
            WHERE i.learner_id = ? AND i.book_id = ?
            ORDER BY i.page, i.position
            """,
            [owner, SQLValue(id)])
        for row in found { try body(try row.count("page"), try Inset(row)) }
    }

    /// Returns the authors' readings on pages of a book by the pages' numbers, in order.
    ///
    /// - Parameter pages: The numbers of the pages.
    public func rubies(of id: ID<Book>, on pages: ClosedRange<Int>) throws(StorageError) -> [Int: [Inset]] {
        let found = try rows(
            """
            SELECT page, place, sign, text
            FROM inset
            WHERE learner_id = ? AND book_id = ? AND page >= ? AND page <= ? AND kind = 'ruby'
            ORDER BY page, position
            """,
            [owner, SQLValue(id), SQLValue(pages.lowerBound), SQLValue(pages.upperBound)])
        var rubies: [Int: [Inset]] = [:]
        for row in found {
            let ruby = BookRuby(base: try row.text("sign"), reading: try row.text("text"))
            rubies[try row.count("page"), default: []].append(Inset(place: try row.count("place"), .ruby(ruby)))
        }
        return rubies
    }

    /// Returns a picture of a book with its bytes.
    ///
    /// - Parameter digest: The SHA-256 by which it is named.
    /// - Throws: ``ReadingError/noSuchBook(_:)``, ``ReadingError/noSuchPicture(_:)``.
    public func picture(_ digest: String, of id: ID<Book>) throws(StorageError) -> BookCover {
        _ = try book(id)
        let row = try first(
            "SELECT media_type, bytes FROM book_picture WHERE learner_id = ? AND book_id = ? AND digest = ?",
            [owner, SQLValue(id), SQLValue(digest)])
        guard let row else { throw .declining(ReadingError.noSuchPicture(digest)) }
        return BookCover(mediaType: try row.text("media_type"), bytes: try row.blob("bytes"))
    }

    /// Passes every picture of every book that is not deleted to `body`, without its bytes.
    public func forEachBookPicture(
        _ body: (ID<Book>, BookPicture, _ size: Int) throws(StorageError) -> Void
    ) throws(StorageError) {
        try forEachRow(
            """
            SELECT p.book_id, p.digest, p.media_type, p.width, p.height, LENGTH(p.bytes)
            FROM book_picture AS p
            JOIN book AS b ON b.learner_id = p.learner_id AND b.id = p.book_id
            WHERE p.learner_id = ? AND b.learner_id = ? AND b.deleted_at IS NULL
            ORDER BY p.book_id, p.digest
            """,
            [owner, owner]
        ) { row throws(StorageError) in
            let picture = BookPicture(
                digest: try row.text(1), mediaType: try row.text(2), width: try row.optionalCount(3),
                height: try row.optionalCount(4))
            try body(try row.id(0), picture, try row.count(5))
        }
    }
}
