import Model

/// What was undone, for the next page to report: `undid=&answer=&of=&were=`.
public struct TakenBack: Hashable, Sendable {
    /// The actions that can be undone, with their inverses.
    public enum Verb: String, CaseIterable, Hashable, Sendable {
        case grade, suspend, resume, bury, unbury, flag, unflag, move, tag, delete, edit, cardImport, reschedule
    }

    public var verb: Verb
    /// The rating, if an answer was undone.
    public var rating: Rating?
    /// The note it concerned, if any.
    public var note: SerialID<Note>?
    /// The number of restored cards; of notes, if tags were changed.
    public var count: Int

    public init(verb: Verb, rating: Rating? = nil, note: SerialID<Note>? = nil, count: Int = 1) {
        self.verb = verb
        self.rating = rating
        self.note = note
        self.count = count
    }

    public init(_ undone: Undone) {
        let verb: Verb =
            switch undone.verb {
            case .grade: .grade
            case .suspend: undone.isReverse ? .resume : .suspend
            case .bury: undone.isReverse ? .unbury : .bury
            case .flag: undone.isReverse ? .unflag : .flag
            case .move: .move
            case .tag: .tag
            case .delete: .delete
            case .edit: .edit
            case .cardImport: .cardImport
            case .reschedule: .reschedule
            }
        self.init(verb: verb, rating: undone.rating, note: undone.note, count: undone.count)
    }

    init?(_ query: QueryReader) {
        guard let verb = query["undid"].flatMap({ Verb(rawValue: $0) }) else { return nil }
        self.init(
            verb: verb, rating: query.choice("answer", in: .rating).flatMap { Rating(rawValue: $0) },
            note: query["of"].flatMap { SerialID<Note>($0) }, count: query.nearest("were", in: .told) ?? 1)
    }

    func print(into link: inout LinkWriter) {
        link.parameter("undid", verb.rawValue)
        link.parameter("answer", rating?.rawValue)
        link.parameter("of", note?.description)
        link.parameter("were", count == 1 ? nil : count)
    }
}

extension Route {
    /// The page to show after an undo: the one it was asked from, with a notice of what was undone. Study shows the card
    /// of an undone answer again.
    public init(after undone: Undone, from page: Route) {
        let told = TakenBack(undone)
        self =
            switch page {
            case .review(.deck(let deck, .study)):
                .review(.deck(deck, .study(StudyView(card: undone.card, undone: told))))
            case .review(.browse(let list)): .review(.browse(list.telling(told)))
            default: page
            }
    }
}
