import Model
import Routes

@testable import Pages

/// Invented dictionaries of a learner.
enum DictionarySamples {
    static func dictionary(_ number: UInt64, position: Int, kind: LearnerDictionary.Kind = .yomitan)
        -> LearnerDictionary
    {
        LearnerDictionary(
            id: ID(high: 9, low: number), name: Samples.evil, kind: kind, languages: [.chinese, .japanese],
            isOnIn: number == 1 ? [] : [.japanese], position: position, entryCount: 300_000, factCount: 12,
            attribution: Samples.evil + "\n" + Samples.evil, createdAt: Samples.now)
    }

    static func pages(full: Bool, _ shell: Shell) -> [(name: String, html: HTML)] {
        let rows = [
            DictionariesPage.Row(dictionary(1, position: -1), fault: .missing),
            DictionariesPage.Row(dictionary(2, position: 1, kind: .starDict)),
        ]
        return [
            (
                "dictionaries",
                DictionariesPage.page(
                    .init(
                        rows: full ? rows : [], megabytes: 300, added: full ? rows[1].dictionary : nil,
                        removed: full ? dictionary(3, position: 2) : nil, isSaved: full,
                        problem: full ? .notADictionary(Samples.evil) : nil), shell)
            )
        ]
    }
}
