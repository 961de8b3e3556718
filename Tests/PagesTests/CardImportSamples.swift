import Model
import Routes

@testable import Pages

/// Invented pages for importing lists and packages.
enum CardImportSamples {
    private static func list(full: Bool) -> CardListPage.Model {
        CardListPage.Model(
            name: "a", fileName: Samples.evil, rowCount: 1204, header: full ? ["bank", Samples.evil, ""] : nil,
            fields: [.word, .definition, nil], rows: [["银行", Samples.evil, ""]], raggedRows: full ? 3 : 0,
            separator: full ? "\t" : nil, language: .chinese, kinds: [.recognition],
            decks: [(ReviewSamples.deck.id, Samples.evil)], deck: full ? ReviewSamples.deck.id : nil,
            newDeck: Samples.evil,
            outlook: CardListPage.Outlook(
                added: 12, changed: full ? 3 : 0,
                changes: full ? [.init(word: Samples.evil, field: .reading, before: "", after: Samples.evil)] : []),
            problem: full ? .noColumnOfWords : nil)
    }

    private static let report = {
        var report = told
        report.canUndo = true
        return report
    }()

    private static let told = CardImportReport(
        counts: [
            (.notesAdded, 1204), (.notesUpdated, 1), (.notesUnchanged, 2), (.cardsAdded, 3), (.cardsUpdated, 4),
            (.cardsMoved, 2),
            (.answersAdded, 5), (.mediaAdded, 6), (.decksAdded, 7), (.markedKnown, 8), (.markedIgnored, 0),
        ],
        problems: [
            .init(line: 2, reason: .noWord), .init(line: 3, reason: .tooLong),
            .init(line: 4, reason: .language(Samples.evil)), .init(line: 5, reason: .status(Samples.evil)),
            .init(line: 6, reason: .card(Samples.evil)), .init(line: 7, reason: .noEntry),
            .init(line: 8, reason: .nested(Samples.evil)),
        ], moreProblems: 9, columnsLeftOut: [Samples.evil], losses: losses(3) + losses(1), deck: ReviewSamples.deck.id)

    private static func losses(_ count: Int) -> [AnkiLoss] {
        let kinds: [AnkiLoss.Kind] = [
            .looks, .filteredDecks(cards: 3), .cardsWithoutNote, .repeatedGuids, .repeatedCards, .memories,
            .answersOfNoCard, .impossibleRatings, .changesByHand, .filteredAnswers, .deckDescriptions, .deckSettings,
            .savedSearches,
            .dayStart(hour: 2),
            .parameters(preset: Samples.evil), .mediaRenamed, .mediaRefused, .mediaTooLarge, .mediaMissing, .newerHere,
            .answersHere, .cardNumbers, .answerNumbers, .presetNumbers(preset: Samples.evil),
            .impossibleParameters(preset: Samples.evil),
            .directions(notetype: Samples.evil), .typedAnswers, .hints, .hiddenFields, .occlusions,
            .formulas,
            .scripts, .language(LanguageTag(rawValue: "fr")!, isGuessed: true), .language(.english, isGuessed: true),
            .language(LanguageTag(rawValue: "ko")!, isGuessed: false), .language(.other, isGuessed: true),
        ]
        return kinds.map { AnkiLoss($0, count: count) }
    }

    static func pages(full: Bool, _ shell: Shell) -> [(name: String, html: HTML)] {
        func job(_ kind: JobName.Kind, _ state: JobState<JobPage.Result, Problem>) -> HTML {
            let title = full || kind == .cards ? Samples.evil : ""
            return JobPage.page(.init(name: JobName(kind, "a"), title: title, back: .review(), state: state), shell)
        }
        return [
            (
                "bringing cards in",
                CardImportPage.page(
                    .init(deck: full ? ReviewSamples.deck : nil, problem: full ? .emptyFile : nil, megabytes: 300),
                    shell)
            ),
            ("work going on", job(.recount, .running(JobProgress(fraction: 0.4)))),
            ("work cancelled", job(full ? .change : .recount, .cancelled)),
            ("an export that was cancelled", job(.export, .cancelled)),
            ("a file that waits", job(.export, .finished(.file(bytes: full ? 19_000_000 : 0)))),
            ("work that failed", job(.change, .failed(.diskFull))),
            (
                "media",
                MediaPage.page(
                    .init(
                        count: full ? 1204 : 0, bytes: full ? 4_321_098 : 0,
                        unused: full
                            ? [.init(name: Samples.evil, bytes: 999), .init(name: "b", bytes: 1_234_567_890)] : [],
                        unusedCount: full ? 60 : 0, unusedBytes: full ? 1_234_568_889 : 0,
                        missing: full ? [Samples.evil] : [], missingCount: full ? 2 : 0, deleted: full ? 3 : nil), shell
                )
            ),
            ("a list", CardListPage.page(list(full: full), shell)),
            ("an import of cards", job(.cards, full ? .running(JobProgress(fraction: 0.4)) : .cancelled)),
            ("cards brought in", job(.cards, .finished(.cards(full ? report : CardImportReport(counts: []))))),
            ("an import of cards that failed", job(.cards, .failed(.unreadableList(Samples.evil, line: nil)))),
        ]
    }
}
