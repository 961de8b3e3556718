import Model

/// Finds words that mean just what their parts mean together, so that whoever knows the parts knows them: 不是, 很大, 累不累,
/// 喝酒. Words of the HSK lists are never among them.
struct TransparentCompounds {
    /// The HSK level of each listed word.
    let levels: [String: Int]
    /// The usual entry of a word; nil if it is in no dictionary.
    let usual: (String) -> CEDICTEntry?

    /// What stands before a word without changing what it is.
    private static let modifiers: Set<Character> = ["不", "没", "很", "太", "最", "更"]
    /// The highest level of the parts of a compound that a dictionary explains.
    private static let highestLevel = 3
    /// How many senses of a part a learner who knows it is assumed to know.
    private static let mainSenses = 6
    /// Words of glosses that carry no meaning of their own.
    private static let fillers: Set<Substring> = [
        "to", "a", "an", "the", "of", "sb", "sth", "one", "one's", "or", "and", "very",
    ]

    /// The parts of a word, in order; empty for a word that means something of its own.
    ///
    /// - Parameter isName: Whether the segmenter takes it for a name.
    func parts(of word: String, isName: Bool) -> [String] {
        guard !isName, levels[word] == nil, (2...4).contains(word.count) else { return [] }
        if let parts = question(word) { return parts }
        let entry = usual(word)
        for length in stride(from: word.count - 1, through: 1, by: -1) {
            let parts = [String(word.prefix(length)), String(word.dropFirst(length))]
            guard let first = levels[parts[0]], let second = levels[parts[1]] else { continue }
            guard let entry else { return parts }
            let isModified = Self.modifiers.contains(parts[0].first ?? " ") && length == 1
            if isModified || max(first, second) <= Self.highestLevel, means(entry, parts) { return parts }
        }
        return []
    }

    /// The parts of a question that repeats its word: 累不累, 喜欢不喜欢.
    private func question(_ word: String) -> [String]? {
        let characters = Array(word)
        guard characters.count == 3, characters[0] == characters[2], characters[1] == "不" || characters[1] == "没" else {
            return nil
        }
        let parts = [String(characters[0]), String(characters[1])]
        return parts.allSatisfy { levels[$0] != nil } ? parts : nil
    }

    /// Whether the first sense of an entry is made of words of its parts' senses alone, with some of each. A measure word
    /// adds nothing that a gloss would say (这个).
    private func means(_ entry: CEDICTEntry, _ parts: [String]) -> Bool {
        guard !entry.isProperName, let sense = entry.definitions.first, SenseStanding(sense) == .everyday,
            let first = sense.split(separator: ";").first
        else { return false }
        let meant = Self.stems(String(first))
        var told: Set<Substring> = []
        for part in parts {
            let definitions = usual(part)?.definitions.prefix(Self.mainSenses) ?? []
            let known = definitions.reduce(into: Set<Substring>()) { $0.formUnion(Self.stems($1)) }
            let isMeasure = definitions.first?.contains("classifier") ?? false
            if meant.isDisjoint(with: known), !isMeasure || part == parts[0] { return false }
            told.formUnion(known)
        }
        return !meant.isEmpty && meant.isSubset(of: told)
    }

    /// The words of a gloss, with remarks, in their first letters: "alcohol" is in "alcoholic".
    private static func stems(_ text: String) -> Set<Substring> {
        let spoken = text.lowercased().replacing("cannot", with: "can not")
        let words = spoken.split { !$0.isLetter && $0 != "'" }.filter { !fillers.contains($0) }
        return Set(words.map { $0 == "is" ? "be" : $0.prefix(stemLength) })
    }

    private static let stemLength = 6
}
