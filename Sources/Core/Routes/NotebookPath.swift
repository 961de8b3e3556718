import Model

/// Routes under `/notebook`: the etymology notebook.
public enum NotebookPath: Hashable, Sendable {
    /// `/notebook?query=&page=&notice=`: the titles that contain a text.
    case titles(query: String = "", page: Int = 1, notice: NotebookNotice? = nil)
    /// `/notebook/look-up?word=&notice=`: the entry of a word, before it is saved.
    case lookUp(String = "", notice: NotebookNotice? = nil)
    /// `POST /notebook/add`: looks a word up and saves its entry.
    case add
    /// `POST /notebook/ask`: asks a language model to write an entry; the look-up page shows the progress.
    case ask
    /// `POST /notebook/wait`: queues the question until the network is available.
    case wait
    /// `/notebook/entries/{title}?notice=`
    case entry(String, notice: NotebookNotice? = nil)
    /// `POST /notebook/entries/{title}/delete`
    case delete(String)
    /// `/notebook/review?count=&seed=&at=`: random entries, one at a time. The seed determines the selection and its
    /// order, so every step has its own link.
    case review(count: Int? = nil, seed: Int? = nil, at: Int = 1)
    /// `POST /notebook/review/finish`, with the fields `count` and `seed`: records that the round was finished, and leads
    /// to its end.
    case finishRound
    /// `/notebook/etynote.md`: the file.
    case export
    /// `POST /notebook/import`: accepts a file to replace the notebook with, and leads to the confirmation page.
    case importing
    /// `/notebook/replacement`: the changes the file would make.
    case replacement
    /// `POST /notebook/replacement/accept`, with the field `token`: replaces the notebook.
    case acceptReplacement
    /// `POST /notebook/replacement/discard`: discards the file.
    case discardReplacement
    /// `POST /notebook/restore`, with the field `name`: restores an earlier notebook.
    case restoreEarlier

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .add, .ask, .wait, .delete, .finishRound, .importing, .acceptReplacement,
            .discardReplacement, .restoreEarlier:
            true
        case .titles, .lookUp, .entry, .review, .export, .replacement: false
        }
    }

    init?(_ path: inout PathReader, _ query: QueryReader) {
        let notice = query["notice"].flatMap { NotebookNotice(rawValue: $0) }
        switch path.next() {
        case nil:
            self = .titles(query: query.text("query"), page: query.nearest("page", in: .page) ?? 1, notice: notice)
        case "look-up": self = .lookUp(query.text("word"), notice: notice)
        case "add": self = .add
        case "ask": self = .ask
        case "wait": self = .wait
        case "entries":
            guard let title = path.next() else { return nil }
            switch path.next() {
            case nil: self = .entry(title, notice: notice)
            case "delete": self = .delete(title)
            default: return nil
            }
        case "review":
            switch path.next() {
            case nil:
                self = .review(
                    count: query.nearest("count", in: .notebookRound), seed: query.nearest("seed", in: .seed),
                    at: query.nearest("at", in: .place) ?? 1)
            case "finish": self = .finishRound
            default: return nil
            }
        case "etynote.md": self = .export
        case "import": self = .importing
        case "replacement":
            switch path.next() {
            case nil: self = .replacement
            case "accept": self = .acceptReplacement
            case "discard": self = .discardReplacement
            default: return nil
            }
        case "restore": self = .restoreEarlier
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("notebook")
        switch self {
        case .titles(let query, let page, let notice):
            link.parameter("query", query)
            link.parameter("page", page == 1 ? nil : page)
            link.parameter("notice", notice?.rawValue)
        case .lookUp(let word, let notice):
            link.segment("look-up")
            link.parameter("word", word)
            link.parameter("notice", notice?.rawValue)
        case .add: link.segment("add")
        case .ask: link.segment("ask")
        case .wait: link.segment("wait")
        case .entry(let title, let notice):
            link.segments("entries", .name(title))
            link.parameter("notice", notice?.rawValue)
        case .delete(let title): link.segments("entries", .name(title), "delete")
        case .review(let count, let seed, let at):
            link.segment("review")
            link.parameter("count", count)
            link.parameter("seed", seed)
            link.parameter("at", at == 1 ? nil : at)
        case .finishRound: link.segments("review", "finish")
        case .export: link.segment("etynote.md")
        case .importing: link.segment("import")
        case .replacement: link.segment("replacement")
        case .acceptReplacement: link.segments("replacement", "accept")
        case .discardReplacement: link.segments("replacement", "discard")
        case .restoreEarlier: link.segment("restore")
        }
    }
}

extension NotebookPath {
    /// The same page with another notice; a page without notices stays as it is.
    public func telling(_ notice: NotebookNotice) -> NotebookPath {
        switch self {
        case .entry(let title, _): .entry(title, notice: notice)
        case .lookUp(let word, _): .lookUp(word, notice: notice)
        case .titles(let query, let page, _): .titles(query: query, page: page, notice: notice)
        default: self
        }
    }
}

/// The result of the last action, for a notebook page to report.
public enum NotebookNotice: String, CaseIterable, Hashable, Sendable {
    case kept, known, deleted, replaced, notReplaced, restored, waits, cardMade, cardKnown
}
