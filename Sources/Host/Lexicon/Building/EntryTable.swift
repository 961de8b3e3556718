import Foundation

/// Collects the entries of all languages and the indexes that find them.
struct EntryTable {
    private(set) var records: [EntryRecord] = []
    private var indexes: [LexiconSection: [String: [UInt32]]] = [:]
    /// For meanings: how well each entry fits each key; the lower the better.
    private var fits: [LexiconSection: [String: [(entry: UInt32, cost: Float)]]] = [:]

    /// Adds an entry and returns its number.
    mutating func add(_ record: EntryRecord) -> UInt32 {
        records.append(record)
        return UInt32(records.count - 1)
    }

    /// Makes an entry found under `key`. Entries are found in the order in which they were added.
    mutating func index(_ section: LexiconSection, _ key: String, entry: UInt32) {
        guard !key.isEmpty, key.utf8.count < 200 else { return }
        if indexes[section, default: [:]][key]?.last == entry { return }
        indexes[section, default: [:]][key, default: []].append(entry)
    }

    /// Makes an entry found by the English words of its definitions.
    ///
    /// A sense that is the very word fits best, an early sense better than a late one, a common word better than
    /// a rare one; that is how "book" finds 书 before 订 and 本.
    ///
    /// - Parameter rank: Frequency rank; 0 where there is none.
    mutating func indexMeanings(_ section: LexiconSection, definitions: [String], entry: UInt32, rank: UInt32, isName: Bool) {
        let commonness = Float(rank == 0 ? 6 : log10(Double(rank)) * 1.1) + (isName ? 4 : 0)
        var best: [String: Float] = [:]
        for (position, definition) in definitions.prefix(12).enumerated() {
            if definition.hasPrefix("CL:") || definition.contains("variant of") { continue }
            for (synonym, part) in definition.split(whereSeparator: { $0 == ";" || $0 == "," }).enumerated() {
                let sense = MeaningKey.normalized(String(part))
                guard !sense.words.isEmpty else { continue }
                let later: Float = position == 0 ? 0 : 1 + Float(position) * 0.4
                let base = later + Float(min(synonym, 4)) * 0.2 + (sense.hadTo ? 0.6 : 0) + (sense.hadRemark ? 0.5 : 0)
                let whole = sense.words.joined(separator: " ")
                if sense.words.count <= 5 { best[whole] = min(best[whole] ?? .infinity, base) }
                for word in sense.words where sense.words.count > 1 && !MeaningKey.isStopWord(word) {
                    best[word] = min(best[word] ?? .infinity, base + 3 + Float(sense.words.count) * 0.4)
                }
            }
        }
        for (key, cost) in best { fits[section, default: [:]][key, default: []].append((entry, cost + commonness)) }
    }

    /// Writes entries and indexes. At most `limit` entries are kept for each meaning.
    mutating func write(to writer: inout LexiconWriter, limit: Int = 200) {
        writer.add(.entries, records)
        for (section, keys) in fits {
            indexes[section, default: [:]].merge(
                keys.mapValues { list in list.sorted { ($0.cost, $0.entry) < ($1.cost, $1.entry) }.prefix(limit).map(\.entry) }
            ) { first, _ in first }
        }
        fits = [:]
        for section in LexiconSection.indexes {
            if let index = indexes.removeValue(forKey: section) { writer.addIndex(section, index) }
        }
    }
}

/// English meanings as keys: lower case, without articles, remarks and punctuation.
enum MeaningKey {
    static func normalized(_ sense: String) -> (words: [String], hadTo: Bool, hadRemark: Bool) {
        var depth = 0
        var text = ""
        var hadRemark = false
        for character in sense.lowercased() {
            switch character {
            case "(", "[":
                depth += 1
                hadRemark = true
            case ")", "]": depth = max(0, depth - 1)
            case _ where depth > 0: break
            case "'", "’", "-": text.append(character == "’" ? "'" : character)
            default: text.append(character.isLetter || character.isNumber ? character : " ")
            }
        }
        var words = text.split(separator: " ").map(String.init)
        let hadTo = words.count > 1 && words[0] == "to"
        if hadTo { words.removeFirst() }
        while words.count > 1, ["a", "an", "the"].contains(words[0]) { words.removeFirst() }
        return (words, hadTo, hadRemark)
    }

    static func isStopWord(_ word: String) -> Bool {
        ["a", "an", "the", "of", "to", "in", "on", "for", "and", "or", "with", "by", "at", "sb", "sth", "etc", "be", "as", "from", "is", "it", "one's"].contains(word)
    }
}
