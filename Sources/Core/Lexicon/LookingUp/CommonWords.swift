import Model

extension Lexicon {
    /// Returns the commonest words of a language by frequency rank, the commonest first.
    ///
    /// Reads the records of all entries: for benchmarks and daily work only.
    public func commonestWords(in language: Language, limit: Int) -> [String] {
        let records = image.records(.entries, as: EntryRecord.self)
        let ranked = records.indices.filter { index in
            guard records[index].rank > 0 else { return false }
            return switch DictionarySource(rawValue: records[index].source) {
            case .ccCEDICT, .glossaChinese: language == .chinese
            case .jmdict: language == .japanese
            case .wordNet: language == .english
            // The ranks of KANJIDIC are those of characters.
            case .kanjidic, .gcide, .glossa, .glossaJapanese, nil: false
            }
        }.sorted { (records[$0].rank, $0) < (records[$1].rank, $1) }
        var seen: Set<String> = []
        var words: [String] = []
        for index in ranked {
            guard let word = image.entryText(records[index])?.headword else { continue }
            if seen.insert(word).inserted { words.append(word) }
            if words.count == limit { break }
        }
        return words
    }
}
