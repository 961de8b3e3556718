/// Lists of the words that learners need for each level of the Japanese-Language Proficiency Test. The examination
/// publishes none: a level is an estimate.
struct JLPTLists {
    /// The easiest level of each word and reading, 5 to 1; a word of kana is its own reading.
    private(set) var levels: [Key: Int] = [:]

    struct Key: Hashable {
        var word: String
        var reading: String
    }

    /// Adds lines of `word,reading,…` after a header; a word of kana has no reading. Several ways to write a word, or
    /// to read it, are separated by slashes.
    mutating func add(_ text: String, level: Int) {
        for line in text.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count > 2, !fields[0].isEmpty else { continue }
            for word in fields[0].split(whereSeparator: { "/／・;；".contains($0) }) {
                let readings = fields[1].isEmpty ? [word] : fields[1].split(whereSeparator: { "/／・;；".contains($0) })
                for reading in readings {
                    let key = Key(word: Self.plain(word), reading: Self.plain(reading))
                    levels[key] = max(levels[key] ?? 0, level)
                }
            }
        }
    }

    /// Without what marks prefixes, suffixes and the verb that makes a verb of a noun.
    private static func plain(_ text: Substring) -> String {
        var text = text.filter { !"〜～~-－…() （）".contains($0) }
        for ending in ["する", "な"] where text.hasSuffix(ending) && text.count > ending.count + 1 {
            if text.unicodeScalars.dropLast(ending.unicodeScalars.count).last.map({ $0.value >= 0x3400 }) ?? false {
                text = String(text.dropLast(ending.count))
            }
        }
        return text
    }
}
