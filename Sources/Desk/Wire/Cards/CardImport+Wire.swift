import Model
import Pages

/// What an import from Anki did, in the API and as `glossa deck import` prints it.
public struct AnkiReportJSON: Encodable, Sendable {
    var notesAdded: Int
    var notesUpdated: Int
    var notesUnchanged: Int
    var cardsAdded: Int
    var cardsUpdated: Int
    var cardsMoved: Int
    var reviewsAdded: Int
    var mediaAdded: Int
    var decksAdded: Int
    /// What was not imported unchanged, in English sentences, as on the import page.
    public var notCarriedOver: [String]

    public init(_ report: AnkiReport) {
        notesAdded = report.notesAdded
        notesUpdated = report.notesUpdated
        notesUnchanged = report.notesUnchanged
        cardsAdded = report.cardsAdded
        cardsUpdated = report.cardsUpdated
        cardsMoved = report.cardsMoved
        reviewsAdded = report.reviewsAdded
        mediaAdded = report.mediaAdded
        decksAdded = report.decksAdded
        notCarriedOver = report.losses.map { Wording(.english).explain($0) }
    }
}

/// What the import of a word list did, in the API and as `glossa deck import` prints it.
public struct WordImportJSON: Encodable, Sendable {
    /// A row that was skipped or imported with changes.
    struct Problem: Encodable, Sendable {
        var line: Int
        var reason: Reason
    }

    struct Reason: Encodable, Sendable {
        var code: String
        /// What the row says that is the reason.
        var value: String?
        /// In English.
        var message: String

        init(_ reason: WordImport.Reason) {
            (code, value) =
                switch reason {
                case .noWord: ("noWord", nil)
                case .tooLong: ("tooLong", nil)
                case .noCard: ("noCard", nil)
                case .noMeaning(let word): ("noMeaning", word)
                case .language(let name): ("language", name)
                case .status(let text): ("status", text)
                case .card(let name): ("card", name)
                case .noEntry: ("noEntry", nil)
                case .nested(let column): ("nested", column)
                }
            message = reason.description
        }
    }

    var added: Int
    var cards: Int
    var updated: Int
    var unchanged: Int
    var markedKnown: Int
    var markedIgnored: Int
    var problems: [Problem]
    var problemCount: Int
    var deck: ID<Deck>?
    var columnsLeftOut: [String]

    public init(_ report: WordImport) {
        added = report.added
        cards = report.cards
        updated = report.updated
        unchanged = report.unchanged
        markedKnown = report.markedKnown
        markedIgnored = report.markedIgnored
        problems = report.problems.map { Problem(line: $0.line, reason: Reason($0.reason)) }
        problemCount = report.problemCount
        deck = report.deck
        columnsLeftOut = report.columnsLeftOut
    }
}
