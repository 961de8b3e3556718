import Model
import Storage

extension Book {
    /// The columns that `init(_:)` reads.
    package static let columns = """
        id, title, author, language, other_language, level, source, page_count, scalar_count, last_page, has_cover, \
        is_vertical, created_at, updated_at, opened_at, finished_at
        """

    package init(_ row: Row) throws(StorageError) {
        self.init(
            id: try row.id("id"), title: try row.text("title"), author: try row.optionalText("author"),
            language: try row.value("language"),
            otherLanguage: try row.optionalText("other_language").flatMap { LanguageTag(rawValue: $0) },
            level: try row.optionalText("level"), source: try row.text("source"),
            pageCount: try row.count("page_count"),
            scalarCount: try row.count("scalar_count"),
            lastPage: try row.count("last_page"), hasCover: try row.flag("has_cover"),
            isVertical: try row.flag("is_vertical"),
            createdAt: try row.time("created_at"),
            updatedAt: try row.time("updated_at"), openedAt: try row.optionalTime("opened_at"),
            finishedAt: try row.optionalTime("finished_at"))
    }
}

extension Chapter {
    init(_ row: Row) throws(StorageError) {
        self.init(
            index: try row.count("position"), title: try row.text("title"), firstPage: try row.count("first_page"))
    }
}

extension Passage {
    init(_ row: Row) throws(StorageError) {
        self.init(number: try row.count("number"), chapter: try row.count("chapter"), text: try row.text("text"))
    }
}

extension Mark {
    package static let columns =
        "language, word, status, reading, sentence, book_id, page, times_marked, created_at, updated_at"

    package init(_ row: Row) throws(StorageError) {
        self.init(
            language: try row.value("language"), word: try row.text("word"),
            status: try row.value("status"),
            reading: try row.optionalText("reading"),
            sentence: try row.optionalText("sentence"), bookID: try row.optionalID("book_id", of: Book.self),
            page: try row.optionalCount("page"), timesMarked: try row.count("times_marked"),
            createdAt: try row.time("created_at"), updatedAt: try row.time("updated_at"))
    }
}

extension ReadingSession {
    package static let columns = """
        id, book_id, started_at, last_seen_at, has_ended, active_seconds, characters_read, words_looked_up, \
        words_marked, new_words, first_page, last_page
        """

    package init(_ row: Row) throws(StorageError) {
        self.init(
            id: try row.id("id"), bookID: try row.id("book_id"), startedAt: try row.time("started_at"),
            lastSeenAt: try row.time("last_seen_at"),
            hasEnded: try row.flag("has_ended"), activeSeconds: try row.count("active_seconds"),
            charactersRead: try row.count("characters_read"),
            wordsLookedUp: try row.count("words_looked_up"), wordsMarked: try row.count("words_marked"),
            newWords: try row.count("new_words"),
            firstPage: try row.count("first_page"), lastPage: try row.count("last_page"))
    }
}

extension [Row] {
    /// The values of all rows, in order.
    func values<Value>(_ read: (Row) throws(StorageError) -> Value) throws(StorageError) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(count)
        for row in self { values.append(try read(row)) }
        return values
    }
}
