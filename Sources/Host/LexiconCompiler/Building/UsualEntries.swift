/// Which entry of a word comes first.
struct UsualEntries {
    private let senses: ChineseSenses
    private let everyday: EverydayWords
    private let composer: ReadingComposer
    private let ranks: [String: Int]
    /// How often each character occurs in traditional text: by the counts of the words that contain it.
    private var characters: [Character: Int] = [:]

    /// - Parameters:
    ///   - ranks: The frequency rank of each word, 1 for the commonest.
    ///   - dictionary: The entries of words that are written in both scripts.
    init(
        _ senses: ChineseSenses, _ everyday: EverydayWords, _ composer: ReadingComposer, ranks: [String: Int],
        frequencies: [WordFrequency], _ dictionary: [CEDICTEntry]
    ) {
        self.senses = senses
        self.everyday = everyday
        self.composer = composer
        self.ranks = ranks
        let counts = Dictionary(frequencies.map { ($0.word, $0.count) }, uniquingKeysWith: max)
        for entry in dictionary where entry.simplified.unicodeScalars.count > 1 && !entry.onlyRefers {
            for character in entry.traditional { characters[character, default: 0] += counts[entry.simplified] ?? 0 }
        }
    }

    /// Sorts entries into the order of search results and of the file: the commonest words first, so that frequently
    /// read data is contiguous; of one word, the usual entry first.
    func first(_ entries: [CEDICTEntry]) -> [CEDICTEntry] {
        let keyed = entries.enumerated().map { offset, entry in (key: key(entry), offset: offset, entry: entry) }
        return keyed.sorted { left, right in
            left.key == right.key ? left.offset < right.offset : left.key.lexicographicallyPrecedes(right.key)
        }.map(\.entry)
    }

    /// What decides, in this order: how common the word is, what the tables name first, the usual reading, names and
    /// references last, and of homographs in one reading the one whose traditional form is the commonest.
    private func key(_ entry: CEDICTEntry) -> [Int] {
        let rank = ranks[entry.simplified]
        let isSingle = entry.simplified.unicodeScalars.count == 1
        let use = isSingle ? entry.traditional.first.flatMap { characters[$0] } ?? 0 : entry.definitions.count
        return [
            rank ?? .max, senses.place(of: entry) ?? .max, strangeness(of: entry), composer.oddity(of: entry),
            rank == nil || entry.borrowed > 0 ? 0 : -use,
        ]
    }

    /// Of homographs, the everyday word comes first: 木头 is wood before it is a blockhead.
    private func strangeness(of entry: CEDICTEntry) -> Int {
        let word = entry.simplified
        guard word.unicodeScalars.count > 1, everyday.firstSenses[word] != nil else { return 0 }
        return everyday.firstDefinition(entry.definitions, of: word) == nil ? 1 : 0
    }
}
