import Model
import Pages
import Review

extension CardImportJobPage.Report {
    /// What an import from Anki did, as the page tells it.
    init(_ report: AnkiReport) {
        self.init(
            counts: [
                (.decksAdded, report.decksAdded), (.notesAdded, report.notesAdded),
                (.notesUpdated, report.notesUpdated), (.notesUnchanged, report.notesUnchanged),
                (.cardsAdded, report.cardsAdded), (.cardsUpdated, report.cardsUpdated),
                (.cardsMoved, report.cardsMoved),
                (.answersAdded, report.reviewsAdded), (.mediaAdded, report.mediaAdded),
            ], losses: report.losses)
    }

    /// What an import of a list did.
    ///
    /// - Parameter moment: When it was done.
    init(_ report: WordImport, at moment: Timestamp) {
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
    /// What an import would do, as the page of a list tells it.
    init(_ preview: WordPreview) {
        self.init(
            added: preview.added, changed: preview.changed,
            changes: preview.changes.prefix(CardListPage.shownChanges).map {
                Change(word: $0.word, field: $0.field, before: $0.before, after: $0.after)
            })
    }
}

extension CardImportJobPage.Report.Problem.Reason {
    fileprivate init(_ reason: WordImport.Reason) {
        switch reason {
        case .noWord: self = .noWord
        case .noCard: self = .noCard
        case .tooLong: self = .tooLong
        case .language(let name): self = .language(name)
        case .status(let text): self = .status(text)
        case .card(let name): self = .card(name)
        case .noEntry: self = .noEntry
        case .nested(let column): self = .nested(column)
        }
    }
}
