import Model

extension SessionPage.Model {
    /// Presents a session.
    ///
    /// - Parameters:
    ///   - marks: The words marked as difficult in it.
    ///   - entry: Finds the entry that represents a word in a list.
    public init(_ session: ReadingSession, of book: Book, _ marks: [Mark], entry: (String, Language) -> Entry?) {
        self.init(
            session: session, book: book,
            marked: marks.map { WordLine($0.word, in: $0.language, entry($0.word, $0.language), status: $0.status) })
    }
}
