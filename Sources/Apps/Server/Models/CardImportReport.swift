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
                (.answersAdded, report.reviewsAdded), (.mediaAdded, report.mediaAdded),
            ], losses: report.losses.map { Loss(.init($0.kind), count: $0.count) })
    }

    /// What an import of a list did.
    init(_ report: WordImport, deck: ID<Deck>) {
        self.init(
            counts: [
                (.notesAdded, report.added), (.cardsAdded, report.cards), (.notesUpdated, report.updated),
                (.notesUnchanged, report.unchanged), (.markedKnown, report.markedKnown),
                (.markedIgnored, report.markedIgnored),
            ],
            problems: report.problems.map { problem in
                Problem(line: problem.line, reason: .init(problem.reason))
            }, moreProblems: report.problemCount - report.problems.count, columnsLeftOut: report.columnsLeftOut,
            deck: deck)
    }
}

extension CardImportJobPage.Report.Loss.Kind {
    fileprivate init(_ kind: AnkiLoss.Kind) {
        switch kind {
        case .looks: self = .looks
        case .otherGaps: self = .otherGaps
        case .filteredDecks: self = .filteredDecks
        case .cardsWithoutNote: self = .cardsWithoutNote
        case .repeatedGuids: self = .repeatedGuids
        case .repeatedCards: self = .repeatedCards
        case .memories: self = .memories
        case .answersOfNoCard: self = .answersOfNoCard
        case .impossibleRatings: self = .impossibleRatings
        case .changesByHand: self = .changesByHand
        case .filteredAnswers: self = .filteredAnswers
        case .deckDescriptions: self = .deckDescriptions
        case .parameters(let preset): self = .parameters(preset: preset)
        case .mediaRenamed: self = .mediaRenamed
        case .mediaRefused: self = .mediaRefused
        case .mediaTooLarge: self = .mediaTooLarge
        case .mediaMissing: self = .mediaMissing
        case .newerHere: self = .newerHere
        }
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
        }
    }
}
