import Model

/// Several sets of parameters on the same reviews.
struct Comparison {
    private let current: FSRS
    private(set) var before = Judgement()
    private(set) var after: [Judgement]
    /// The loss of each card and its number of predictions, before; and by how much each candidate's loss is less.
    private var losses: [(loss: Double, count: Int)] = []
    private var gains: [[Double]]
    /// Where the cards begin that were added last.
    private var start = 0

    init(_ current: FSRS, candidates: Int) {
        self.current = current
        after = [Judgement](repeating: Judgement(), count: candidates)
        gains = [[Double]](repeating: [], count: candidates)
    }

    mutating func addBefore(_ cards: [CardHistory]) {
        start = losses.count
        for card in cards {
            let count = before.count
            let loss = before.add(card, by: current)
            losses.append((loss, before.count - count))
        }
    }

    mutating func add(_ cards: [CardHistory], _ fitted: FSRS, _ candidate: Int) {
        for (place, card) in cards.enumerated() {
            gains[candidate].append(losses[start + place].loss - after[candidate].add(card, by: fitted))
        }
    }

    private func gain(of candidate: Int) -> Double { gains[candidate].reduce(0, +) }

    /// The candidate whose loss is least, of those that were judged on all reviews.
    var best: Int {
        var best = 0
        for candidate in gains.indices where gains[candidate].count == losses.count {
            if gain(of: candidate) > gain(of: best) { best = candidate }
        }
        return best
    }

    /// By how many of its standard errors a candidate's loss is less; cards are independent, the reviews of one are not.
    func certainty(of candidate: Int) -> Double {
        guard gains[candidate].count == losses.count else { return 0 }
        let sum = gain(of: candidate)
        let mean = sum / Double(max(1, before.count))
        var squares = 0.0
        for (gain, (_, count)) in zip(gains[candidate], losses) {
            let distance = gain - mean * Double(count)
            squares += distance * distance
        }
        return squares > 0 ? sum / squareRoot(squares) : 0
    }

    /// Whether more reviews would hardly change what is chosen.
    var isSettled: Bool {
        let certainty = certainty(of: best)
        return certainty > 3 || certainty < 0.5
    }
}
