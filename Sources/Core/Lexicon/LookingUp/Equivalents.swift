import Mathematics
import Model

extension Lexicon {
    /// Returns entries of another language for an English word: everyday words first, then those with no other meaning,
    /// then by frequency.
    ///
    /// - Parameters:
    ///   - word: One or several words: "tabby cat"; in lower case unless it is a name.
    ///   - isVerb: Whether the word is a verb, which favors glosses with "to".
    public func equivalents(ofEnglish word: String, in language: Language, isVerb: Bool = false, limit: Int) -> [Entry]
    {
        let found =
            entries(meaning: word, in: language, limit: 24) + entries(meaning: "to " + word, in: language, limit: 8)
        // A proper name matches a common noun only by chance.
        let common = found.filter {
            $0.language != .chinese
                || $0.reading.first?.isUppercase != true && !misleads($0.headword, for: word)
        }
        let ordered = common.enumerated().map {
            (cost: Self.cost($1, of: word, isVerb: isVerb), place: $0, entry: $1)
        }.sorted { ($0.cost, $0.place) < ($1.cost, $1.place) }
        var seen: Set<String> = []
        let usual = everydayEquivalent(ofEnglish: word, in: language).flatMap {
            entries(of: $0, in: language).first
        }
        let all = (usual.map { [$0] } ?? []) + ordered.map { $0.entry }
        return Array(all.filter { seen.insert($0.headword).inserted }.prefix(limit))
    }

    /// Returns the distance of an entry from the first choice for an English word.
    private static func cost(_ entry: Entry, of word: String, isVerb: Bool) -> Double {
        var gloss = 40.0
        for (place, definition) in entry.definitions.prefix(6).enumerated() {
            for (position, text) in definition.split(separator: ";").enumerated() where Gloss.plain(text) == word {
                let isOfVerb = text.drop { $0 == " " }.hasPrefix("to ")
                let cost =
                    entry.language == .chinese
                    ? ChineseWeights.place * Double(place) + ChineseWeights.position * Double(position)
                    : Double(place) * 3 + Double(position)
                gloss = min(gloss, cost + (isVerb && !isOfVerb ? 1 : 0))
            }
        }
        guard entry.language == .chinese else {
            let magnitude = logarithm(Double(entry.frequencyRank ?? 60_000)) / logarithm(10)
            // Ten times the frequency weighs as much as an earlier sense. If the frequency is unknown, a native word is
            // more likely than a loan of the same English word.
            let isLoan = entry.headword.unicodeScalars.allSatisfy { 0x30A0...0x30FF ~= $0.value }
            return gloss + magnitude * 3 + (isLoan ? 4 : 0)
        }
        return gloss + chineseCost(of: entry)
    }

    /// Returns how far a Chinese word is from being one that is used every day.
    package static func chineseCost(of entry: Entry) -> Double {
        let magnitude = logarithm(Double(entry.frequencyRank ?? 60_000)) / logarithm(10)
        let band = entry.hsk3.map { Double(min($0 + 2, 9) / 3) } ?? ChineseWeights.unlisted
        let level = entry.hsk2.map(Double.init) ?? ChineseWeights.unlisted
        let length: Double =
            switch entry.headword.count {
            case 1: ChineseWeights.single
            case 2: 0
            default: ChineseWeights.long
            }
        return ChineseWeights.magnitude * magnitude + ChineseWeights.hsk3 * band + ChineseWeights.hsk2 * level
            + ChineseWeights.senses * logarithm(Double(1 + entry.definitions.count)) / logarithm(2) + length
    }

    /// The weight of each trait that makes a Chinese word less likely to be the intended one. Chosen by coordinate
    /// search in a sketch of this ranking, on words of Glossa's own everyday list; that list is therefore no test of
    /// them, and this code has not been scored on held-out words.
    private enum ChineseWeights {
        static let place = 1.0
        static let position = 1.25
        static let magnitude = 1.5
        static let hsk3 = 1.5
        static let hsk2 = 0.75
        static let senses = 0.8
        static let single = 0.75
        static let long = 1.5
        /// The level that stands for "in no list".
        static let unlisted = 8.0
    }
}
