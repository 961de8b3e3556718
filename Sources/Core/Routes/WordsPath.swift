import Model

/// Routes under `/words` for the list of marked words.
public enum WordsPath: Hashable, Sendable {
    /// `/words?…`
    case list(WordsFilter = WordsFilter())
    /// `/words.csv?…`: the same list as a file.
    case csv(WordsFilter = WordsFilter())
    /// `POST /words/marks`: sets one status for several words.
    case markMany

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool { self == .markMany }
}

/// Which words the list shows, and in what order.
public struct WordsFilter: Hashable, Sendable {
    public var language: Language?
    /// Nil for words of every status.
    public var status: WordStatus?
    public var sort: WordsSort
    /// Text that the word, its reading or its sentence must contain.
    public var query: String
    /// HSK 3.0 level, 1 to 7.
    public var level: Int?
    /// The page of the list, counted from 1.
    public var page: Int

    public init(
        language: Language? = nil, status: WordStatus? = nil, sort: WordsSort = .recent, query: String = "",
        level: Int? = nil, page: Int = 1
    ) {
        self.language = language
        self.status = status
        self.sort = sort
        self.query = query
        self.level = level
        self.page = page
    }

    /// The same words, on another page of the list.
    public func on(page: Int) -> WordsFilter {
        var filter = self
        filter.page = page
        return filter
    }
}

/// The order of words in the list.
public enum WordsSort: String, CaseIterable, Hashable, Sendable {
    /// Last marked first.
    case recent
    /// By reading.
    case reading
    /// Most frequent in the language first.
    case frequency
    /// Lowest HSK level first.
    case level
    /// Most often marked as difficult first.
    case marks
}

extension WordsFilter {
    init(_ query: QueryReader) {
        self.init(
            language: query["language"].flatMap { Language(rawValue: $0) },
            status: query["status"].flatMap { WordStatus(rawValue: $0) },
            sort: query["sort"].flatMap { WordsSort(rawValue: $0) } ?? .recent,
            query: query.text("query"), level: query.choice("level", in: .level),
            page: query.nearest("page", in: .page) ?? 1)
    }

    func print(into link: inout LinkWriter) {
        link.parameter("language", language?.rawValue)
        link.parameter("status", status?.rawValue)
        link.parameter("sort", sort == .recent ? nil : sort.rawValue)
        link.parameter("query", query)
        link.parameter("level", level)
        link.parameter("page", page == 1 ? nil : page)
    }
}

extension WordsPath {
    func print(into link: inout LinkWriter) {
        switch self {
        case .list(let filter):
            link.segment("words")
            filter.print(into: &link)
        case .csv(let filter):
            link.segment("words.csv")
            filter.print(into: &link)
        case .markMany: link.segments("words", "marks")
        }
    }
}
