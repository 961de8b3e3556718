import Model

/// Routes under `/books/{id}`.
public enum BookPath: Hashable, Sendable {
    /// `/books/{id}`: details of the book, and how much of it the learner knows.
    case details
    /// `/books/{id}/pages/{n}`: one page to read; with `fragment=1`, only its text, for continuous scrolling.
    case page(Int, fragment: Bool = false)
    /// `/books/{id}/pages?number=`: the target of the form that asks for a page number; redirects to that page.
    case jump(Int?)
    /// `/books/{id}/chapters`: the table of contents.
    case chapters
    /// `/books/{id}/search?query=&page=`: where the book has a word.
    case search(String, page: Int = 1)
    /// `/books/{id}/cover`: its cover picture.
    case cover
    /// `/books/{id}/pictures/{sha256}`: a picture in its text.
    case picture(String)
    /// `POST /books/{id}/rename`
    case rename
    /// `POST /books/{id}/language`: finds its words in another language.
    case language
    /// `POST /books/{id}/delete`
    case delete
    /// `POST /books/{id}/restore`: undoes a deletion.
    case restore
    /// `POST /books/{id}/session`: the heartbeat of the reading session.
    case heartbeat
    /// `POST /books/{id}/session/end`: closes the session and shows its summary card.
    case endSession

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .rename, .language, .delete, .restore, .heartbeat, .endSession: true
        case .details, .page, .jump, .chapters, .search, .cover, .picture: false
        }
    }
}

extension BookPath {
    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .details
        case "pages":
            guard !path.isAtEnd else {
                self = .jump(query.nearest("number", in: .page))
                return
            }
            guard let number = path.number(in: .page) else { return nil }
            self = .page(number, fragment: query.flag("fragment"))
        case "chapters": self = .chapters
        case "search": self = .search(query.text("query"), page: query.nearest("page", in: .page) ?? 1)
        case "cover": self = .cover
        case "pictures":
            guard let digest = path.next(), BookPicture.isDigest(digest) else { return nil }
            self = .picture(digest)
        case "rename": self = .rename
        case "language": self = .language
        case "delete": self = .delete
        case "restore": self = .restore
        case "session":
            switch path.next() {
            case nil: self = .heartbeat
            case "end": self = .endSession
            default: return nil
            }
        default: return nil
        }
    }

    func print(_ id: ID<Book>, into link: inout LinkWriter) {
        link.segments("books", .id(id))
        switch self {
        case .details: break
        case .page(let number, let fragment):
            link.segments("pages", .number(number))
            link.flag("fragment", fragment)
        case .jump(let number):
            link.segment("pages")
            link.parameter("number", number)
        case .chapters: link.segment("chapters")
        case .search(let query, let page):
            link.segment("search")
            link.parameter("query", query)
            link.parameter("page", page == 1 ? nil : page)
        case .cover: link.segment("cover")
        case .picture(let digest): link.segments("pictures", .name(digest))
        case .rename: link.segment("rename")
        case .language: link.segment("language")
        case .delete: link.segment("delete")
        case .restore: link.segment("restore")
        case .heartbeat: link.segment("session")
        case .endSession: link.segments("session", "end")
        }
    }
}
