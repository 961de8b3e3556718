import Model
import Storage

extension Book {
    /// The columns that `init(_:)` reads.
    static let columns = """
        id, title, author, language, level, source, page_count, scalar_count, last_page, has_cover, created_at, \
        updated_at, opened_at, finished_at
        """

    init(_ row: Row) throws(StorageError) {
        self.init(
            id: try row.id("id"), title: try row.text("title"), author: try row.optionalText("author"),
            language: try row.value("language"), level: try row.optionalText("level"),
            source: try row.text("source"), pageCount: try row.count("page_count"),
            scalarCount: try row.count("scalar_count"),
            lastPage: try row.count("last_page"), hasCover: try row.flag("has_cover"),
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
