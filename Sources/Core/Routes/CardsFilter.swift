import Model

/// Which cards the browser shows: `?q=&sort=&page=&edit=&did=&count=&undid=…`.
public struct CardsFilter: Hashable, Sendable {
    /// Search terms as the learner typed them: `deck:HSK lapses>3 银行`.
    public var query: String
    public var sort: CardsSort
    /// The page of the list, counted from 1.
    public var page: Int
    /// The card whose row is being edited.
    public var editing: SerialID<Card>?
    /// The action just performed, for the page to report.
    public var done: CardsDone?
    /// The number of cards it affected.
    public var count: Int
    /// What was just undone, for the page to report.
    public var undone: TakenBack?

    public init(
        query: String = "", sort: CardsSort = .added, page: Int = 1, editing: SerialID<Card>? = nil,
        done: CardsDone? = nil, count: Int = 0, undone: TakenBack? = nil
    ) {
        self.query = query
        self.sort = sort
        self.page = page
        self.editing = editing
        self.done = done
        self.count = count
        self.undone = undone
    }

    /// The same cards, on another page of the list, without a notice or an open row.
    public func on(page: Int) -> CardsFilter { CardsFilter(query: query, sort: sort, page: page) }

    /// The same page of the list, without a notice or an open row.
    public var plain: CardsFilter { on(page: page) }

    /// The same page, with a card open for editing.
    public func editing(_ card: SerialID<Card>?) -> CardsFilter {
        var filter = plain
        filter.editing = card
        return filter
    }

    /// The same page, reporting what was undone.
    public func telling(_ undone: TakenBack) -> CardsFilter {
        var filter = plain
        filter.undone = undone
        return filter
    }

    /// The same page, reporting the action performed.
    public func telling(_ done: CardsDone, _ count: Int = 0) -> CardsFilter {
        var filter = plain
        filter.done = done
        filter.count = count
        return filter
    }
}

/// The order of cards in the browser.
public enum CardsSort: String, CaseIterable, Hashable, Sendable {
    /// Newest first.
    case added
    case due
    case word
    /// Most often forgotten first.
    case lapses
}

/// The action performed on cards in the browser.
public enum CardsDone: String, CaseIterable, Hashable, Sendable {
    case suspend, resume, flag, unflag, move, tag, untag, delete
    case edit
    /// The learner chose an action but selected no card.
    case nothing
}

extension CardsFilter {
    init(_ query: QueryReader) {
        self.init(
            query: query.text("q"), sort: query["sort"].flatMap { CardsSort(rawValue: $0) } ?? .added,
            page: query.nearest("page", in: .page) ?? 1, editing: query["edit"].flatMap { SerialID<Card>($0) },
            done: query["did"].flatMap { CardsDone(rawValue: $0) }, count: query.nearest("count", in: .told) ?? 0,
            undone: TakenBack(query))
    }

    func print(into link: inout LinkWriter) {
        link.parameter("q", query)
        link.parameter("sort", sort == .added ? nil : sort.rawValue)
        link.parameter("page", page == 1 ? nil : page)
        link.parameter("edit", editing?.description)
        link.parameter("did", done?.rawValue)
        link.parameter("count", count == 0 ? nil : count)
        undone?.print(into: &link)
    }
}

extension CardsDone {
    /// The verb that undoing it would undo.
    public var verb: UndoableVerb? {
        switch self {
        case .suspend, .resume: .suspend
        case .flag, .unflag: .flag
        case .move: .move
        case .tag, .untag: .tag
        case .delete: .delete
        case .edit: .edit
        case .nothing: nil
        }
    }
}
