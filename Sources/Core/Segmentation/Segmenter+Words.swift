import Model

/// Kinds of lattice nodes: those of ``Token/Kind``, and phrases, which become several tokens.
enum NodeKind {
    static let phrase: UInt8 = 200
}

extension Segmenter {
    /// Cost of a character that no table knows.
    static let unknownCost = Cost.from(probability: 16)
    /// Cost of a number, whatever its digits.
    static let numberCost = Cost.from(probability: 8)
    /// Cost of a run of letters.
    static let letterCost = Cost.from(probability: 8)

    /// Adds every token that could stand in the stretch, in the order of where they start.
    func fillLattice(length: Int) {
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
        if kind == ScalarKind.han.rawValue {
            let code = Int(stretch.codes[position])
            let cell = tables.cells[code]
            if code != 0, cell.word != 0 {
                lattice.add(
                    start: position, end: position + 1, word: cell.word, cost: cell.cost, wordClass: cell.wordClass,
                    kind: .word)
            } else {
                lattice.add(
                    start: position, end: position + 1, word: 0, cost: Self.unknownCost,
                    wordClass: tables.classes.unknown, kind: .unknown)
            }
        } else {
            addRun(of: kind, at: position, length: length)
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
            lattice.add(
                start: position, end: end, word: 0, cost: Self.numberCost, wordClass: tables.classes.number,
                kind: .number)
            addDate(from: position, numberEnd: end, length: length)
        } else {
            while end < length, stretch.kinds[end] == kind || isInsideLatinWord(end, kind) { end += 1 }
            lattice.add(
                start: position, end: end, word: 0, cost: Self.letterCost, wordClass: tables.classes.latin,
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
        let pair = Int(stretch.pairs[position])
        guard pair != 0 else { return }
        addWord(from: position, to: position &+ 2, state: pair)
        var state = Int(stretch.triples[position])
        var end = position &+ 3
        while state != 0 {
            addWord(from: position, to: end, state: state)
            guard end < length else { return }
            state = tables.child(of: state, code: stretch.codes[end])
            end &+= 1
        }
    }

    @inline(__always)
    private func addWord(from start: Int, to end: Int, state: Int) {
        let cell = tables.cells + state
        guard cell.pointee.word != 0 else { return }
        if cell.pointee.flags & TrieCell.isPhrase != 0 {
            lattice.addPhrase(
                start: start, end: end, word: cell.pointee.word, cost: cell.pointee.cost,
                wordClass: cell.pointee.wordClass)
        } else if corrections.isEmpty || !corrections.replaces(word: cell.pointee.word) {
            lattice.add(
                start: start, end: end, word: cell.pointee.word, cost: cell.pointee.cost,
                wordClass: cell.pointee.wordClass, kind: .word)
        }
    }

    /// Adds what the learner has put right at this position: a word of their own, or a phrase with its splits.
    private func addCorrections(at position: Int, length: Int) {
        corrections.forEachMatch(codes: stretch.codes, scalars: stretch.scalars, at: position, length: length) {
            index, end in
            let correction = corrections.items[index]
            if correction.partLengths.count == 1 {
                lattice.add(
                    start: position, end: end, word: correction.word, cost: 0, wordClass: tables.classes.unknown,
                    kind: .word)
            } else {
                lattice.addPhrase(
                    start: position, end: end, word: CorrectionTable.wordBase + UInt32(index),
                    cost: correction.cost, wordClass: tables.classes.unknown)
            }
        }
    }

    /// The lengths, in characters, of the words of a phrase node.
    func phraseParts(_ node: Lattice.Node) -> [Int] {
        if node.word >= CorrectionTable.wordBase {
            return corrections.items[Int(node.word - CorrectionTable.wordBase)].partLengths
        }
        var packed = tables.phraseSplits[Int(node.word) - 1]
        var parts: [Int] = []
        while packed != 0 {
            parts.append(Int(packed & 0xF))
            packed >>= 4
        }
        return parts
    }
}

extension Lattice {
    /// Adds a phrase: a node that stands for several words with known boundaries.
    mutating func addPhrase(start: Int, end: Int, word: UInt32, cost: UInt16, wordClass: UInt8) {
        add(start: start, end: end, word: word, cost: cost, wordClass: wordClass, kind: .word)
        nodes[count - 1].kind = NodeKind.phrase
    }
}
