import Model
import Storage

extension Reader {
    /// Returns sentences from the learner's books that contain a word, the most recently opened book first.
    ///
    /// - Parameters:
    ///   - place: A page to leave out.
    ///   - limit: The maximum number of sentences.
    public func examples(
        of word: String, in language: Language, notAt place: Place? = nil, limit: Int = 5
    ) throws(StorageError) -> [WordCard.Example] {
        guard (1...60).contains(word.utf8.count), !word.utf8.contains(0) else { return [] }
        var examples: [WordCard.Example] = []
        var seen: Set<String> = []
        for book in try books().filter({ $0.language == language }).prefix(20) where examples.count < limit {
            let rows = try rows(
                """
                SELECT number, text FROM passage
                WHERE book_id = ? AND learner_id = ? AND text LIKE ? ESCAPE '\\' ORDER BY number LIMIT 6
                """, [SQLValue(book.id), owner, .containing(word)])
            for row in rows where examples.count < limit {
                let number = try row.integer(0)
                if let place, place.book == book.id, place.page == number { continue }
                if let example = WordCard.Example(of: word, in: try row.text(1), book: book, page: number),
                    seen.insert(example.before + example.after).inserted
                {
                    examples.append(example)
                }
            }
        }
        return examples
    }
}

extension WordCard.Example {
    /// The first sentence of a page that contains a word.
    fileprivate init?(of word: String, in text: String, book: Book, page: Int) {
        let (scalars, wanted) = (Array(text.unicodeScalars), Array(word.unicodeScalars))
        guard wanted.count <= scalars.count,
            let start = (0...(scalars.count - wanted.count)).first(where: { scalars[$0...].starts(with: wanted) })
        else { return nil }
        let end = start + wanted.count
        let sentence = scalars.sentence(around: start..<end)
        self.init(
            before: scalars.text(sentence.lowerBound..<start), match: word,
            after: scalars.text(end..<max(end, sentence.upperBound)), book: book, page: page, start: start)
    }
}
