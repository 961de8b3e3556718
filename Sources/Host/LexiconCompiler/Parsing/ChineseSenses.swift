import Lexicon
import LexiconFile
import Model

/// Which entry of a Chinese word, and which of its senses, is meant most often: CC-CEDICT sometimes has the oldest or
/// the rarest first. Glossa's own table.
struct ChineseSenses: Sendable {
    /// A sense of a word.
    struct Sense: Hashable, Sendable {
        /// Numbered pinyin as in CC-CEDICT; nil for any reading.
        var reading: String?
        /// How the sense begins, or a part of it after a semicolon.
        var beginning: String
    }

    /// The senses of each word that come first, the most usual one first.
    private(set) var senses: [String: [Sense]] = [:]
    /// Glossa's own entries, for everyday words and meanings that CC-CEDICT does not have.
    private(set) var entries: [(word: String, reading: String, gloss: String)] = []

    /// The table bundled with Glossa.
    ///
    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    static func glossa() throws(LexiconError) -> ChineseSenses {
        try LexiconError.telling { () throws(MalformedFact) in
            try ChineseSenses(EmbeddedData.chineseSenses.text)
        }
    }

    /// Parses lines of `word<TAB>reading<TAB>beginning of a sense`, with a dash for any reading. The word of an entry of
    /// Glossa's own follows a plus sign.
    ///
    /// - Throws: ``MalformedFact``.
    init(_ text: String) throws(MalformedFact) {
        for row in try FactRows(text, file: "senses-zh.txt", fields: 3...3).rows {
            let isOwn = row[0].hasPrefix("+")
            let word = isOwn ? String(row[0].dropFirst()) : row[0]
            let reading = try row.text(1, "reading")
            let sense = Sense(reading: reading == "-" ? nil : reading, beginning: try row.text(2, "sense"))
            guard !word.isEmpty else { throw row.malformed("there is no word") }
            guard !(senses[word]?.contains(sense) ?? false) else { throw row.malformed("“\(word)” occurs twice") }
            senses[word, default: []].append(sense)
            guard isOwn else { continue }
            guard let reading = sense.reading else { throw row.malformed("there is no reading") }
            entries.append((word, reading, sense.beginning))
        }
    }

    /// The reading in which a word is met most often; nil if the table does not say.
    func reading(of word: String) -> String? { senses[word]?.first?.reading }

    /// The place in the table of the first sense that an entry has; nil if it has none of them.
    func place(of entry: CEDICTEntry) -> Int? {
        senses[entry.simplified]?.firstIndex { sense in
            (sense.reading == nil || sense.reading == entry.pinyin)
                && entry.definitions.contains { $0.begins(sense.beginning) != nil }
        }
    }

    /// The definitions of an entry after a gloss of Glossa's own, without those that say no more than it.
    static func definitions(_ definitions: [String], after gloss: String) -> [String] {
        let said = Set(gloss.glosses)
        return [gloss] + definitions.filter { !said.isSuperset(of: $0.glosses) }
    }

    /// The definitions of an entry, those that the table names first.
    func ordered(_ entry: CEDICTEntry) -> [String] {
        var first: [String] = []
        var others = entry.definitions
        for sense in senses[entry.simplified] ?? [] where sense.reading == nil || sense.reading == entry.pinyin {
            // A sense that begins so is meant rather than a part of another.
            guard
                let place = others.firstIndex(where: { $0.begins(sense.beginning) == 0 })
                    ?? others.firstIndex(where: { $0.begins(sense.beginning) != nil }),
                let part = others[place].begins(sense.beginning)
            else { continue }
            var parts = others.remove(at: place).glosses
            parts.insert(parts.remove(at: part), at: 0)
            first.append(parts.joined(separator: "; "))
        }
        return first + others
    }
}

extension String {
    /// The parts of a definition between semicolons; a semicolon in brackets separates none.
    fileprivate var glosses: [String] {
        var parts = [""]
        var depth = 0
        for character in self {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == ";", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { $0.trimmingWhitespace }
    }

    /// The number of the first of a definition's glosses from which on it begins with a text; nil if none does.
    fileprivate func begins(_ text: String) -> Int? {
        if hasPrefix(text) { return 0 }
        guard contains(";") else { return nil }
        let parts = glosses
        return parts.indices.dropFirst().first { parts[$0...].joined(separator: "; ").hasPrefix(text) }
    }
}
