import Lexicon
import Model
import Storage

extension Reader {
    /// Returns drafts with what the learner's marks know of their words: a mark's reading where the draft has none, and
    /// its sentence, with the book and the page, where the draft has no sentence.
    public func marked(_ drafts: [NoteDraft]) throws(StorageError) -> [NoteDraft] {
        var marked = drafts
        for language in Language.allCases {
            let lacking = drafts.indices.filter {
                drafts[$0].language.language == language && (drafts[$0].reading.isEmpty || drafts[$0].sentence.isEmpty)
            }
            for chunk in lacking.chunks(of: FormerValue.chunk) {
                var places: [String: [Int]] = [:]
                for place in chunk { places[drafts[place].word, default: []].append(place) }
                let rows = try rows(
                    """
                    SELECT word, reading, sentence, book_id, page FROM mark
                    WHERE learner_id = ? AND language = ? AND word IN (\(FormerValue.places(chunk)))
                    """,
                    [owner, SQLValue(language.rawValue)] + chunk.map { SQLValue(drafts[$0].word) })
                for row in rows {
                    for place in places[try row.text("word")] ?? [] { try marked[place].take(mark: row) }
                }
            }
        }
        return marked
    }

    /// Returns the words of a pasted list, filled from the learner's marks and from the dictionaries.
    ///
    /// - Returns: As ``NoteDraft/list(_:in:_:)`` does.
    /// - Throws: ``ReviewError/impossibleNote(_:)``, also if there is no word.
    public func list(
        _ text: String, in language: LanguageTag, _ lexicon: Lexicon?
    ) throws(StorageError) -> (drafts: [NoteDraft], leftOut: Int) {
        let (typed, leftOut) = try declining { () throws(ReviewError) in try NoteDraft.list(text, in: language, nil) }
        let interface = try preferences().interface
        return (try marked(typed).map { $0.filled(from: lexicon, for: interface) }, leftOut)
    }
}

extension NoteDraft {
    /// - Parameter row: A mark of its word.
    fileprivate mutating func take(mark row: Row) throws(StorageError) {
        if reading.isEmpty { reading = try row.optionalText("reading") ?? "" }
        guard sentence.isEmpty else { return }
        sentence = try row.optionalText("sentence") ?? ""
        bookID = try row.optionalID("book_id")
        page = try row.optionalInteger("page")
    }
}
