import Model

/// Routes under `/library`.
public enum LibraryPath: Hashable, Sendable {
    /// `/library?query=&sort=&deleted=`: the learner's books. `deleted` names a book that was just deleted, so that
    /// the page can offer to undo it.
    case books(query: String = "", sort: BookOrder = .recent, deleted: ID<Book>? = nil)
    /// `/library/search?query=&page=`: where any book has a word.
    case search(String = "", page: Int = 1)
    /// `/library/import`: the form for importing a book.
    case importForm
    /// `POST /library/imports`: accepts a file or a pasted text and starts a job.
    case startImport

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .startImport: true
        case .books, .search, .importForm: false
        }
    }
}

extension LibraryPath {
    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil:
            let sort = query["sort"].flatMap { BookOrder(rawValue: $0) } ?? .recent
            let deleted = query["deleted"].flatMap { ID<Book>($0) }
            self = .books(query: query.text("query"), sort: sort, deleted: deleted)
        case "search": self = .search(query.text("query"), page: query.nearest("page", in: .page) ?? 1)
        case "import": self = .importForm
        case "imports": self = .startImport
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("library")
        switch self {
        case .books(let query, let sort, let deleted):
            link.parameter("query", query)
            link.parameter("sort", sort == .recent ? nil : sort.rawValue)
            link.parameter("deleted", deleted?.description)
        case .search(let query, let page):
            link.segment("search")
            link.parameter("query", query)
            link.parameter("page", page == 1 ? nil : page)
        case .importForm: link.segment("import")
        case .startImport: link.segment("imports")
        }
    }
}
