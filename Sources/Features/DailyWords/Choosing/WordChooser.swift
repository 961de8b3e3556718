import Lexicon
import Linguistics
import Model
import Proficiency

/// A word for a card, before it has a sentence.
struct ChosenWord: Hashable, Sendable {
    var word: String
    var entry: Entry
    /// The learner's interest that it was chosen for; nil for a word of general use.
    var interest: LearningPreferences.Interest?
}

/// Chooses words from levels, frequency lists and tables, without a language model: words that the learner does not
/// know, has not set aside, and has no card for.
struct WordChooser {
    let lexicon: Lexicon
    let preferences: LearningPreferences
    let knowledge: Knowledge
    /// Words that have a card, or appeared on an earlier day.
    let taken: Set<String>
    /// The words of general use, which all learners share.
    let common: CommonWords

    /// Returns new words. Half of them, rounded up, fit the learner's interests while such words last; the others are
    /// the most common of the level.
    ///
    /// - Returns: At most `count` different words; fewer if no more are left.
    func words(_ count: Int, besides chosen: Set<String> = []) -> [ChosenWord] {
        var seen = chosen
        func taking(_ limit: Int, from words: some Sequence<ChosenWord>) -> [ChosenWord] {
            var kept: [ChosenWord] = []
            guard limit > 0 else { return kept }
            for word in words where seen.insert(word.word).inserted {
                kept.append(word)
                if kept.count == limit { break }
            }
            return kept
        }
        let ofInterest = taking((count + 1) / 2, from: topicWords(preferences.interests))
        let frequent = taking(count - ofInterest.count, from: frequentWords())
        let common = frequent + taking(count - ofInterest.count - frequent.count, from: everydayWords())
        // If the lists are exhausted, interests may fill the rest, and then general words.
        let more = taking(count - ofInterest.count - common.count, from: topicWords(preferences.interests))
        let others = LearningPreferences.Interest.allCases.filter { !preferences.interests.contains($0) }
        let rest = taking(count - ofInterest.count - common.count - more.count, from: topicWords(others))
        return Self.mixed(common + rest, ofInterest + more)
    }

    /// Returns a word if it may be on a card, or nil.
    func candidate(_ word: String, for interest: LearningPreferences.Interest? = nil) -> ChosenWord? {
        guard !taken.contains(word), let entry = lexicon.teachableEntry(of: word, in: preferences.language) else {
            return nil
        }
        switch knowledge.status(of: word, level: entry.level) {
        case .known, .ignored: return nil
        case .difficult, nil: return ChosenWord(word: word, entry: entry, interest: interest)
        }
    }

    /// Returns words of the tables, one of each interest in turn, those of the learner's level first.
    private func topicWords(_ interests: [LearningPreferences.Interest]) -> [ChosenWord] {
        let lists = interests.map { interest in
            sorted(lexicon.topics.words(for: interest, in: preferences.language)).compactMap {
                candidate($0.word, for: interest)
            }
        }
        let longest = lists.map(\.count).max() ?? 0
        return (0..<longest).flatMap { place in lists.compactMap { $0.indices.contains(place) ? $0[place] : nil } }
    }

    /// Returns words of general use, the most common of the learner's level first, then those above it, then those
    /// below. Looks up no more of them than are taken.
    private func frequentWords() -> some Sequence<ChosenWord> {
        let bands = common.bands(of: preferences.language, in: lexicon)
        return preferences.level.orderOfOffer.lazy.flatMap { bands[$0] ?? [] }.compactMap { candidate($0) }
    }

    /// Returns the words of the table of everyday things.
    private func everydayWords() -> some Sequence<ChosenWord> {
        sorted(lexicon.topics.everyday(in: preferences.language)).lazy.compactMap { candidate($0.word) }
    }

    /// Returns the words of a table, those of the learner's level first, then the nearest levels; otherwise in table
    /// order.
    private func sorted(_ words: [TopicWord]) -> [TopicWord] {
        let own = preferences.level.place
        return words.enumerated().sorted { left, right in
            let distances = (abs(left.element.level.place - own), abs(right.element.level.place - own))
            return distances.0 == distances.1 ? left.offset < right.offset : distances.0 < distances.1
        }.map(\.element)
    }

    /// Interleaves two lists.
    private static func mixed(_ first: [ChosenWord], _ second: [ChosenWord]) -> [ChosenWord] {
        (0..<max(first.count, second.count)).flatMap { place in
            [first, second].compactMap { $0.indices.contains(place) ? $0[place] : nil }
        }
    }
}
