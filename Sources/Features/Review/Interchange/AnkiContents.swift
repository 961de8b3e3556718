import Formats
import Model

/// A package's rows, as they are needed again and again: cards by their note, and the log in the order of time.
struct AnkiContents: Sendable {
    /// A row of the log, and the place of its card among `cards`.
    struct Answer: Sendable {
        var card: Int32
        var type: Int8
        var rating: Int8
        var time: Int64
        var interval: Int64
        var lastInterval: Int64
        var factor: Int32
        var duration: Int32
        var isFirst = false
    }

    /// Cards, those of one note together.
    private(set) var cards: [AnkiCard] = []
    private(set) var answers: [Answer] = []
    /// Rows of the log that are no answers, or none that counted.
    private(set) var otherRows: [AnkiReview] = []
    /// For each card, when it was answered last, in milliseconds; 0 for never.
    private(set) var lastAnswer: [Int64] = []
    /// For each card, how many answers in a row were recalled up to now.
    private(set) var streak: [Int32] = []
    private var placeOfCard: [Int64: Int32] = [:]
    private(set) var losses = Losses()

    /// - Throws: `AnkiError`.
    init(_ package: AnkiPackage, progress: (Double) -> Void) throws {
        var last: (note: Int64, ordinal: Int)?
        try package.forEachCard { card in
            guard placeOfCard[card.id] == nil, last?.note != card.noteID || last?.ordinal != card.ordinal else {
                return
            }
            last = (card.noteID, card.ordinal)
            placeOfCard[card.id] = Int32(cards.count)
            cards.append(card)
        }
        lastAnswer = Array(repeating: 0, count: cards.count)
        streak = Array(repeating: 0, count: cards.count)
        progress(0.5)
        try package.forEachReview { try add($0) }
        progress(1)
    }

    /// The cards of a note.
    func cards(of note: Int64) -> Range<Int> {
        var low = 0
        var high = cards.count
        while low < high {
            let middle = (low + high) / 2
            if cards[middle].noteID < note { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < cards.count, cards[end].noteID == note { end += 1 }
        return low..<end
    }

    func place(ofCard id: Int64) -> Int? { placeOfCard[id].map(Int.init) }

    private mutating func add(_ review: AnkiReview) throws {
        guard let place = placeOfCard[review.cardID] else { return losses.add(.answersOfNoCard) }
        if review.ease == 0 || review.type > 3 {
            otherRows.append(review)
            return losses.add(.changesByHand)
        }
        // Answers in a filtered deck that left the schedule alone have no factor.
        if review.type == 3, review.factor == 0 {
            otherRows.append(review)
            return losses.add(.filteredAnswers)
        }
        guard (1...4).contains(review.ease), (0...3).contains(review.type), review.id >= 0 else {
            return losses.add(.impossibleRatings)
        }
        answers.append(
            Answer(
                card: place, type: Int8(review.type), rating: Int8(review.ease), time: review.id,
                interval: review.interval, lastInterval: review.lastInterval, factor: Int32(clamping: review.factor),
                duration: Int32(clamping: min(max(0, review.duration), Int64(ReviewDesk.longestAnswer))),
                isFirst: lastAnswer[Int(place)] == 0))
        lastAnswer[Int(place)] = max(lastAnswer[Int(place)], review.id)
        streak[Int(place)] = review.ease == 1 ? 0 : streak[Int(place)] + 1
    }
}

extension AnkiContents.Answer {
    /// The state the card was in when it was shown.
    var state: CardState {
        switch type {
        case 0: isFirst ? .new : .learning
        case 2: .relearning
        default: .review
        }
    }

    /// How long the card was put off, in seconds.
    var seconds: Int64 { interval >= 0 ? interval.multipliedReportingOverflow(by: 86_400).partialValue : 0 &- interval }
}
