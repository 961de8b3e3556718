import Model

extension DictionaryPage.Model {
    /// Presents what the dictionaries have for a query.
    ///
    /// - Parameters:
    ///   - entries: Best match first, each with the learner's mark.
    ///   - targets: Where cards would go, by language.
    public init(
        _ query: String, in language: Language?, _ entries: [(entry: Entry, status: WordStatus?)],
        isIncomplete: Bool, targets: [Language: CardTarget]
    ) {
        self.init(
            query: query, language: language, entries: entries.map { EntryCard($0.entry, status: $0.status) },
            isIncomplete: isIncomplete, targets: targets)
    }
}
