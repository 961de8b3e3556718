import Model

/// Which answers the history shows: `?from=&until=&rating=&deck=&page=`.
public struct AnswersFilter: Hashable, Sendable {
    /// The first day.
    public var from: CalendarDate?
    /// The last day.
    public var until: CalendarDate?
    public var rating: Rating?
    /// Includes the decks nested in it.
    public var deck: ID<Deck>?
    /// The page of the list, counted from 1.
    public var page: Int

    public init(
        from: CalendarDate? = nil, until: CalendarDate? = nil, rating: Rating? = nil, deck: ID<Deck>? = nil,
        page: Int = 1
    ) {
        self.from = from
        self.until = until
        self.rating = rating
        self.deck = deck
        self.page = page
    }

    /// The same answers, on another page of the list.
    public func on(page: Int) -> AnswersFilter {
        var filter = self
        filter.page = page
        return filter
    }

    /// Whether the filter leaves any answers out.
    public var isNarrow: Bool { from != nil || until != nil || rating != nil || deck != nil }
}

extension AnswersFilter {
    init(_ query: QueryReader) {
        self.init(
            from: query["from"].flatMap { CalendarDate($0) }, until: query["until"].flatMap { CalendarDate($0) },
            rating: query.choice("rating", in: .rating).flatMap { Rating(rawValue: $0) },
            deck: query["deck"].flatMap { ID<Deck>($0) }, page: query.nearest("page", in: .page) ?? 1)
    }

    func print(into link: inout LinkWriter) {
        link.parameter("from", from?.description)
        link.parameter("until", until?.description)
        link.parameter("rating", rating?.rawValue)
        link.parameter("deck", deck?.description)
        link.parameter("page", page == 1 ? nil : page)
    }
}
