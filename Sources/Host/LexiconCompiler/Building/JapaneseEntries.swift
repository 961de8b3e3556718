import Foundation
import Lexicon
import Model

/// An entry of JMdict for one headword in one reading, before its rank is known.
struct JapaneseEntryDraft {
    /// The place of its word in JMdict.
    var word: Int
    var headword: String
    var reading: String
    /// Its senses, those that are meant first in front.
    var senses: [JMdictWord.Sense]
    /// Whether the word is usually written like this entry: the headword is in kana, and the word has no kanji or is
    /// usually written without.
    var isUsual: Bool
    /// How far it is from what its headword means first; the smallest is first.
    var oddity: Float
    /// The same for its reading as a key; nil if the word has an entry of kana alone, which is found there.
    var kanaOddity: Float?
    /// How common the lists of JMdict say it is.
    var weight: Int
    /// The band of 500 words in newspapers, from 1; nil for rarer ones.
    var newspaperBand: Int?
    /// Whether a list of JMdict has it, in this reading.
    var isCommon: Bool

    /// Whether its headword is in kana.
    var isKana: Bool { headword == reading }

    /// Whether it is a common word in kanji that only some of its senses write in kana: 行く, which is いく in 食べていく.
    var isUsualInKanji: Bool {
        !isKana && isCommon && !(senses.first?.traits.contains(.usuallyKana) ?? true)
    }

    /// The main part of speech of its first sense.
    var partOfSpeech: PartOfSpeechCode { senses.first?.partsOfSpeech.first ?? .none }

    /// The kinds of words that its senses are.
    var kinds: PartOfSpeechCode.Kinds {
        senses.reduce(into: []) { kinds, sense in
            for code in sense.partsOfSpeech { kinds.formUnion(code.kinds) }
        }
    }

    /// The senses as a page shows them. One that is another part of speech than the first says so first.
    var definitions: [String] {
        let main = senses.first?.partsOfSpeech ?? []
        return senses.map { sense in
            var remarks = sense.remarks
            if isKana { remarks.removeAll { $0 == "usually in kana" } }
            if let other = sense.partsOfSpeech.first, !main.contains(where: sense.partsOfSpeech.contains),
                let name = other.name
            {
                remarks.insert(name, at: 0)
            }
            let notes = sense.notes.isEmpty ? "" : " (" + sense.notes.joined(separator: "; ") + ")"
            return remarks.map { "(" + $0 + ") " }.joined() + sense.glosses.joined(separator: "; ") + notes
        }
    }

    /// Its senses without notes, to search for.
    var meanings: [String] {
        senses.map { sense in
            (sense.traits.contains(.outdated) ? "(archaic) " : "") + sense.glosses.joined(separator: "; ")
        }
    }
}

extension JMdictWord {
    /// Returns its entries: one for each way to write it in each reading, and one in kana for each reading that is
    /// usually written so.
    ///
    /// - Parameters:
    ///   - place: Its place in JMdict.
    ///   - share: How often a written form is used.
    func entries(place: Int, share: (String) -> Double) -> [JapaneseEntryDraft] {
        var entries: [JapaneseEntryDraft] = []
        for (order, reading) in readings.enumerated() {
            let senses = self.senses(of: reading.text, written: nil)
            let written =
                reading.isKanaOnly
                ? [] : self.written.filter { reading.written.isEmpty || reading.written.contains($0.text) }
            let isFirstInKana = senses.first?.traits.contains(.usuallyKana) ?? false
            let hasKana = written.isEmpty || senses.contains { $0.traits.contains(.usuallyKana) }
            let commonest = written.map { share($0.text) }.max() ?? 0
            for form in written where !(form.isOdd && reading.isOdd) {
                let senses = self.senses(of: reading.text, written: form.text)
                guard !senses.isEmpty else { continue }
                let isCommon = form.priority.isCommon && reading.priority.isCommon
                let flaws = Self.flaws(senses) + (form.isOdd ? 4 : 0) + (reading.isOdd ? 2 : 0)
                let isPart = senses[0].partsOfSpeech.first?.kinds == .affixes
                let rarity = isCommon ? 0 : form.priority.isCommon || reading.priority.isCommon ? 1 : 2
                entries.append(
                    JapaneseEntryDraft(
                        word: place, headword: form.text, reading: reading.text, senses: senses, isUsual: false,
                        oddity: Float(flaws + rarity + (isFirstInKana ? 1 : 0)) + (isPart ? 0.7 : 0)
                            + Float(order) * 0.3 - Float(form.priority.weight + reading.priority.weight) * 0.05,
                        kanaOddity: hasKana
                            ? nil
                            : Self.kanaOddity(
                                tier: isCommon || form.priority.isCommon ? 1 : 3, flaws: flaws, share: commonest,
                                weight: form.priority.weight),
                        weight: form.priority.weight + reading.priority.weight,
                        newspaperBand: form.priority.newspaperBand, isCommon: isCommon))
            }
            guard hasKana, !senses.isEmpty else { continue }
            let isUsual = written.isEmpty || isFirstInKana
            let isCommon = reading.priority.isCommon
            entries.append(
                JapaneseEntryDraft(
                    word: place, headword: reading.text, reading: reading.text,
                    senses: senses.filter { $0.traits.contains(.usuallyKana) }
                        + senses.filter { !$0.traits.contains(.usuallyKana) },
                    isUsual: isUsual, oddity: 0,
                    kanaOddity: Self.kanaOddity(
                        tier: (isUsual ? 0 : 1) + (isCommon ? 0 : 2),
                        flaws: Self.flaws(senses) + (reading.isOdd ? 4 : 0),
                        share: commonest, weight: reading.priority.weight),
                    weight: reading.priority.weight, newspaperBand: isUsual ? reading.priority.newspaperBand : nil,
                    isCommon: isCommon))
        }
        return entries
    }

    /// The senses that belong to a reading and a written form, in JMdict's order. An archaic or explicit one comes first
    /// only if there is no other.
    private func senses(of reading: String, written: String?) -> [Sense] {
        var senses = senses.filter { sense in
            (sense.readings.isEmpty || sense.readings.contains(reading))
                && (written.map { sense.written.isEmpty || sense.written.contains($0) } ?? true)
        }
        let first = senses.firstIndex { $0.traits.isDisjoint(with: [.outdated, .explicit]) }
        if let first, first > 0 { senses.insert(senses.remove(at: first), at: 0) }
        return senses
    }

    /// How strange it is to mean the first of these senses today.
    private static func flaws(_ senses: [Sense]) -> Int {
        senses.first.map { $0.traits.isDisjoint(with: [.outdated, .explicit]) } ?? true ? 0 : 3
    }

    /// How far an entry is from what its reading means in kana. The steps of a tier weigh more than anything; within
    /// one, ten times the frequency weighs as much as three marks in JMdict's lists.
    private static func kanaOddity(tier: Int, flaws: Int, share: Double, weight: Int) -> Float {
        let rarity = share > 0 ? -Float(log10(share)) : 8
        return Float(tier + flaws) * 20 + rarity - Float(weight) * 0.3
    }

}
