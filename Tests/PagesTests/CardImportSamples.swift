import Model
import Routes

@testable import Pages

/// Pages of lists and packages on their way in, made up.
enum CardImportSamples {
    private static func list(full: Bool) -> CardListPage.Model {
        CardListPage.Model(
            name: "a", fileName: Samples.evil, rowCount: 1204, header: full ? ["bank", Samples.evil, ""] : nil,
            fields: [.word, .definition, nil], rows: [["银行", Samples.evil, ""]], raggedRows: full ? 3 : 0,
            separator: full ? "\t" : nil, language: .chinese, kinds: [.recognition],
            decks: [(ReviewSamples.deck.id, Samples.evil)], deck: full ? ReviewSamples.deck.id : nil,
            newDeck: Samples.evil, problem: full ? .noColumnOfWords : nil)
    }

    private static let report = CardImportJobPage.Report(
        counts: [
            (.notesAdded, 1204), (.notesUpdated, 1), (.notesUnchanged, 2), (.cardsAdded, 3), (.cardsUpdated, 4),
            (.answersAdded, 5), (.mediaAdded, 6), (.decksAdded, 7), (.markedKnown, 8), (.markedIgnored, 0),
        ],
        problems: [
            .init(line: 2, reason: .noWord), .init(line: 3, reason: .tooLong),
            .init(line: 4, reason: .language(Samples.evil)), .init(line: 5, reason: .status(Samples.evil)),
        ], moreProblems: 9, columnsLeftOut: [Samples.evil], losses: losses(3) + losses(1), deck: ReviewSamples.deck.id)

    private static func losses(_ count: Int) -> [CardImportJobPage.Report.Loss] {
        let kinds: [CardImportJobPage.Report.Loss.Kind] = [
            .looks, .otherGaps, .filteredDecks, .cardsWithoutNote, .repeatedGuids, .repeatedCards, .memories,
            .answersOfNoCard, .impossibleRatings, .changesByHand, .filteredAnswers, .deckDescriptions,
            .parameters(preset: Samples.evil), .mediaRenamed, .mediaRefused, .mediaTooLarge, .mediaMissing, .newerHere,
        ]
        return kinds.map { .init($0, count: count) }
    }

    static func pages(full: Bool, _ shell: Shell) -> [(name: String, html: HTML)] {
        func job(_ state: CardImportJobPage.State) -> HTML {
            CardImportJobPage.page(.init(job: "a", fileName: Samples.evil, state: state), shell)
        }
        return [
            (
                "bringing cards in",
                CardImportPage.page(
                    .init(deck: full ? ReviewSamples.deck : nil, problem: full ? .emptyFile : nil, megabytes: 300),
                    shell)
            ),
            (
                "recounting",
                RecountPage.page(
                    .init(
                        deck: ReviewSamples.deck,
                        state: full ? .running(Share(permille: 400)) : .cancelled), shell)
            ),
            ("recounting failed", RecountPage.page(.init(deck: ReviewSamples.deck, state: .failed(.diskFull)), shell)),
            ("a list", CardListPage.page(list(full: full), shell)),
            ("an import of cards", job(full ? .running(Share(permille: 400)) : .cancelled)),
            ("cards brought in", job(.finished(full ? report : CardImportJobPage.Report(counts: [])))),
            ("an import of cards that failed", job(.failed(.unreadableList(Samples.evil, line: nil)))),
        ]
    }
}
