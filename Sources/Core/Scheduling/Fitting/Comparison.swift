import Mathematics
import Model

/// A comparison of several parameter sets on the same reviews.
struct Comparison {
    private let current: FSRS
    private(set) var before = Judgement()
    private(set) var after: [Judgement]
    /// Each card's loss under the current parameters with its number of predictions, and how much each candidate lowers
    /// it.
    private var losses: [(loss: Double, count: Int)] = []
    private var gains: [[Double]]
    /// The index of the first card of the latest batch.
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

    /// The candidate with the smallest loss among those evaluated on all reviews.
    var best: Int {
        var best = 0
        for candidate in gains.indices where gains[candidate].count == losses.count {
            if gain(of: candidate) > gain(of: best) { best = candidate }
        }
        return best
    }

    /// Returns a candidate's reduction in loss, in standard errors. Cards are independent; reviews of one card are not.
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

    /// Whether more reviews would be unlikely to change the choice.
    var isSettled: Bool {
        let certainty = certainty(of: best)
        return certainty > 3 || certainty < 0.5
    }
}
