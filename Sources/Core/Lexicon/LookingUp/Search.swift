import Model
import Phonology

extension Lexicon {
    /// Searches for a query as a learner means it: characters as a headword, pinyin as a reading, anything else as
    /// English; in one language, or in all.
    ///
    /// - Returns: Entries, the best match first: exact headwords, readings, meanings, then mere prefix matches.
    public func search(_ query: String, in language: Language? = nil, limit: Int = 40) -> [Entry] {
        let query = query.trimmingWhitespace
        guard !query.isEmpty, query.utf8.count <= 200 else { return [] }
        let isLatin = !query.unicodeScalars.contains { $0.value >= 0x2E80 }
        var found: [Entry] = []
        var seen: Set<UInt32> = []
        // A dictionary may have the same entry twice.
        func add(_ numbers: some Sequence<UInt32>) {
            for number in numbers {
                guard found.count < limit else { return }
                guard seen.insert(number).inserted, let entry = entry(number), !found.contains(entry) else { continue }
                found.append(entry)
            }
        }
        let languages = language.map { [$0] } ?? Language.allCases
        if isLatin {
            // "book" and "he" are English first, "shu" and "nǐ hǎo" are readings first; ambiguous queries return both.
            let isEnglish = numbers(of: query, in: .english).contains { number in
                guard let record = record(number) else { return false }
                return record.rank != 0 && PartOfSpeechCode(rawValue: record.partOfSpeech)?.name != nil
                    || record.source == DictionarySource.glossa.rawValue
            }
            if languages.contains(.chinese) {
                let readings = Pinyin.syllables(query) == nil ? [] : numbers(readAs: query, limit: min(12, limit))
                if !isEnglish { add(readings) }
                add(numbers(meaning: query, in: .chinese, limit: min(10, limit)))
                add(readings)
            }
            if languages.contains(.japanese) {
                add(numbers(meaning: query, in: .japanese, limit: min(8, limit)))
            }
            if languages.contains(.english) { add(numbers(of: query, in: .english)) }
        } else {
            for language in languages { add(numbers(of: query, in: language)) }
        }
        for language in languages where found.count < limit {
            add(numbers(beginningWith: query, in: language, limit: limit))
        }
        return found
    }
}
