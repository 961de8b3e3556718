import Model

extension Segmenter {
    /// What it costs that a name stands here at all, beside the costs of its characters.
    static let personalNameCost: Int32 = Int32(2.0 * Cost.unit)
    static let foreignNameCost: Int32 = Int32(6.0 * Cost.unit)

    /// A surname and one or two given characters: 孟方立, 张伟. (Names the lexicon has are words already.)
    func addPersonalNames(at position: Int, length: Int) {
        let surname = nameCosts(position).surname
        guard surname != NameCosts.never, position + 1 < length else { return }
        let next = nameCosts(position + 1)
        if next.only != NameCosts.never {
            addName(from: position, to: position + 2, cost: Int32(surname) + Int32(next.only) + Self.personalNameCost)
        }
        guard position + 2 < length, next.first != NameCosts.never else { return }
        let last = nameCosts(position + 2)
        guard last.second != NameCosts.never else { return }
        addName(
            from: position, to: position + 3,
            cost: Int32(surname) + Int32(next.first) + Int32(last.second) + Self.personalNameCost)
    }

    /// A run of three or more characters that write sounds: 斯考尔, with the dots between the parts of a name.
    func addForeignNames(at position: Int, length: Int) {
        var end = position
        var cost = Self.foreignNameCost
        while end < length, end - position < 24 {
            let isDot = stretch.kinds[end] == ScalarKind.punctuation.rawValue
            guard isDot || stretch.flags[end].contains(.transliteration) else { break }
            if !isDot { cost += Int32(nameCosts(end).transliteration) }
            end += 1
            if end - position >= 3, !isDot { addName(from: position, to: end, cost: cost) }
        }
    }

    private func nameCosts(_ position: Int) -> NameCosts {
        tables.nameCosts[Int(stretch.codes[position])]
    }

    private func addName(from start: Int, to end: Int, cost: Int32) {
        guard !lattice.isFull else { return }
        lattice.add(
            start: start, end: end, word: 0, cost: UInt16(min(cost, 65535)), wordClass: tables.classes.name, kind: .name)
    }
}
