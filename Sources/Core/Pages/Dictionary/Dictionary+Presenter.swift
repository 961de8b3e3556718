import Model

extension DictionaryPage.Model {
    /// Presents what the dictionaries have for a query.
    ///
    /// - Parameters:
    ///   - learnt: The language that the learner learns.
    ///   - entries: Best match first, each with the learner's mark and with what a card of it would say.
    ///   - total: The number of entries on all pages.
    ///   - forms: What the query may be a form of in Japanese or in English.
    ///   - suggestions: English words that are written almost like the query.
    ///   - targets: Where cards would go, by language.
    public init(
        _ query: String, in language: Language?, learnt: Language,
        _ entries: [(entry: Entry, status: WordStatus?, offer: CardOffer?)], page: ListPage, total: Int,
        forms: [InflectedForm], suggestions: [String], isIncomplete: Bool, targets: [Language: CardTarget]
    ) {
        self.init(
            query: query, language: language, learnt: learnt,
            entries: entries.map { EntryCard($0.entry, status: $0.status, offer: $0.offer) },
            page: page, total: total, forms: forms, suggestions: suggestions, isIncomplete: isIncomplete,
            targets: targets)
    }
}
