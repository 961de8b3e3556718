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
            language: Language(rawValue: try row.text("language")) ?? .chinese, level: try row.optionalText("level"),
            source: try row.text("source"), pageCount: try row.integer("page_count"),
            scalarCount: try row.integer("scalar_count"),
            lastPage: try row.integer("last_page"), hasCover: try row.flag("has_cover"),
            createdAt: try row.time("created_at"),
            updatedAt: try row.time("updated_at"), openedAt: try row.optionalTime("opened_at"),
            finishedAt: try row.optionalTime("finished_at"))
    }
}

extension Chapter {
    init(_ row: Row) throws(StorageError) {
        self.init(
            index: try row.integer("position"), title: try row.text("title"), firstPage: try row.integer("first_page"))
    }
}

extension Passage {
    init(_ row: Row) throws(StorageError) {
        self.init(number: try row.integer("number"), chapter: try row.integer("chapter"), text: try row.text("text"))
    }
}
