import Model

extension CardImportReport {
    /// Presents the result of an import from Anki.
    public init(_ report: AnkiReport) {
        self.init(
            counts: [
                (.decksAdded, report.decksAdded), (.notesAdded, report.notesAdded),
                (.notesUpdated, report.notesUpdated), (.notesUnchanged, report.notesUnchanged),
                (.cardsAdded, report.cardsAdded), (.cardsUpdated, report.cardsUpdated),
                (.cardsMoved, report.cardsMoved),
                (.answersAdded, report.reviewsAdded), (.mediaAdded, report.mediaAdded),
            ], losses: report.losses)
    }

    /// Presents the result of a list import.
    ///
    /// - Parameter moment: When it was done, which says whether an undo would revert it.
    public init(_ report: WordImport, at moment: Timestamp) {
        self.init(
            counts: [
                (.notesAdded, report.added), (.cardsAdded, report.cards), (.notesUpdated, report.updated),
                (.notesUnchanged, report.unchanged), (.markedKnown, report.markedKnown),
                (.markedIgnored, report.markedIgnored),
            ],
            problems: report.problems.map { problem in
                Problem(line: problem.line, reason: .init(problem.reason))
            }, moreProblems: report.problemCount - report.problems.count, columnsLeftOut: report.columnsLeftOut,
            deck: report.deck, moment: moment)
    }
}

extension CardListPage.Outlook {
    /// Presents what the import of a list would do.
    public init(_ preview: WordPreview) {
        self.init(
            added: preview.added, changed: preview.changed,
            changes: preview.changes.prefix(CardListPage.shownChanges).map {
                Change(word: $0.word, field: $0.field, before: $0.before, after: $0.after)
            })
    }
}

extension CardImportReport.Problem.Reason {
    fileprivate init(_ reason: WordImport.Reason) {
        switch reason {
        case .noWord: self = .noWord
        case .noCard: self = .noCard
        case .noMeaning(let word): self = .noMeaning(word)
        case .tooLong: self = .tooLong
        case .language(let name): self = .language(name)
        case .status(let text): self = .status(text)
        case .card(let name): self = .card(name)
        case .noEntry: self = .noEntry
        case .nested(let column): self = .nested(column)
        }
    }
}
