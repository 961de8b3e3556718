import Model
import Phonology

extension Lexicon {
    /// How many of the commonest words with a reading are put in order. Those after them are seldom wanted.
    private static let mostOrdered = 24

    /// Returns the entries with a Chinese reading, the word first that a learner wants by it.
    ///
    /// - A syllable that is set off counts: `xi'an` is 西安 first. Where nothing is set off, the best word of another number of
    ///   syllables is the third: `xian` is 先, but also 西安.
    /// - A word that is learnt early comes before one that is only as common (书 before 属); a surname, and a character's rarer
    ///   reading (见 as xiàn), come after.
    func orderedNumbers(readAs reading: String, limit: Int) -> [UInt32] {
        let found = numbers(readAs: reading, limit: max(limit, Self.mostOrdered))
        guard let syllables = Pinyin.syllables(reading)?.count else { return Array(found.prefix(limit)) }
        let key = Self.readingKey(reading)
        var head: [(number: UInt32, syllables: Int, weight: Int, place: Int)] = []
        for (place, number) in found.prefix(Self.mostOrdered).enumerated() {
            guard let entry = entry(number) else { continue }
            head.append((number, Self.syllables(of: entry.reading), weight(of: entry, key), place))
        }
        head.sort { ($0.weight, $0.place) < ($1.weight, $1.place) }
        let same = head.filter { $0.syllables == syllables }
        let others = head.filter { $0.syllables != syllables }
        if !Self.isDivided(reading), same.count > 2, let best = others.first {
            head = Array(same.prefix(2)) + [best] + same.dropFirst(2) + others.dropFirst()
        } else {
            head = same + others
        }
        return Array((head.map { $0.number } + found.dropFirst(Self.mostOrdered)).prefix(limit))
    }

    /// The rank of an entry, made better for a word of the first levels, and worse for what is seldom meant.
    private func weight(of entry: Entry, _ key: String) -> Int {
        var weight = 12 * min(entry.frequencyRank ?? Self.rankOfUnranked, Self.rankOfUnranked)
        switch min(entry.hsk2 ?? 9, entry.hsk3 ?? 9) {
        case 1, 2: weight /= 4
        case 3, 4: weight /= 2
        default: break
        }
        let isName = entry.reading.unicodeScalars.first?.properties.isUppercase ?? false
        if isName, Self.syllables(of: entry.reading) == 1 { weight *= 8 }
        let usual = numbers(of: entry.headword, in: .chinese).first.flatMap { self.entry($0)?.reading }
        if let usual, Pinyin.key(usual) != Pinyin.key(key) { weight *= 8 }
        return weight
    }

    /// A damaged rank is no worse than none.
    private static let rankOfUnranked = 1_000_000

    /// Of a reading as dictionaries write it, "Xi1 an1".
    private static func syllables(of reading: String) -> Int { reading.split(separator: " ").count }

    /// Whether a reading says where a syllable ends.
    private static func isDivided(_ reading: String) -> Bool {
        reading.unicodeScalars.contains { "'’ -12345".unicodeScalars.contains($0) }
    }
}

// MARK: Several words

extension Lexicon {
    /// The longest text of pinyin that is divided, in syllables.
    private static let longestText = 24
    /// The most syllables of a word of it.
    private static let longestWord = 5

    /// Returns the words of a text in pinyin, each with the numbers of its entries: `womende` is 我们 and 的. As few words
    /// as can be, and of those the commonest.
    ///
    /// - Returns: Nothing if the text is not pinyin throughout, or if some of it is no word.
    public func words(ofPinyin text: String) -> [[Entry]] {
        guard let syllables = Pinyin.syllables(text), (2...Self.longestText).contains(syllables.count) else {
            return []
        }
        /// The best division of the first syllables: its cost, and where its last word begins.
        var best: [(cost: Int, start: Int)?] = [(0, 0)]
        for end in 1...syllables.count {
            var found: (cost: Int, start: Int)?
            for start in max(0, end - Self.longestWord)..<end {
                guard let before = best[start] else { continue }
                let numbers = numbers(readAs: Self.text(syllables[start..<end]), limit: 1)
                guard let number = numbers.first else { continue }
                let rank = record(number)?.rank ?? 0
                let cost = before.cost + 20_000 + (rank == 0 ? 60_000 : Int(min(rank, 60_000)))
                if found.map({ cost < $0.cost }) ?? true { found = (cost, start) }
            }
            best.append(found)
        }
        var words: [[Entry]] = []
        var end = syllables.count
        while end > 0, let last = best[end] {
            let reading = Self.text(syllables[last.start..<end])
            words.insert(orderedNumbers(readAs: reading, limit: 3).compactMap(entry), at: 0)
            end = last.start
        }
        return end == 0 ? words : []
    }

    private static func text(_ syllables: ArraySlice<PinyinSyllable>) -> String {
        var text = ""
        for syllable in syllables {
            if !text.isEmpty { text += " " }
            text += syllable.key
            if let tone = syllable.tone { text.unicodeScalars.append(tone.digit) }
        }
        return text
    }
}
