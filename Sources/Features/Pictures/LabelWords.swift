import Lexicon
import Linguistics
import Model

/// Words for the labels of a classifier, found by their meanings in the dictionaries.
package struct LabelWords {
    let lexicon: Lexicon?
    let language: Language

    package init(lexicon: Lexicon?, language: Language) {
        self.lexicon = lexicon
        self.language = language
    }

    /// Returns the most common word for a label; nil if the dictionaries have none.
    ///
    /// ImageNet's labels give several names ("tabby, tabby cat"). The result is for the first name whose word has a
    /// common; failing that, for the general term in a longer name: "tabby cat" is a cat.
    package func entry(for label: String) -> Entry? {
        let names = label.lowercased().split(separator: ",").map { name in
            name.replacing("_", with: " ").split(separator: " ").joined(separator: " ")
        }
        let things = names.compactMap { name -> String? in
            let words = name.split(separator: " ")
            return words.count > 1 ? words.last.map { String($0) } : nil
        }
        let found = (names + things).lazy.compactMap { commonest(meaning: $0) }
        return found.first { isCommon($0) } ?? found.first
    }

    /// The last rank of a common Japanese word. Japanese ranks come from a count of the web, which has words that no
    /// learner meets (タビー "tabby"); the Chinese ones are those of a dictionary.
    private static let lastCommonRank = 20_000

    private func isCommon(_ entry: Entry) -> Bool {
        guard let rank = entry.frequencyRank else { return false }
        return language != .japanese || rank <= Self.lastCommonRank
    }

    private func commonest(meaning name: String) -> Entry? {
        guard let lexicon else { return nil }
        if language == .english { return lexicon.teachableEntry(of: name, in: .english) }
        let found = lexicon.entries(meaning: name, in: language, limit: 200).compactMap {
            entry -> (entry: Entry, place: Int)? in
            guard let entry = lexicon.teachableEntry(of: entry.headword, in: language, reading: entry.reading),
                let place = Self.place(of: name, in: entry)
            else { return nil }
            return (entry, place)
        }
        // A word with this as its first sense precedes a more common one with it as a later sense.
        return found.min { left, right in
            let keys = [left, right].map { (min($0.place, 1), $0.entry.frequencyRank ?? .max) }
            return keys[0] < keys[1]
        }?.entry
    }

    /// Returns the index of the sense with exactly this name; nil if there is none.
    private static func place(of name: String, in entry: Entry) -> Int? {
        entry.definitions.firstIndex { Gloss.means($0, name) }
    }
}
