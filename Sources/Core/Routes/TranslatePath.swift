import Model

/// Routes under `/practice/translate`.
public enum TranslatePath: Hashable, Sendable {
    /// `/practice/translate?language=&text=&notice=&deleted=`: the conversation in the language being learned, with
    /// an optional initial text. `deleted` is the time at which turns were just deleted, so that the page can offer
    /// to restore them.
    case chat(
        language: Language? = nil, text: String = "", notice: TranslateNotice? = nil, deleted: Timestamp? = nil)
    /// `POST /practice/translate/send`
    case send
    /// `/practice/translate/saved?query=&page=`: the saved turns, or every turn that contains a text.
    case saved(query: String = "", page: Int = 1)
    /// `/practice/translate/turns/{id}?fragment=1`: one turn, on its own page or as the conversation shows it.
    case turn(ID<Translation>, fragment: Bool = false, notice: TranslateNotice? = nil)
    /// `POST /practice/translate/turns/{id}/save`, with the field `saved` on or off.
    case save(ID<Translation>)
    /// `POST /practice/translate/turns/{id}/card`
    case card(ID<Translation>)
    /// `POST /practice/translate/turns/{id}/delete`
    case delete(ID<Translation>)
    /// `POST /practice/translate/clear`: deletes every turn that is not saved.
    case clear
    /// `POST /practice/translate/restore`, with the time of a deletion in the field `deleted`: restores those turns.
    case restore

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .send, .save, .card, .delete, .clear, .restore: true
        case .chat, .saved, .turn: false
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        let notice = query["notice"].flatMap { TranslateNotice(rawValue: $0) }
        switch path.next() {
        case nil:
            self = .chat(
                language: query["language"].flatMap { Language(rawValue: $0) }, text: query.text("text"),
                notice: notice,
                deleted: query.moment("deleted"))
        case "send": self = .send
        case "clear": self = .clear
        case "restore": self = .restore
        case "saved": self = .saved(query: query.text("query"), page: query.nearest("page", in: .page) ?? 1)
        case "turns":
            guard let text = path.next(), let id = ID<Translation>(text) else { return nil }
            switch path.next() {
            case nil: self = .turn(id, fragment: query.flag("fragment"), notice: notice)
            case "save": self = .save(id)
            case "card": self = .card(id)
            case "delete": self = .delete(id)
            default: return nil
            }
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("translate")
        switch self {
        case .chat(let language, let text, let notice, let deleted):
            link.parameter("language", language?.rawValue)
            link.parameter("text", text)
            link.parameter("notice", notice?.rawValue)
            link.parameter("deleted", deleted.map { String($0.milliseconds) })
        case .send: link.segment("send")
        case .clear: link.segment("clear")
        case .restore: link.segment("restore")
        case .saved(let query, let page):
            link.segment("saved")
            link.parameter("query", query)
            link.parameter("page", page == 1 ? nil : page)
        case .turn(let id, let isFragment, let notice):
            link.segments("turns", .id(id))
            link.flag("fragment", isFragment)
            link.parameter("notice", notice?.rawValue)
        case .save(let id): link.segments("turns", .id(id), "save")
        case .card(let id): link.segments("turns", .id(id), "card")
        case .delete(let id): link.segments("turns", .id(id), "delete")
        }
    }
}

/// The result of the last action, for a translation page to report.
public enum TranslateNotice: String, CaseIterable, Hashable, Sendable {
    case saved, unsaved, deleted, cleared, restored, cardMade, cardKnown
}
