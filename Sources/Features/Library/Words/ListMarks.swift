import Formats
import Lexicon
import Model
import Storage

/// A marked word with its dictionary data.
public struct MarkedWord: Sendable {
    public var mark: Mark
    public var gloss: String?
    /// HSK level; nil outside the lists.
    public var level: Int?
    public var frequencyRank: Int?
    /// The title of the book it was marked in; nil if that book no longer exists.
    public var bookTitle: String?
}

extension Desk {
    /// The order of marked words.
    public enum MarkOrder: Sendable {
        case latest
        case reading
        case frequency
        case level
        case timesMarked
    }

    /// Returns marked words.
    ///
    /// - Parameters:
    ///   - query: Text that the word, its reading or its sentence contains; empty for all.
    ///   - level: HSK level; nil for all.
    public func markedWords(
        language: Language? = nil, status: WordStatus? = nil, query: String = "", level: Int? = nil,
        order: MarkOrder = .latest
    ) async throws -> [MarkedWord] {
        let learner = learner
        let rows = try await database.read(learner) { reader in
            try reader.rows(
                """
                SELECT mark.language, mark.word, mark.status, mark.reading, mark.sentence, mark.book_id, mark.page,
                    mark.times_marked, mark.created_at, mark.updated_at, book.title AS book_title
                FROM mark
                    LEFT JOIN book ON book.learner_id = mark.learner_id AND book.id = mark.book_id
                        AND book.deleted_at IS NULL
                WHERE mark.learner_id = ? AND (? = '' OR mark.language = ?) AND (? = '' OR mark.status = ?)
                ORDER BY mark.updated_at DESC, mark.word
                """,
                [
                    SQLValue(learner), SQLValue(language?.rawValue ?? ""), SQLValue(language?.rawValue ?? ""),
                    SQLValue(status?.rawValue ?? ""),
                    SQLValue(status?.rawValue ?? ""),
                ]
            ).map { (try Mark($0), try $0.optionalText("book_title")) }
        }
        let wanted = query.trimmingSpaces.lowercased()
        var words = rows.filter { mark, _ in
            wanted.isEmpty
                || [mark.word, mark.reading ?? "", mark.sentence ?? ""].contains { $0.lowercased().contains(wanted) }
        }.map { mark, title in
            let entry = lexicon?.entries(of: mark.word, in: mark.language).first
            return MarkedWord(
                mark: mark, gloss: entry?.gloss,
                level: entry?.level,
                frequencyRank: entry?.frequencyRank, bookTitle: title)
        }
        if let level { words.removeAll { $0.level != level } }
        switch order {
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
    public func markCount() async throws -> Int {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.first("SELECT COUNT(*) AS number FROM mark WHERE learner_id = ?", [SQLValue(learner)])?.integer(
                "number") ?? 0
        }
    }
}

/// Returns marked words as CSV (RFC 4180), with a header line.
public func csv(of words: [MarkedWord]) -> String {
    var text = Table.csv([
        "language", "word", "reading", "status", "meaning", "level", "times_marked", "sentence", "book", "page",
    ])
    for word in words {
        let mark = word.mark
        text += Table.csv([
            mark.language.rawValue, mark.word, mark.reading ?? "", mark.status.rawValue, word.gloss ?? "",
            word.level.map(String.init) ?? "", String(mark.timesMarked), mark.sentence ?? "", word.bookTitle ?? "",
            mark.page.map(String.init) ?? "",
        ])
    }
    return text
}
