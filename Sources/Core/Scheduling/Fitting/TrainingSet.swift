import Model

/// Histories laid out for fitting: eight cards of similar length side by side, with duplicates merged.
struct TrainingSet {
    /// Eight histories.
    struct Block {
        /// The offset of the block in the arrays of the set.
        var start: Int
        /// The number of answers in the longest history; shorter ones are padded with answers of weight 0.
        var length: Int
    }

    private(set) var blocks: [Block] = []
    /// Days since the previous answer.
    private(set) var days: [Lanes] = []
    /// Ratings, 1 to 4.
    private(set) var ratings: [Lanes] = []
    /// The weight of each prediction: 0 for first answers, same-day answers and padding.
    private(set) var weights: [Lanes] = []
    /// The sum of all weights.
    private(set) var total = 0.0
    /// The number of distinct histories.
    private(set) var histories = 0

    /// The number of answers read per card. Longer histories are rare and would hold up everything else.
    static let longest = 512

    /// - Parameters:
    ///   - histories: Cards; those without a prediction are skipped.
    ///   - selects: Whether to include the card at an index.
    init(_ histories: [CardHistory], where selects: (Int) -> Bool) {
        var order: [(length: Int32, hash: UInt64, index: Int32)] = []
        order.reserveCapacity(histories.count)
        for index in histories.indices where selects(index) {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            // Answers after the last prediction have no effect.
            var used = 0
            for (place, answer) in histories[index].answers.prefix(Self.longest).enumerated() {
                if place > 0, answer.elapsedDays > 0 { used = place + 1 }
            }
            if used == 0 { continue }
            for answer in histories[index].answers[..<used] {
                hash = (hash ^ UInt64(UInt32(bitPattern: answer.elapsedDays) &* 5 &+ UInt32(answer.rating.rawValue)))
                hash = hash &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash >> 32
            }
            order.append((Int32(used), hash, Int32(index)))
        }
        order.sort { left, right in
            if left.length != right.length { return left.length < right.length }
            return left.hash != right.hash ? left.hash < right.hash : left.index < right.index
        }

        var lane = 8
        var start = 0
        var position = 0
        while position < order.count {
            let (length, hash, index) = order[position]
            var copies: Float = 1
            position += 1
            while position < order.count, order[position].length == length, order[position].hash == hash,
                Self.same(histories[Int(index)], histories[Int(order[position].index)], Int(length))
            {
                copies += 1
                position += 1
            }
            if lane == 8 {
                lane = 0
                start = days.count
                blocks.append(Block(start: start, length: Int(length)))
            }
            self.histories += 1
            let needed = start + Int(length)
            while days.count < needed {
                days.append(Lanes(repeating: 0))
                ratings.append(Lanes(repeating: 3))
                weights.append(Lanes(repeating: 0))
            }
            blocks[blocks.count - 1].length = Int(length)
            let answers = histories[Int(index)].answers
            for place in 0..<Int(length) {
                days[start + place][lane] = Float(answers[place].elapsedDays)
                ratings[start + place][lane] = Float(answers[place].rating.rawValue)
                if place > 0, answers[place].elapsedDays > 0 {
                    weights[start + place][lane] = copies
                    total += Double(copies)
                }
            }
            lane += 1
        }
    }

    private static func same(_ left: CardHistory, _ right: CardHistory, _ length: Int) -> Bool {
        for place in 0..<length where left.answers[place] != right.answers[place] { return false }
        return true
    }
}
