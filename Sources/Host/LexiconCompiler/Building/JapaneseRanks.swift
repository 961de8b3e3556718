import Lexicon
import Model

/// How often Japanese words are used, and at which level they are learned.
struct JapaneseRanks {
    /// The frequency rank of each entry, 1 for the commonest; 0 if it is unknown.
    private(set) var ranks: [Int]
    /// The estimated JLPT level of each entry, 5 to 1; 0 if it is unknown.
    private(set) var levels: [Int]

    /// - Parameters:
    ///   - byKey: The numbers of the entries under each headword and each reading, the likeliest first.
    init(
        of entries: [JapaneseEntryDraft], _ words: [JMdictWord], _ byKey: [String: [Int]], frequencies: WordfreqList,
        lists: JLPTLists
    ) {
        let shares = Self.shares(entries, words, byKey, frequencies)
        ranks = Self.ranks(entries, words.count, shares)
        levels = Self.levels(entries, words.count, byKey, lists, ranks)
    }

    /// How often each entry is used. Of several under one form, the likelier gets five times as much as the next; what is
    /// written in kana is the likeliest word alone. The stems of verbs and adjectives count as the word, unless they are
    /// words themselves.
    private static func shares(
        _ entries: [JapaneseEntryDraft], _ words: [JMdictWord], _ byKey: [String: [Int]], _ frequencies: WordfreqList
    ) -> [Double] {
        var shares = [Double](repeating: 0, count: entries.count)
        for (key, numbers) in byKey {
            guard let share = frequencies.shares[key] else { continue }
            let own = numbers.filter { entries[$0].headword == key }
            guard !own.isEmpty, entries[own[0]].isKana == false else {
                // What is usually written in kanji is hardly meant: なく is a form of ない, not 泣く.
                if let first = numbers.first { shares[first] += entries[first].isUsual ? share : share * 0.05 }
                continue
            }
            let whole = (0..<own.count).reduce(0.0) { sum, place in sum + Self.weight(place) }
            for (place, number) in own.enumerated() { shares[number] += share * Self.weight(place) / whole }
        }
        var claims: [String: [Int]] = [:]
        for (number, entry) in entries.enumerated() where shares[number] > 0 {
            guard let inflection = words[entry.word].inflection else { continue }
            for stem in inflection.stems(of: entry.headword) where frequencies.shares[stem] != nil {
                guard !(byKey[stem]?.contains { entries[$0].isCommon } ?? false) else { continue }
                claims[stem, default: []].append(number)
            }
        }
        let base = shares
        for (stem, numbers) in claims {
            let whole = numbers.reduce(0) { $0 + base[$1] }
            for number in numbers { shares[number] += (frequencies.shares[stem] ?? 0) * base[number] / whole }
        }
        return shares
    }

    private static func weight(_ place: Int) -> Double {
        var weight = 1.0
        for _ in 0..<min(place, 8) { weight /= 5 }
        return weight
    }

    /// Ranks words by the sum of their entries; a rare way to write a common word has the rank of a rare word. What was
    /// never counted, because analysers divide it, has the rank that its band in newspapers stands for.
    private static func ranks(_ entries: [JapaneseEntryDraft], _ wordCount: Int, _ shares: [Double]) -> [Int] {
        var sums = [Double](repeating: 0, count: wordCount)
        var mostOf = [Double](repeating: 0, count: wordCount)
        for (number, entry) in entries.enumerated() {
            sums[entry.word] += shares[number]
            mostOf[entry.word] = max(mostOf[entry.word], shares[number])
        }
        let order = sums.filter { $0 > 0 }.sorted(by: >)
        return entries.enumerated().map { number, entry in
            let isMain = shares[number] > 0 && shares[number] == mostOf[entry.word]
            let share = isMain ? sums[entry.word] : shares[number]
            if share > 0 { return 1 + order.partitioningIndex { $0 <= share } }
            guard entry.isCommon, sums[entry.word] == 0 else { return 0 }
            return entry.newspaperBand.map { $0 * 500 + 250 } ?? 12_000
        }
    }

    /// The last rank of the words that nobody can do without.
    private static let commonest = 400

    /// The levels of the lists; for words that are in none, as if the lists went on by frequency. A word in kana that is among
    /// the very commonest (すぐ, さん) is learnt first, though a list has another word of that sound among the hardest.
    private static func levels(
        _ entries: [JapaneseEntryDraft], _ wordCount: Int, _ byKey: [String: [Int]], _ lists: JLPTLists, _ ranks: [Int]
    ) -> [Int] {
        /// By word and reading: a level holds for each way to write the word.
        struct Sound: Hashable {
            var word: Int
            var reading: String
        }
        var listed: [Sound: Int] = [:]
        for (key, level) in lists.levels {
            let numbers = byKey[key.word] ?? []
            let fitting = numbers.first { entries[$0].reading == key.reading && entries[$0].headword == key.word }
            guard let number = fitting ?? numbers.first(where: { entries[$0].reading == key.reading }) else { continue }
            let sound = Sound(word: entries[number].word, reading: key.reading)
            listed[sound] = max(listed[sound] ?? 0, level)
        }
        let sizes = (1...5).reversed().map { level in (level, lists.levels.values.count { $0 >= level }) }
        return entries.enumerated().map { number, entry in
            let isFirst = entry.isKana && ranks[number] > 0 && ranks[number] <= Self.commonest
            let level = listed[Sound(word: entry.word, reading: entry.reading)]
            if let level, level > 2 || !isFirst { return level }
            guard ranks[number] > 0, entry.isCommon || entry.isUsual else { return 0 }
            return sizes.first { ranks[number] <= $0.1 }?.0 ?? 0
        }
    }
}

extension [Double] {
    /// The first index from which on a condition holds, in an array in which it holds for no earlier element.
    fileprivate func partitioningIndex(_ holds: (Double) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
