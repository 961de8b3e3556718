import Model

extension Segmenter {
    /// The base cost of a name, besides the costs of its characters.
    static let personalNameCost = Int32(4.5 * Cost.unit)
    static let foreignNameCost = Int32(8.0 * Cost.unit)
    /// The additional cost of a given name that is also a common word: 王老师 and 陈先生 are a surname and a title.
    static let commonGivenNameCost = Int32(6.0 * Cost.unit)
    /// The additional cost of a given name that begins a common word: 王大人 is no 王大.
    static let brokenWordCost = Int32(5.0 * Cost.unit)
    /// The maximum cost of a common word.
    static let commonWordCost = Cost.of(nats: 11)
    /// The cost of a character in a dotted name that is unusual there (简·爱).
    static let unusualNameCharacterCost = Int32(7.0 * Cost.unit)

    /// Adds a surname with one or two given characters: 孟方立, 张伟. (Names in the lexicon are already words.)
    func addPersonalNames(at position: Int, length: Int) {
        let surname = nameCosts(position).surname
        guard surname != NameCosts.never, position + 1 < length, !isCounting(position),
            !isCounting(position + 1)
        else { return }
        let next = nameCosts(position + 1)
        let following = matches.match(from: position + 1, to: position + 3)
        let begins = following.map { !tables.isPhrase($0.word) && $0.cost.cost < Self.commonWordCost } ?? false
        if next.only != NameCosts.never {
            let cost = Int32(surname) + Int32(next.only) + Self.personalNameCost
            addName(from: position, to: position + 2, cost: begins ? cost + Self.brokenWordCost : cost)
        }
        guard position + 2 < length, next.first != NameCosts.never else { return }
        let last = nameCosts(position + 2)
        guard last.second != NameCosts.never else { return }
        var cost = Int32(surname) + Int32(next.first) + Int32(last.second) + Self.personalNameCost
        if begins { cost += Self.commonGivenNameCost }
        addName(from: position, to: position + 3, cost: cost)
    }

    /// Whether the character counts what follows, behind 那, which is a surname, too: 那道天雷 is no 那道天, and has no 道天雷.
    private func isCounting(_ position: Int) -> Bool {
        guard position > 0, stretch.scalars[position - 1] == 0x90A3 else { return false }
        let word = tables.word(ofCharacter: stretch.code(position))
        return word != 0 && tables.wordCosts[Int(word)].kinds.contains(.measure)
    }

    /// Adds runs of three or more characters that transliterate sounds: 斯考尔.
    func addForeignNames(at position: Int, length: Int) {
        if isCounting(position) { return }
        var end = position
        var cost = Self.foreignNameCost
        while end < length, end - position < 12, stretch.flags(end).contains(.transliteration) {
            cost += Int32(nameCosts(end).transliteration)
            end += 1
            if end - position >= 3 { addName(from: position, to: end, cost: cost) }
        }
    }

    /// Adds a name whose parts are joined by dots: 列夫·托尔斯泰, 简·爱, 马丁·路德·金.
    func addDottedName(at position: Int, length: Int) {
        var dot = position
        while dot < length, dot - position <= 6, stretch.isKind(.han, dot) { dot += 1 }
        guard dot < length, dot > position, dot - position <= 6, stretch.scalars[dot].isNameDot else { return }
        guard let first = partCost(from: position, to: dot) else { return }
        var cost = Self.foreignNameCost + first
        // 《新唐书·西域传》 has a dot too, but nothing that transliterates foreign sounds.
        var isForeign = isTransliterated(from: position, to: dot)
        var end = dot
        while end < length, stretch.scalars[end].isNameDot {
            let start = end + 1
            let next = partEnd(from: start, length: length)
            guard next > start else { break }
            cost += partCost(from: start, to: next) ?? Self.unusualNameCharacterCost
            isForeign = isForeign || isTransliterated(from: start, to: next)
            end = next
        }
        if end > dot, isForeign { addName(from: position, to: end, cost: cost) }
    }

    /// Returns the cost of one part of a dotted name; nil if it does not look like one.
    private func partCost(from start: Int, to end: Int) -> Int32? {
        if end - start > 1, isTransliterated(from: start, to: end) {
            return (start..<end).reduce(0) { $0 + Int32(nameCosts($1).transliteration) / 2 }
        }
        if end - start == 1 { return Self.unusualNameCharacterCost }
        let word = word(from: start, to: end)
        return word != 0 ? Int32(tables.wordCosts[Int(word)].cost) / 2 : nil
    }

    /// Returns whether a part has two characters or more, all of which transliterate foreign sounds.
    private func isTransliterated(from start: Int, to end: Int) -> Bool {
        end - start > 1 && (start..<end).allSatisfy { stretch.flags($0).contains(.transliteration) }
    }

    /// Returns where a part after a dot ends: after its transliteration, after the longest word, or after one
    /// character.
    private func partEnd(from start: Int, length: Int) -> Int {
        var end = start
        while end < length, end - start < 8, stretch.flags(end).contains(.transliteration) { end += 1 }
        var wordEnd = min(start + 5, length)
        while wordEnd > max(end, start + 1), word(from: start, to: wordEnd) == 0 { wordEnd -= 1 }
        let hasCharacter = start < length && stretch.isKind(.han, start)
        return max(end, wordEnd, hasCharacter ? start + 1 : start)
    }

    /// Returns the word between two positions; 0 if there is none.
    func word(from start: Int, to end: Int) -> UInt32 {
        var state = Int(stretch.code(start))
        for position in (start + 1)..<end {
            state = tables.child(of: state, code: stretch.code(position))
            if state == 0 { return 0 }
        }
        let word = state == 0 ? 0 : tables.cells[state].word
        return tables.isPhrase(word) ? 0 : word
    }

    private func nameCosts(_ position: Int) -> NameCosts {
        tables.nameCosts[Int(stretch.code(position))]
    }

    private func addName(from start: Int, to end: Int, cost: Int32) {
        guard !lattice.isFull else { return }
        let cost = WordCost(cost: UInt16(min(cost, 65535)), wordClass: tables.classes.name)
        lattice.add(start: start, end: end, word: 0, cost: cost, kind: .name)
    }
}

extension UInt32 {
    /// Whether it is a dot between the parts of a foreign name: · • ‧ ・
    var isNameDot: Bool { self == 0xB7 || self == 0x2022 || self == 0x2027 || self == 0x30FB }
}
