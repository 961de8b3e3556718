import Phonology

/// Assigns every word a usual reading: the dictionary's or, for a word that is in no dictionary, that of its parts.
struct ReadingComposer {
    private var readings: [String: [String]] = [:]
    private let rules: [String: [ReadingRule]]
    private let longest: Int

    /// - Parameters:
    ///   - entries: The dictionary.
    ///   - rules: Readings that replace the dictionary's, and their conditions.
    ///   - senses: The usual readings of words that `rules` does not have.
    init(entries: [CEDICTEntry], rules: ReadingRuleFile, senses: ChineseSenses) {
        self.rules = rules.rules
        var best: [String: (weight: Int, syllables: [String])] = [:]
        var longest = 1
        for entry in entries {
            guard let syllables = Self.syllables(entry) else { continue }
            longest = max(longest, syllables.count)
            // The entry that the table names decides before any other.
            let isNamed = senses.reading(of: entry.simplified).map { $0 == entry.pinyin } ?? false
            let weight = isNamed ? .max : Self.weight(entry)
            if let known = best[entry.simplified], known.weight >= weight { continue }
            best[entry.simplified] = (weight, syllables)
        }
        readings = best.mapValues(\.syllables)
        for (word, syllables) in rules.defaults { readings[word] = syllables }
        self.longest = longest
    }

    /// One numbered syllable per character, in lower case, with ü as `u:`; nil if the entry has no such reading.
    static func syllables(_ entry: CEDICTEntry) -> [String]? {
        let count = entry.simplified.unicodeScalars.count
        let parts = entry.pinyin.split(separator: " ").map { $0.lowercased() }
        if parts.count == count { return parts }
        let spoken = parts.filter { $0.first?.isLetter ?? false }
        return spoken.count == count ? spoken : nil
    }

    /// Cross-references, surnames and archaic readings are not the usual ones.
    private static func weight(_ entry: CEDICTEntry) -> Int {
        let text = entry.definitions.joined(separator: "/")
        var weight = min(20, entry.definitions.count * 2)
        if entry.isProperName { weight -= 30 }
        for mark in [
            "variant of", "old variant", "archaic", "surname ", "see ", "used in", "(literary)", "(old)", "(Tw)",
            "(dialect)", "erhua",
        ]
        where text.contains(mark) { weight -= mark == "surname " || mark.contains("variant") ? 12 : 6 }
        return weight
    }

    /// How unusual an entry is among those of its word: 0 for the usual reading, more for other readings, names and
    /// cross-references.
    func oddity(of entry: CEDICTEntry) -> Int {
        let isUsual = Self.syllables(entry) == syllables(of: entry.simplified)
        let pointsElsewhere = entry.borrowed > 0 || entry.onlyRefers || entry.isVariantOfItself
        return (isUsual ? 0 : 4) + (entry.isProperName ? 2 : 0) + (pointsElsewhere ? 1 : 0)
    }

    /// Whether `#` in a set of a rule stands for a character.
    private static func isNumber(_ scalar: UInt32) -> Bool {
        (0x30...0x39).contains(scalar) || ChineseTables.isNumeral(scalar)
    }

    /// The reading that the rules select for a part of a word by its context in the word; nil if no rule applies.
    private func chosen(_ part: String, at position: Int, in characters: [Character]) -> [String]? {
        guard let rules = rules[part] else { return nil }
        func holds(_ elements: [ReadingRule.Element], _ step: Int, from start: Int) -> Bool {
            for (offset, element) in elements.enumerated() {
                let place = start + offset * step
                guard characters.indices.contains(place), let scalar = characters[place].unicodeScalars.first?.value
                else { return false }
                switch element {
                case .scalar(let wanted): if scalar != wanted { return false }
                case .set(let wanted):
                    if !wanted.contains(scalar), !(wanted.contains(0x23) && Self.isNumber(scalar)) {
                        return false
                    }
                case .edge, .word: return false
                }
            }
            return true
        }
        return rules.first {
            holds($0.before, -1, from: position - 1) && holds($0.after, 1, from: position + part.count)
        }?.reading
    }

    /// Returns the numbered syllables of a word, one per character; a character without a reading stands for itself.
    func syllables(of word: String) -> [String] {
        if let known = readings[word] { return known }
        let characters = Array(word)
        var result: [String] = []
        var position = 0
        while position < characters.count {
            var length = min(longest, characters.count - position)
            if position == 0 { length = min(length, characters.count - 1) }
            while length > 1, readings[String(characters[position..<position + length])] == nil { length -= 1 }
            let part = String(characters[position..<position + max(1, length)])
            result += chosen(part, at: position, in: characters) ?? readings[part] ?? [part]
            position += max(1, length)
        }
        return result
    }
}
