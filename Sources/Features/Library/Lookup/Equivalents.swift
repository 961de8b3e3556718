import Lexicon
import Model

extension Desk {
    /// The commonest word of another language that means an English one; nil where the dictionaries know none.
    public func equivalent(ofEnglish word: String, in language: Language) -> String? {
        if let known = EverydayWords.glossa.equivalent(ofEnglish: word, in: language) {
            return known.isEmpty ? nil : known
        }
        return lexicon?.equivalents(ofEnglish: word, in: language, limit: 1).first?.headword
    }
}

extension Lexicon {
    /// Entries of another language that mean an English word, the word of every day first, then those that
    /// mean nothing else, then the commonest.
    ///
    /// - Parameters:
    ///   - word: A word, or several: "tabby cat"; in small letters, unless it is a name.
    public func equivalents(ofEnglish word: String, in language: Language, limit: Int) -> [Entry] {
        let found =
            entries(meaning: word, in: language, limit: 24) + entries(meaning: "to " + word, in: language, limit: 8)
        // A proper name shares its word with a thing by chance.
        let common = found.filter { $0.language != .chinese || $0.reading.first?.isUppercase != true }
        func cost(_ entry: Entry) -> Double {
            var best = 40.0
            for (place, definition) in entry.definitions.prefix(6).enumerated() {
                for (position, gloss) in definition.split(separator: ";").enumerated() {
                    guard Gloss.plain(gloss) == word else { continue }
                    best = min(best, Double(place) * 3 + Double(position))
                }
            }
            // Ten times as common weighs as much as a sense earlier.
            var magnitude = 0.0
            var rank = Double(entry.frequencyRank ?? 60_000)
            while rank >= 10 {
                rank /= 10
                magnitude += 1
            }
            // Where nothing is known of frequency, a native word is likelier meant than a loan of the same English one.
            let isLoan =
                language == .japanese && entry.headword.unicodeScalars.allSatisfy { 0x30A0...0x30FF ~= $0.value }
            return best + magnitude * 3 + rank / 10 + (isLoan ? 4 : 0)
        }
        let ordered = common.enumerated().map { (cost: cost($1), place: $0, entry: $1) }
            .sorted { ($0.cost, $0.place) < ($1.cost, $1.place) }
        var seen: Set<String> = []
        let usual = EverydayWords.glossa.equivalent(ofEnglish: word, in: language).flatMap {
            entries(of: $0, in: language).first
        }
        let all = (usual.map { [$0] } ?? []) + ordered.map(\.entry)
        return Array(all.filter { seen.insert($0.headword).inserted }.prefix(limit))
    }
}
