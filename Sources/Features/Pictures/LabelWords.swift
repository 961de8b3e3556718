import DailyWords
import Lexicon
import Model

/// Words of a language for the labels of a classifier, by the meanings in the dictionaries.
package struct LabelWords {
    let lexicon: Lexicon?
    let language: Language

    package init(lexicon: Lexicon?, language: Language) {
        self.lexicon = lexicon
        self.language = language
    }

    /// The commonest word that means what a label says; nil where the dictionaries have none.
    ///
    /// ImageNet's labels give several names ("tabby, tabby cat"). The first whose word is common enough to be counted is
    /// taken; where there is none, the thing in a narrower name will do: "tabby cat" is a cat.
    package func entry(for label: String) -> Entry? {
        let names = label.lowercased().split(separator: ",").map { name in
            name.replacing("_", with: " ").split(separator: " ").joined(separator: " ")
        }
        let things = names.compactMap { name -> String? in
            let words = name.split(separator: " ")
            return words.count > 1 ? words.last.map { String($0) } : nil
        }
        let found = (names + things).lazy.compactMap { commonest(meaning: $0) }
        return found.first { $0.frequencyRank != nil } ?? found.first
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
        // A word whose first sense it is comes before a commoner one that may also mean it.
        return found.min { left, right in
            let keys = [left, right].map { (min($0.place, 1), $0.entry.frequencyRank ?? .max) }
            return keys[0] < keys[1]
        }?.entry
    }

    /// Which sense of an entry says just this, from 0; nil for none.
    private static func place(of name: String, in entry: Entry) -> Int? {
        entry.definitions.firstIndex { Gloss.means($0, name) }
    }
}
