import Formats
import Model
import Storage

/// A package's rows, indexed for repeated access: cards by their note, and answers by their card.
struct AnkiContents: Sendable {
    /// A row of the log, with the index of its card in `cards`.
    struct Answer: Sendable {
        var card: Int32
        var type: Int8
        var rating: Int8
        var isFirst = false
        var factor: Int32
        var duration: Int32
        var time: Int64
        var interval: Int32
        var lastInterval: Int32
    }

    /// Cards, grouped by note.
    private(set) var cards: [AnkiCard] = []
    private(set) var answers: [Answer] = []
    /// The indexes of the answers, grouped by card, and for each card where its group begins, plus the end.
    private var byCard: [Int32] = []
    private var firstAnswer: [Int32] = []
    /// Rows of the log that are not answers, or did not count.
    private(set) var otherRows: [AnkiReview] = []
    /// Answers with log data that cannot be derived from the stored answer.
    private(set) var irregularAnswers: [AnkiReview] = []
    /// The time of each card's last answer, in milliseconds; 0 for never.
    private(set) var lastAnswer: [Int64] = []
    /// The number of each card's most recent consecutive successful answers.
    private(set) var streak: [Int32] = []
    /// The interval that each card's last answer gave it, in the format of an exported log.
    private var lastInterval: [Int64] = []
    private var places = CardPlaces(capacity: 0)
    private(set) var losses = Losses()

    /// Reads cards and log, each on its own thread.
    ///
    /// - Throws: `AnkiError`, `CancellationError`.
    init(_ package: AnkiPackage, progress: (Double) -> Void) throws {
        // The log is joined to the cards once they are known.
        try Pipeline.run(capacity: 12) { hand in
            var batch: [AnkiReview] = []
            try package.forEachReview {
                batch.append($0)
                guard batch.count == 4096 else { return }
                try hand(batch)
                batch.removeAll(keepingCapacity: true)
            }
            try hand(batch)
        } use: { next in
            try readCards(package)
            progress(0.5)
            while let reviews = try next() {
                try Task.checkCancellation()
                for review in reviews { add(review) }
            }
        }
        sortAnswers()
        progress(1)
    }

    /// Groups the answers by card with a counting sort, which preserves their order of time.
    private mutating func sortAnswers() {
        firstAnswer = Array(repeating: 0, count: cards.count + 1)
        for answer in answers { firstAnswer[Int(answer.card) + 1] += 1 }
        for place in cards.indices { firstAnswer[place + 1] += firstAnswer[place] }
        var next = firstAnswer
        byCard = Array(repeating: 0, count: answers.count)
        for (place, answer) in answers.enumerated() {
            let card = Int(answer.card)
            byCard[Int(next[card])] = Int32(place)
            next[card] += 1
        }
    }

    /// Returns the answers to the card at an index, in order of time.
    func answers(of place: Int) -> some RandomAccessCollection<Answer> {
        byCard[Int(firstAnswer[place])..<Int(firstAnswer[place + 1])].lazy.map { answers[Int($0)] }
    }

    private mutating func readCards(_ package: AnkiPackage) throws {
        var repeated = 0
        var impossible = 0
        var last: (note: Int64, ordinal: Int)?
        let count = try package.cardCount()
        places = CardPlaces(capacity: count)
        cards.reserveCapacity(count)
        try package.forEachCard { card in
            guard last?.note != card.noteID || last?.ordinal != card.ordinal,
                places.insert(card.id, at: Int32(cards.count))
            else {
                repeated += 1
                return
            }
            last = (card.noteID, card.ordinal)
            if card.hadImpossibleNumbers { impossible += 1 }
            cards.append(card)
        }
        losses.add(.repeatedCards, repeated)
        losses.add(.cardNumbers, impossible)
        lastAnswer = Array(repeating: 0, count: cards.count)
        streak = Array(repeating: 0, count: cards.count)
        lastInterval = Array(repeating: 0, count: cards.count)
    }

    /// Returns the cards of a note.
    func cards(of note: Int64) -> Range<Int> {
        let start = cards.partitioningIndex { $0.noteID < note }
        return start..<(cards[start...].firstIndex { $0.noteID != note } ?? cards.count)
    }

    func place(ofCard id: Int64) -> Int? { places[id].map(Int.init) }

    private mutating func add(_ review: AnkiReview) {
        guard let place = places[review.cardID] else { return losses.add(.answersOfNoCard) }
        if review.ease == 0 || review.type > 3 {
            otherRows.append(review)
            return losses.add(.changesByHand)
        }
        // Answers in a filtered deck that did not change the schedule have no factor.
        if review.type == 3, review.factor == 0 {
            otherRows.append(review)
            return losses.add(.filteredAnswers)
        }
        guard (1...4).contains(review.ease), (0...3).contains(review.type), review.id >= 0,
            review.id <= SerialID<Review>.lastMillisecond
        else {
            return losses.add(.impossibleRatings)
        }
        if review.hasImpossibleNumbers { losses.add(.answerNumbers) }
        let card = Int(place)
        answers.append(
            Answer(
                card: place, type: Int8(review.type), rating: Int8(review.ease), isFirst: lastAnswer[card] == 0,
                factor: Int32(clamping: review.factor),
                duration: Int32(clamping: min(max(0, review.duration), Int64(Transaction.longestAnswer))),
                time: review.id, interval: Int32(clamping: review.interval),
                lastInterval: Int32(clamping: review.lastInterval)))
        let kept = answers[answers.count - 1]
        if kept.exportedInterval != review.interval || lastInterval[card] != review.lastInterval
            || kept.exportedType != review.type || Int64(kept.duration) != review.duration
        {
            irregularAnswers.append(review)
        }
        lastInterval[card] = kept.exportedInterval
        lastAnswer[card] = max(lastAnswer[card], review.id)
        streak[card] = review.ease == 1 ? 0 : streak[card] + 1
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

    /// The card's interval, in seconds.
    var seconds: Int64 {
        interval >= 0 ? min(Int64(interval), Self.longestInterval) * 86_400 : -Int64(interval)
    }

    /// The exported interval: in days, or negative in seconds.
    var exportedInterval: Int64 { AnkiReview.interval(seconds: seconds) }

    /// The type of the exported row.
    var exportedType: Int { AnkiReview.type(state) }

    /// In days. Anki has no longer ones, and made-up values could overflow.
    static let longestInterval: Int64 = 109_500
}

extension AnkiReview {
    /// Whether one of its numbers is out of range for Anki's log, or its interval is longer than any card's.
    var hasImpossibleNumbers: Bool {
        interval > AnkiContents.Answer.longestInterval || Int32(exactly: interval) == nil
            || Int32(exactly: lastInterval) == nil || !(0...Int64(Int32.max)).contains(factor)
            || !(0...Int64(Int32.max)).contains(duration)
    }

    /// Returns an interval in the format of Anki's log: in days, or negative in seconds.
    static func interval(seconds: Int64) -> Int64 { seconds % 86_400 == 0 ? seconds / 86_400 : -seconds }

    /// Returns the type of an answer to a card in a state.
    static func type(_ state: CardState) -> Int { state == .review ? 1 : state == .relearning ? 2 : 0 }

    /// Returns the kind of the row that stores the underivable data of an answer: below the kinds of rows that are not
    /// answers. It is its own inverse.
    static func irregular(_ type: Int) -> Int { -1 - type }
}

/// A map from card ids to indexes. A million answers use it, so it is simpler and faster than a dictionary.
struct CardPlaces: Sendable {
    private var ids: [Int64]
    private var places: [Int32]
    private let mask: Int
    private var count = 0

    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        mask = size - 1
        ids = Array(repeating: 0, count: size)
        places = Array(repeating: -1, count: size)
    }

    private func slot(_ id: Int64) -> Int {
        var slot = Int(truncatingIfNeeded: UInt64(bitPattern: id) &* 0x9E37_79B9_7F4A_7C15 >> 20) & mask
        while places[slot] >= 0, ids[slot] != id { slot = (slot + 1) & mask }
        return slot
    }

    /// Returns false if the id is already present or the map is full.
    mutating func insert(_ id: Int64, at place: Int32) -> Bool {
        let slot = slot(id)
        guard places[slot] < 0, count < mask else { return false }
        ids[slot] = id
        places[slot] = place
        count += 1
        return true
    }

    subscript(id: Int64) -> Int32? {
        let place = places[slot(id)]
        return place < 0 ? nil : place
    }
}
