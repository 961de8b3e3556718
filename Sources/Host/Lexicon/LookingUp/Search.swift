import Model
import Phonology

extension Lexicon {
    /// Looks a query up the way a learner means it: characters as a headword, pinyin as a reading, anything else as
    /// English; in one language, or in all.
    ///
    /// - Returns: Entries, the best first: exact headwords, readings, meanings, then what merely begins so.
    public func search(_ query: String, in language: Language? = nil, limit: Int = 40) -> [Entry] {
        let query = query.trimmed
        guard !query.isEmpty, query.utf8.count <= 200 else { return [] }
        let isLatin = !query.unicodeScalars.contains { $0.value >= 0x2E80 }
        var found: [Entry] = []
        var seen: Set<Entry> = []
        func add(_ entries: [Entry]) {
            for entry in entries where found.count < limit && seen.insert(entry).inserted { found.append(entry) }
        }
        let languages = language.map { [$0] } ?? Language.allCases
        if isLatin {
            // "book" and "he" are English first, "shu" and "nǐ hǎo" are readings first; what is both shows both.
            let isEnglish = entries(of: query, in: .english).contains {
                $0.partOfSpeech != nil && $0.frequencyRank != nil || $0.source == DictionarySource.glossa.name
            }
            if languages.contains(.chinese) {
                let readings = Pinyin.syllables(query) == nil ? [] : entries(readAs: query, limit: min(12, limit))
                if !isEnglish { add(readings) }
                add(entries(meaning: query, in: .chinese, limit: min(10, limit)))
                add(readings)
            }
            if languages.contains(.japanese) {
                add(entries(meaning: query, in: .japanese, limit: min(8, limit)))
            }
            if languages.contains(.english) { add(entries(of: query, in: .english)) }
        } else {
            for language in languages { add(entries(of: query, in: language)) }
        }
        for language in languages where found.count < limit {
            add(entries(beginningWith: query, in: language, limit: limit))
        }
        return found
    }
}

extension String {
    /// Without white space at both ends.
    var trimmed: String {
        var view = self[...]
        while let first = view.first, first.isWhitespace { view.removeFirst() }
        while let last = view.last, last.isWhitespace { view.removeLast() }
        return String(view)
    }
}
