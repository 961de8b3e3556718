/// Collects the keys of one index, each with the numbers of its results.
struct IndexBuilder {
    private struct Item {
        /// The key's first eight bytes, which suffice for most comparisons.
        var head: UInt64
        var start: Int
        var length: Int
        /// The sort key of a result: cheaper ones come first.
        var cost: Float
        var number: UInt32
        /// The position in the order of insertion, which decides between equal costs.
        var order: Int
    }

    private var text: [UInt8] = []
    private var items: [Item] = []

    /// Longer keys are left out: nobody types them, and they are errors in the dictionary.
    static let longestKey = 200

    /// Indexes `number` under `key`.
    mutating func add(_ key: some StringProtocol, _ number: UInt32, cost: Float = 0) {
        let start = text.count
        text.append(contentsOf: key.utf8)
        let length = text.count - start
        guard (1..<Self.longestKey).contains(length) else {
            text.removeLast(length)
            return
        }
        var head: UInt64 = 0
        for index in 0..<8 { head = head << 8 | (index < length ? UInt64(text[start + index]) : 0) }
        items.append(Item(head: head, start: start, length: length, cost: cost, number: number, order: items.count))
    }

    /// The index in its file format, with the keys in byte order.
    struct Sections {
        /// For each key the offsets of its text and of its numbers, followed by a pair for the end.
        var offsets: [UInt32] = []
        var text: [UInt8] = []
        var numbers: [UInt32] = []
        /// For each key, the rank of its commonest result.
        var ranks: [UInt16] = []
    }

    /// - Parameters:
    ///   - limit: The most results kept under one key; the cheapest are kept.
    ///   - rank: Returns the frequency rank of a result, 1 for the commonest, 0 if there is none.
    func sections(limit: Int, rank: (UInt32) -> UInt32) -> Sections {
        var sections = Sections()
        text.withUnsafeBufferPointer { text in
            func compare(_ left: Item, _ right: Item) -> Int {
                if left.head != right.head { return left.head < right.head ? -1 : 1 }
                var index = 8
                while index < left.length, index < right.length {
                    let (first, second) = (text[left.start + index], text[right.start + index])
                    if first != second { return first < second ? -1 : 1 }
                    index += 1
                }
                return left.length - right.length
            }
            let sorted = items.sorted { left, right in
                let order = compare(left, right)
                return order != 0 ? order < 0 : (left.cost, left.order) < (right.cost, right.order)
            }
            var index = 0
            while index < sorted.count {
                let key = sorted[index]
                sections.offsets.append(UInt32(sections.text.count))
                sections.offsets.append(UInt32(sections.numbers.count))
                sections.text.append(contentsOf: text[key.start..<key.start + key.length])
                let first = sections.numbers.count
                while index < sorted.count, compare(sorted[index], key) == 0 {
                    let number = sorted[index].number
                    if sections.numbers.count - first < limit, !sections.numbers[first...].contains(number) {
                        sections.numbers.append(number)
                    }
                    index += 1
                }
                let commonest = sections.numbers[first...].lazy.map(rank).filter { $0 > 0 }.min()
                sections.ranks.append(commonest.map { UInt16(min($0, UInt32(UInt16.max) - 1)) } ?? .max)
            }
        }
        sections.offsets.append(UInt32(sections.text.count))
        sections.offsets.append(UInt32(sections.numbers.count))
        return sections
    }
}
