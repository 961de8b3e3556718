import Model

extension Segmenter {
    /// Cost of a character that no table knows.
    static let unknownCost = Cost.from(probability: 16)
    /// Cost of a number, whatever its digits.
    static let numberCost = Cost.from(probability: 8)
    /// Cost of a run of letters.
    static let letterCost = Cost.from(probability: 8)

    /// Adds every token that could stand in the stretch, in the order of where they start.
    func fillLattice(length: Int) {
        stretch.findWordBeginnings(tables)
        lattice.begin(length: length)
        for position in 0..<length {
            lattice.open(position)
            guard lattice.isReached(position) else { continue }
            addToken(at: position, length: length)
            if !corrections.isEmpty { addCorrections(at: position, length: length) }
            guard !lattice.isFull else { continue }
            addWords(at: position, length: length)
            if stretch.hasNameDot { addDottedName(at: position, length: length) }
            let flags = stretch.flags[position]
            if flags.isEmpty { continue }
            if flags.contains(.ordinal) { addOrdinal(at: position, length: length) }
            if flags.contains(.numeral) { addChineseNumbers(at: position, length: length) }
            if flags.contains(.surname) { addPersonalNames(at: position, length: length) }
            if flags.contains(.transliteration) { addForeignNames(at: position, length: length) }
        }
    }

    /// The token that always exists at a position, so that there is a way through any text: one character, or a
    /// whole run of digits, letters or kana.
    @inline(__always)
    private func addToken(at position: Int, length: Int) {
        let kind = stretch.kinds[position]
        guard kind == ScalarKind.han.rawValue else { return addRun(of: kind, at: position, length: length) }
        let word = tables.word(ofCharacter: stretch.codes[position])
        if word != 0 {
            lattice.add(start: position, end: position + 1, word: word, cost: tables.wordCosts[Int(word)], kind: .word)
        } else {
            let cost = WordCost(cost: Self.unknownCost, wordClass: tables.classes.unknown)
            lattice.add(start: position, end: position + 1, word: 0, cost: cost, kind: .unknown)
        }
    }

    private func addRun(of kind: UInt8, at position: Int, length: Int) {
        var end = position + 1
        if kind == ScalarKind.digit.rawValue {
            while end < length,
                stretch.kinds[end] == kind || stretch.kinds[end] == ScalarKind.punctuation.rawValue
            {
                end += 1
            }
            addNumber(from: position, to: end)
            addDate(from: position, numberEnd: end, length: length)
        } else {
            while end < length, stretch.kinds[end] == kind || isInsideLatinWord(end, kind) { end += 1 }
            lattice.add(
                start: position, end: end, word: 0,
                cost: WordCost(cost: Self.letterCost, wordClass: tables.classes.latin),
                kind: kind == ScalarKind.punctuation.rawValue ? .punctuation : .latin)
        }
    }

    /// Digits after letters (iPhone15, MP3) and the apostrophe or hyphen inside a word belong to the word.
    private func isInsideLatinWord(_ position: Int, _ kind: UInt8) -> Bool {
        guard kind == ScalarKind.letter.rawValue else { return false }
        let scalar = stretch.scalars[position]
        return stretch.kinds[position] == ScalarKind.digit.rawValue || scalar == 0x27 || scalar == 0x2019 || scalar == 0x2D
    }

    /// The words of the lexicon that start at a position and have more than one character.
    @inline(__always)
    private func addWords(at position: Int, length: Int) {
        let pair = stretch.pairs[position]
        guard pair.state != 0 else { return }
        addWord(from: position, to: position &+ 2, pair.word, pair.cost)
        let triple = stretch.triples[position]
        guard triple.state != 0 else { return }
        addWord(from: position, to: position &+ 3, triple.word, triple.cost)
        var state = Int(triple.state)
        var end = position &+ 3
        while end < length {
            state = tables.child(of: state, code: stretch.codes[end])
            guard state != 0 else { return }
            end &+= 1
            let word = tables.cells[state].word
            addWord(from: position, to: end, word, tables.wordCosts[Int(word)])
        }
    }

    @inline(__always)
    private func addWord(from start: Int, to end: Int, _ word: UInt32, _ cost: WordCost) {
        guard word != 0, corrections.isEmpty || !corrections.replaces(word: word) else { return }
        lattice.add(start: start, end: end, word: word, cost: cost, kind: .word)
    }

    /// Adds what the learner has put right at this position: a word of their own, or a phrase with its splits.
    private func addCorrections(at position: Int, length: Int) {
        corrections.forEachMatch(codes: stretch.codes, scalars: stretch.scalars, at: position, length: length) {
            index, end in
            let correction = corrections.items[index]
            let isMerge = correction.partLengths.count == 1
            lattice.add(
                start: position, end: end, word: isMerge ? correction.word : CorrectionTable.wordBase + UInt32(index),
                cost: WordCost(cost: isMerge ? 0 : correction.cost, wordClass: tables.classes.unknown), kind: .word)
        }
    }

    /// The lengths, in characters, of the words of a phrase.
    func phraseParts(_ word: UInt32) -> [Int] {
        if word >= CorrectionTable.wordBase {
            return corrections.items[Int(word - CorrectionTable.wordBase)].partLengths
        }
        var packed = tables.phraseSplits[Int(word - tables.wordCount) - 1]
        var parts: [Int] = []
        while packed != 0 {
            parts.append(Int(packed & 0xF))
            packed >>= 4
        }
        return parts
    }
}
