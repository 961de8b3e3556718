import Lexicon
import Model
import Routes
import Storage

/// The order of marked words.
public enum MarkOrder: Sendable {
    case latest
    case reading
    case frequency
    case level
    case timesMarked
}

/// Which marked words to list, and in what order.
public struct MarkFilter: Sendable {
    public var language: Language?
    public var status: WordStatus?
    /// Text that the word, its reading or its sentence contains, in any case; empty for all.
    public var query: String
    /// The level of the language, as ``Entry/level`` has it; of the HSK if all languages are listed. Nil for all levels.
    public var level: Int?
    public var order: MarkOrder

    public init(
        language: Language? = nil, status: WordStatus? = nil, query: String = "", level: Int? = nil,
        order: MarkOrder = .latest
    ) {
        self.language = language
        self.status = status
        self.query = query
        self.level = level
        self.order = order
    }

    /// The words that a list shows.
    public init(_ list: WordsFilter) {
        let order: MarkOrder =
            switch list.sort {
            case .recent: .latest
            case .reading: .reading
            case .frequency: .frequency
            case .level: .level
            case .marks: .timesMarked
            }
        self.init(
            language: list.language, status: list.status, query: list.query, level: list.level, order: order)
    }
}

extension Reader {
    /// Passes every mark to `body`, the latest first.
    public func forEachMark(_ body: (Mark) throws(StorageError) -> Void) throws(StorageError) {
        try forEachRow(
            "SELECT \(Mark.columns) FROM mark WHERE learner_id = ? ORDER BY updated_at DESC, word", [owner]
        ) { row throws(StorageError) in try body(try Mark(row)) }
    }

    /// Returns marked words.
    ///
    /// - Parameter lexicon: Supplies meanings, levels and frequencies; nil to do without.
    public func markedWords(_ filter: MarkFilter, _ lexicon: Lexicon?) throws(StorageError) -> [MarkedWord] {
        let (language, status) = (SQLValue(filter.language?.rawValue ?? ""), SQLValue(filter.status?.rawValue ?? ""))
        let rows = try rows(
            """
            SELECT mark.language, mark.word, mark.status, mark.reading, mark.sentence, mark.book_id, mark.page,
                mark.times_marked, mark.created_at, mark.updated_at, book.title AS book_title
            FROM mark
                LEFT JOIN book ON book.learner_id = mark.learner_id AND book.id = mark.book_id
                    AND book.deleted_at IS NULL
            WHERE mark.learner_id = ? AND (? = '' OR mark.language = ?) AND (? = '' OR mark.status = ?)
            ORDER BY mark.updated_at DESC, mark.word
            """, [owner, language, language, status, status])
        let interface = try preferences().interface
        let wanted = CaselessText(filter.query.trimmingWhitespace)
        var words: [MarkedWord] = []
        for row in rows {
            let mark = try Mark(row)
            guard
                wanted.occurs(in: mark.word) || wanted.occurs(in: mark.reading ?? "")
                    || wanted.occurs(in: mark.sentence ?? "")
            else { continue }
            let entry = lexicon?.usualEntry(of: mark.word, reading: mark.reading, in: mark.language, for: interface)
            if let level = filter.level {
                // Without a language, levels are those of the HSK.
                guard entry?.level == level, mark.language == filter.language ?? .chinese else { continue }
            }
            words.append(
                MarkedWord(
                    mark: mark, gloss: entry?.gloss, level: entry?.level, frequencyRank: entry?.frequencyRank,
                    bookTitle: try row.optionalText("book_title")))
        }
        switch filter.order {
        case .latest: break
        case .reading:
            words.sort {
                ($0.mark.reading ?? $0.mark.word, $0.mark.word) < ($1.mark.reading ?? $1.mark.word, $1.mark.word)
            }
        case .frequency:
            words.sort { ($0.frequencyRank ?? .max, $0.mark.word) < ($1.frequencyRank ?? .max, $1.mark.word) }
        case .level: words.sort { ($0.level ?? 99, $0.mark.word) < ($1.level ?? 99, $1.mark.word) }
        case .timesMarked: words.sort { ($1.mark.timesMarked, $0.mark.word) < ($0.mark.timesMarked, $1.mark.word) }
        }
        return words
    }

    /// Returns the number of marked words.
    public func markCount() throws(StorageError) -> Int {
        try first("SELECT COUNT(*) AS number FROM mark WHERE learner_id = ?", [owner])?.integer("number") ?? 0
    }
}
