import Model
import Phonology

extension Lexicon {
    /// Longer than any word that is taken apart.
    private static let longestComposition = 12

    /// Returns what a Chinese or Japanese word is made of: the words in it, and its characters as they are read and meant in it.
    /// Everything is from the dictionaries.
    ///
    /// - Returns: Nil for a text without Chinese characters, and for a word that no dictionary has.
    public func composition(of word: String) -> WordComposition? {
        let scalars = word.unicodeScalars
        guard (1...Self.longestComposition).contains(scalars.count), scalars.contains(where: { $0.isHan })
        else { return nil }
        if let entry = entries(of: word, in: .chinese).first { return chineseComposition(of: word, entry) }
        if let entry = entries(of: word, in: .japanese).first { return japaneseComposition(of: word, entry) }
        return nil
    }

    private func chineseComposition(of word: String, _ entry: Entry) -> WordComposition {
        let wanted = entry.definitions.joined(separator: " ")
        let isForSound = Self.isForSound(entry)
        let characters = characters(of: WordInContext(word), entry).map { character in
            WordComposition.Part(
                text: character.text, reading: character.entry?.reading ?? "",
                meaning: isForSound && !Self.kinds.contains(character.text)
                    ? Self.soundOnly : Self.sense(of: character.entry, within: wanted))
        }
        let syllables = characters.map { $0.reading }
        let words =
            isForSound
            ? []
            : Self.split(word) {
                self.contains($0, in: .chinese) ? self.frequencyRank(of: $0, in: .chinese) ?? .max : nil
            }
        var start = 0
        let parts = words.map { part -> WordComposition.Part in
            let count = part.unicodeScalars.count
            let reading = syllables[start..<start + count].joined(separator: " ")
            start += count
            let entry = entries(of: WordInContext(part, reading: reading)).first
            return WordComposition.Part(
                text: part, reading: entry?.reading ?? reading, meaning: Self.sense(of: entry, within: wanted))
        }
        return WordComposition(
            language: .chinese,
            word: WordComposition.Part(text: word, reading: entry.reading, meaning: Self.senses(of: entry)),
            words: parts, characters: characters)
    }

    private func japaneseComposition(of word: String, _ entry: Entry) -> WordComposition {
        let wanted = entry.definitions.joined(separator: " ")
        let characters = word.unicodeScalars.filter { $0.isHan }.map { scalar in
            let character = String(scalar)
            let found = entries(of: character, in: .japanese)
            // KANJIDIC tells what a character means in words.
            let meant = found.first { $0.source == DictionarySource.kanjidic.name } ?? found.first
            return WordComposition.Part(text: character, reading: "", meaning: Self.sense(of: meant, within: wanted))
        }
        let words = Self.split(word) {
            self.contains($0, in: .japanese) ? self.frequencyRank(of: $0, in: .japanese) ?? .max : nil
        }
        let parts = words.map { part -> WordComposition.Part in
            let entry = entries(of: part, in: .japanese).first
            return WordComposition.Part(
                text: part, reading: entry?.reading ?? "", meaning: Self.sense(of: entry, within: wanted))
        }
        return WordComposition(
            language: .japanese,
            word: WordComposition.Part(text: word, reading: entry.reading, meaning: Self.senses(of: entry)),
            words: parts, characters: characters)
    }

    /// Divides a word of three characters and more into two words of a dictionary, at least one of which has more than one
    /// character: 幼儿 and 园, not 幼 and 儿园.
    ///
    /// - Parameter rank: The frequency rank of a word; nil if no dictionary has it.
    /// - Returns: None if it cannot be divided so.
    private static func split(_ word: String, rank: (String) -> Int?) -> [String] {
        let scalars = Array(word.unicodeScalars)
        guard scalars.count >= 3 else { return [] }
        var best: (cost: Int, parts: [String])?
        for place in 1..<scalars.count {
            let parts = [scalars[..<place], scalars[place...]].map { part in
                var text = String.UnicodeScalarView()
                text.append(contentsOf: part)
                return String(text)
            }
            guard let first = rank(parts[0]), let second = rank(parts[1]) else { continue }
            // The rarer of the two decides.
            let cost = max(first, second)
            if best.map({ cost < $0.cost }) ?? true { best = (cost, parts) }
        }
        return best?.parts ?? []
    }

    /// Whether the characters of a word only write how a foreign word sounds: 沙发 is no sand that is sent out.
    private static func isForSound(_ entry: Entry) -> Bool {
        guard entry.headword.unicodeScalars.count > 1, let first = entry.definitions.first else { return false }
        let mark = Array("(loanword".utf8)
        let bytes = Array(first.utf8)
        return bytes.indices.contains { bytes[$0...].starts(with: mark) }
    }

    /// What is told of a character that only writes a sound.
    private static let soundOnly = "(for its sound only)"
    /// Characters that say what kind of thing a loanword is: 啤酒 is a 酒.
    private static let kinds: Set = [
        "酒", "车", "片", "衫", "树", "鞋", "枪", "糖", "病", "舞", "饼", "花", "菜", "水", "茶", "机", "奶",
    ]

    /// The first senses of an entry, in one line.
    private static func senses(of entry: Entry) -> String {
        entry.definitions.filter { !MeasureWords.isList($0) }.prefix(3).joined(separator: "; ")
    }

    /// Returns the sense of an entry that shares most words with the definition of a longer word; otherwise the first.
    private static func sense(of entry: Entry?, within definition: String) -> String {
        guard let entry else { return "" }
        let wanted = weightyWords(of: definition)
        var best = (count: 0, sense: "")
        for sense in entry.definitions where entry.explains(sense) {
            let count = weightyWords(of: sense).intersection(wanted).count
            if best.sense.isEmpty || count > best.count { best = (count, sense) }
        }
        return best.sense.isEmpty ? entry.definitions.first ?? "" : best.sense
    }

    /// The words of a definition that say something, without their endings.
    private static func weightyWords(of text: String) -> Set<String> {
        var words: Set<String> = []
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) where word.utf8.count > 3 {
            words.insert(String(word.prefix(5)))
        }
        return words.subtracting(["somet", "someo", "with", "that", "which", "from", "into", "used", "one's", "such"])
    }
}
