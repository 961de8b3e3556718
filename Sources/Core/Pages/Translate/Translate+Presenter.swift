import Grammar
import Model
import Routes

extension TranslatePage.Model {
    /// The conversation about a language.
    ///
    /// - Parameters:
    ///   - latest: The turns, latest first.
    ///   - text: What the learner wrote, if it could not be sent.
    ///   - error: Why it could not be sent.
    public init(
        language: Language, latest: [ReadTranslation], hasModel: Bool, text: String = "",
        notice: TranslateNotice? = nil, deleted: Timestamp? = nil, error: TranslationError? = nil
    ) {
        self.init(
            language: language, text: text, turns: latest.reversed(), hasModel: hasModel, notice: notice,
            deleted: deleted, problem: error.map { TranslateProblem($0) }, longestText: TranslationError.longestText)
    }
}

extension TranslationsPage.Model {
    /// A page of the saved turns, or of what a search found.
    ///
    /// - Parameters:
    ///   - turns: Those on the page.
    ///   - total: The number of turns on all pages.
    public init(query: String, page: ListPage, turns: [ReadTranslation], total: Int) {
        self.init(query: query, page: page.number, pageCount: page.count, total: total, turns: turns)
    }
}

extension TranslateProblem {
    public init(_ error: TranslationError) {
        switch error {
        case .emptyText: self = .emptyText
        case .tooLong(let count): self = .tooLong(count: count, limit: TranslationError.longestText)
        case .impossiblePair: self = .impossiblePair
        case .noSuchTranslation: self = .noSuchTranslation
        }
    }
}
