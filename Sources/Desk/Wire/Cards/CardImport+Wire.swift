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
