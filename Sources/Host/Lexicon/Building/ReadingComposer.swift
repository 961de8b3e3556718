import Phonology

/// Gives every word a usual reading: the dictionary's, or for a word that no dictionary has, that of its parts.
struct ReadingComposer {
    private var readings: [String: [String]] = [:]
    private let longest: Int

    /// - Parameters:
    ///   - entries: The dictionary.
    ///   - defaults: Readings that take the place of the dictionary's: syllables by word.
    init(entries: [CEDICTEntry], defaults: [String: [String]]) {
        var best: [String: (weight: Int, syllables: [String])] = [:]
        var longest = 1
        for entry in entries {
            guard let syllables = Self.syllables(entry) else { continue }
            longest = max(longest, syllables.count)
            let weight = Self.weight(entry)
            if let known = best[entry.simplified], known.weight >= weight { continue }
            best[entry.simplified] = (weight, syllables)
        }
        readings = best.mapValues(\.syllables)
        for (word, syllables) in defaults { readings[word] = syllables }
        self.longest = longest
    }

    /// One syllable for each character, numbered, lower case, ü as `u:`; nil where the entry has no such reading.
    static func syllables(_ entry: CEDICTEntry) -> [String]? {
        let count = entry.simplified.unicodeScalars.count
        let parts = entry.pinyin.split(separator: " ").map { $0.lowercased() }
        if parts.count == count { return parts }
        let spoken = parts.filter { $0.first?.isLetter ?? false }
        return spoken.count == count ? spoken : nil
    }

    /// Entries that only point elsewhere, surnames and archaic readings are not the usual ones.
    private static func weight(_ entry: CEDICTEntry) -> Int {
        let text = entry.definitions.joined(separator: "/")
        var weight = min(20, entry.definitions.count * 2)
        if entry.isProperName { weight -= 30 }
        for mark in ["variant of", "old variant", "archaic", "surname ", "see ", "used in", "(literary)", "(old)", "(Tw)", "(dialect)", "erhua"]
        where text.contains(mark) { weight -= mark == "surname " || mark.contains("variant") ? 12 : 6 }
        return weight
    }

    /// The numbered syllables of a word, one for each character; a character without a reading stands for itself.
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
            result += readings[part] ?? [part]
            position += max(1, length)
        }
        return result
    }
}
