/// Collects the keys of one index, each with the numbers of what is found under it.
struct IndexBuilder {
    private struct Item {
        /// The key's first eight bytes, so that most comparisons need nothing else.
        var head: UInt64
        var start: Int
        var length: Int
        /// What is dearer is found later.
        var cost: Float
        var number: UInt32
        /// Place in the order of adding, which decides among equal costs.
        var order: Int
    }

    private var text: [UInt8] = []
    private var items: [Item] = []

    /// Longer keys are left out: nobody types them, and they are mistakes of the dictionary.
    static let longestKey = 200

    /// Makes `number` found under `key`.
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

    /// The index as it is written: keys in the order of their bytes.
    struct Sections {
        /// For each key where its text and its numbers begin; one more pair closes the last.
        var offsets: [UInt32] = []
        var text: [UInt8] = []
        var numbers: [UInt32] = []
        /// For each key the rank of the commonest that is found under it.
        var ranks: [UInt16] = []
    }

    /// - Parameters:
    ///   - limit: The greatest number of entries kept under one key; the cheapest are.
    ///   - rank: Frequency rank of what has a number, 1 for the commonest, 0 where there is none.
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
