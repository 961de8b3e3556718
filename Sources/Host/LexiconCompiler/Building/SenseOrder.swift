import Model

extension CEDICTEntry {
    /// Whether all that it says is where another word is explained.
    var onlyRefers: Bool { definitions.allSatisfy { SenseStanding($0) == .reference } }

    /// Whether it refers to another entry of the same word, as a rarer way to write it.
    var isVariantOfItself: Bool {
        definitions.contains { definition in
            WordReference(definition).map { $0.simplified == simplified && $0.isVariant } ?? false
        }
    }
}

/// The word that a definition of CC-CEDICT refers to: "erhua variant of 差點|差点[cha4 dian3]".
struct WordReference: Hashable {
    var traditional: String
    var simplified: String
    /// Numbered pinyin; nil if the definition does not give it.
    var reading: String?
    /// Whether it is the same word, written otherwise.
    var isVariant: Bool

    /// - Returns: Nil for a definition that explains the word itself, and for a mere part of another word.
    init?(_ definition: String) {
        let isVariant = SenseStanding.isVariant(definition)
        let marks = [
            "variant of ", "abbr. for ", "abbr. of ", "see ", "same as ", "equivalent to ", "contracted form of ",
        ]
        guard SenseStanding(definition) == .reference, !definition.hasPrefix("see also "),
            let mark = marks.first(where: definition.contains), let end = definition.firstRange(of: mark)?.upperBound
        else { return nil }
        let rest = definition[end...]
        let forms = rest.prefix { $0 != "[" && $0 != " " && $0 != "," && $0 != ";" && $0 != "(" }
            .split(separator: "|").map(String.init)
        guard let traditional = forms.first, let simplified = forms.last,
            simplified.unicodeScalars.allSatisfy({ $0.isEastAsian })
        else { return nil }
        self.traditional = traditional
        self.simplified = simplified
        self.isVariant = isVariant
        let after = rest.dropFirst(forms.joined(separator: "|").count)
        reading = after.first == "[" ? String(after.dropFirst().prefix { $0 != "]" }) : nil
    }
}

/// Gives entries that only refer to another word the meaning of that word, and puts what a word means before what is
/// said about it.
struct SenseOrder {
    private let entries: [String: [CEDICTEntry]]
    private let senses: ChineseSenses
    private let everyday: EverydayWords

    /// The most references that are followed, one from the other.
    private static let longestChain = 3
    /// How many senses a rarer way to write a word takes from the usual one.
    private static let sensesOfVariant = 2

    init(_ entries: [CEDICTEntry], _ senses: ChineseSenses, _ everyday: EverydayWords) {
        self.entries = Dictionary(grouping: entries, by: \.simplified)
        self.senses = senses
        self.everyday = everyday
    }

    /// An entry with its meanings in the order in which they are met.
    func arranged(_ entry: CEDICTEntry) -> CEDICTEntry {
        var entry = entry
        if entry.onlyRefers {
            var meanings = meanings(of: entry, Self.longestChain)
            if entry.isVariantOfItself { meanings = Array(meanings.prefix(Self.sensesOfVariant)) }
            entry.borrowed = meanings.count
            entry.definitions = meanings + entry.definitions
        } else {
            entry.definitions = sorted(entry.definitions)
        }
        entry.definitions = ordered(entry)
        return entry
    }

    /// Puts the sense that the tables name first.
    private func ordered(_ entry: CEDICTEntry) -> [String] {
        if senses.senses[entry.simplified] != nil { return senses.ordered(entry) }
        var definitions = entry.definitions
        if !entry.isProperName,
            let place = everyday.firstDefinition(definitions, of: entry.simplified),
            SenseStanding(definitions[place]) == .everyday
        {
            definitions.insert(definitions.remove(at: place), at: 0)
        }
        return definitions
    }

    private func sorted(_ definitions: [String]) -> [String] {
        definitions.enumerated().map { (standing: SenseStanding($1), place: $0, text: $1) }
            .sorted { ($0.standing, $0.place) < ($1.standing, $1.place) }.map(\.text)
    }

    /// The meanings of the word that an entry refers to; none if it is not in the dictionary.
    private func meanings(of entry: CEDICTEntry, _ steps: Int) -> [String] {
        for reference in entry.definitions.compactMap(WordReference.init) {
            guard let meant = meant(reference), meant != entry else { continue }
            if !meant.onlyRefers {
                return ordered(CEDICTEntry(sorting: meant, sorted(meant.definitions))).filter {
                    SenseStanding($0) != .reference
                }
            }
            let meanings = steps > 1 ? meanings(of: meant, steps - 1) : []
            if !meanings.isEmpty { return meanings }
        }
        return []
    }

    /// The entry that a reference means.
    private func meant(_ reference: WordReference) -> CEDICTEntry? {
        let homographs = entries[reference.simplified] ?? []
        func fits(_ entry: CEDICTEntry) -> Bool {
            reference.reading.map { $0.lowercased() == entry.pinyin.lowercased() } ?? !entry.isProperName
        }
        return homographs.first { $0.traditional == reference.traditional && fits($0) && !$0.onlyRefers }
            ?? homographs.first { fits($0) }
    }
}

extension CEDICTEntry {
    fileprivate init(sorting entry: CEDICTEntry, _ definitions: [String]) {
        self = entry
        self.definitions = definitions
    }
}
