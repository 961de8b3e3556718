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
        for language in languages { add(entries(of: query, in: language)) }
        if isLatin {
            // "shu" and "nǐ hǎo" are readings first; "book" is a meaning first. What is both, such as "men", shows both.
            if languages.contains(.chinese) {
                if Pinyin.syllables(query) != nil { add(Array(entries(readAs: query, limit: limit).prefix(15))) }
                add(Array(entries(meaning: query, in: .chinese, limit: limit).prefix(20)))
            }
            if languages.contains(.japanese) { add(Array(entries(meaning: query, in: .japanese, limit: limit).prefix(15))) }
        }
        for language in languages { add(entries(beginningWith: query, in: language, limit: limit)) }
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
