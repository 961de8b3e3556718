import Model

extension Segmenter {
    /// The cost of a character that is in no table.
    static let unknownCost = Cost.of(nats: 16)
    /// The cost of a number, whatever its digits.
    static let numberCost = Cost.of(nats: 8)
    /// The cost of a run of letters.
    static let letterCost = Cost.of(nats: 8)

    /// Adds every possible token of the stretch, ordered by start.
    func fillLattice(length: Int) {
        matches.find(in: stretch, tables)
        lattice.begin(length: length)
        for position in 0..<length {
            lattice.open(position)
            guard lattice.isReached(position) else { continue }
            addToken(at: position, length: length)
            let isTerm = !corrections.isEmpty && addCorrections(at: position)
            guard !lattice.isFull else { continue }
            addWords(at: position)
            if stretch.hasNameDot { addDottedName(at: position, length: length) }
            let flags = stretch.flags(position)
            if flags.isEmpty { continue }
            if flags.contains(.ordinal) { addOrdinal(at: position, length: length) }
            if flags.contains(.numeral) { addChineseNumbers(at: position, length: length) }
            // Where the whole book tells the name, there is no need to guess how far it goes.
            if flags.contains(.surname), !isTerm { addPersonalNames(at: position, length: length) }
            if flags.contains(.transliteration) { addForeignNames(at: position, length: length) }
        }
    }

    /// Adds the token that always exists at a position, so that every text has a path: one character, or a whole run of
    /// digits, letters or kana.
    @inline(__always)
    private func addToken(at position: Int, length: Int) {
        guard stretch.isKind(.han, position) else { return addRun(at: position, length: length) }
        let word = tables.word(ofCharacter: stretch.code(position))
        if word != 0 {
            lattice.add(start: position, end: position + 1, word: word, cost: tables.wordCosts[Int(word)], kind: .word)
        } else {
            let cost = WordCost(cost: Self.unknownCost, wordClass: tables.classes.unknown)
            lattice.add(start: position, end: position + 1, word: 0, cost: cost, kind: .unknown)
        }
    }

    private func addRun(at position: Int, length: Int) {
        let kind = stretch.infos[position].kind
        var end = position + 1
        if kind == .digit {
            while end < length, stretch.isKind(.digit, end) || stretch.isKind(.punctuation, end) { end += 1 }
            addNumber(from: position, to: end)
            addDate(from: position, numberEnd: end, length: length)
        } else {
            while end < length, stretch.isKind(kind, end) || (kind == .letter && isInsideLatinWord(end)) { end += 1 }
            lattice.add(
                start: position, end: end, word: 0,
                cost: WordCost(cost: Self.letterCost, wordClass: tables.classes.latin),
                kind: kind == .punctuation ? .punctuation : .latin)
        }
    }

    /// Returns whether a position continues a Latin word: a digit after letters (iPhone15, MP3), an apostrophe or a
    /// hyphen.
    private func isInsideLatinWord(_ position: Int) -> Bool {
        let scalar = stretch.scalars[position]
        return stretch.isKind(.digit, position) || scalar == 0x27 || scalar == 0x2019 || scalar == 0x2D
    }

    /// Adds the lexicon words of more than one character that start at a position.
    @inline(__always)
    private func addWords(at position: Int) {
        for match in matches.beginning(at: position)
        where corrections.isEmpty || !corrections.replaces(word: match.word) {
            lattice.add(start: position, end: Int(match.end), word: match.word, cost: match.cost, kind: .word)
        }
    }

    /// Adds the learner's corrections at this position, each a word of its own or a phrase with its splits, and the words
    /// that the book repeats.
    ///
    /// - Returns: Whether there is one of the latter.
    private func addCorrections(at position: Int) -> Bool {
        var isTerm = false
        corrections.forEachMatch(in: stretch, at: position) { index, end in
            let item = corrections.items[index]
            let number = CorrectionTable.wordBase + UInt32(index)
            if item.isTerm {
                isTerm = true
                lattice.add(
                    start: position, end: end, word: number,
                    cost: WordCost(cost: item.cost, wordClass: tables.classes.name), kind: .name)
            } else {
                let isMerge = item.partLengths.count == 1
                lattice.add(
                    start: position, end: end, word: isMerge ? item.word : number,
                    cost: WordCost(cost: isMerge && !item.isOwn ? 0 : item.cost, wordClass: tables.classes.unknown),
                    kind: .word)
            }
        }
        return isTerm
    }

    /// Returns the lengths, in characters, of the words of a phrase.
    func phraseParts(_ word: UInt32) -> [Int] {
        if word >= CorrectionTable.wordBase {
            return corrections.items[Int(word - CorrectionTable.wordBase)].partLengths
        }
        var packed = tables.splits(ofPhrase: word)
        var parts: [Int] = []
        while packed != 0 {
            parts.append(Int(packed & 0xF))
            packed >>= 4
        }
        return parts
    }
}
