import Lexicon
import Linguistics
import Model
import Synchronization

/// The words of general use of each language, read from the dictionaries once and not for each learner: looking through them
/// takes a tenth of a second, and every learner gets words in the same minutes of a morning.
final class CommonWords: Sendable {
    private struct Kept {
        /// The lexicon that they were read from.
        var fingerprint: String
        var bands: [Difficulty: [String]]
    }

    private let kept = Mutex<[Language: Kept]>([:])

    /// The number of most frequent words to consider: about the size of HSK 3.0 up to its highest level.
    private static let limit = 12_000

    /// Returns the words of each band, the most frequent first. Japanese has none: what is frequent on the web is not what
    /// learners need first.
    func bands(of language: Language, in lexicon: Lexicon) -> [Difficulty: [String]] {
        guard language != .japanese else { return [:] }
        return kept.withLock { kept in
            if let known = kept[language], known.fingerprint == lexicon.fingerprint { return known.bands }
            let fresh = Self.bands(of: language, read: lexicon)
            kept[language] = Kept(fingerprint: lexicon.fingerprint, bands: fresh)
            return fresh
        }
    }

    private static func bands(of language: Language, read lexicon: Lexicon) -> [Difficulty: [String]] {
        let frequent = lexicon.commonestWords(in: language, limit: limit)
        let content = frequent.enumerated().filter { isContentWord($0.element, language, lexicon) }
        return Dictionary(grouping: content) { rank, word in band(of: word, rank: rank, language, lexicon) }
            .mapValues { words in words.map(\.element) }
    }

    /// Returns whether a word carries meaning by itself. Chinese pronouns, numerals, measure words and particles occur
    /// in every sentence and are learned there; names are learned with what they name. The tags are those of the
    /// ICTCLAS tag set; a word that is its own tag is so common that it is counted separately, as particles are.
    private static func isContentWord(_ word: String, _ language: Language, _ lexicon: Lexicon) -> Bool {
        guard language == .chinese else { return !givenNames.contains(word) }
        guard let tag = lexicon.partOfSpeech(ofChinese: word), tag != word else { return false }
        guard let first = tag.first, "nvailtsbz".contains(first) else { return false }
        return !["nr", "ns", "nt", "zg"].contains { tag.hasPrefix($0) }
    }

    /// English words whose rank is that of a given name: those who write "tom" rarely mean a male cat.
    private static let givenNames: Set<String> = [
        "bob", "bobby", "dick", "jack", "jake", "jenny", "jerry", "jill", "jimmy", "joe", "john", "johnny", "josh",
        "mac",
        "michael", "mickey", "mike", "nick", "pat", "peter", "roger", "sally", "sam", "ted", "terry", "timothy", "tom",
        "tommy", "tony",
    ]

    /// Returns the band of a word. HSK 3.0 levels 1 and 2 are beginner, 3 and 4 intermediate, those above advanced. For
    /// words without a level the rank decides: HSK 3.0 has 1,272 words up to its level 2 and 3,245 up to its level 4.
    private static func band(of word: String, rank: Int, _ language: Language, _ lexicon: Lexicon) -> Difficulty {
        if language == .chinese, let entry = lexicon.teachableEntry(of: word, in: .chinese), let level = entry.level {
            return Difficulty(ofLevel: level, in: .chinese)
        }
        return rank < 1272 ? .beginner : rank < 3245 ? .intermediate : .advanced
    }
}
