import Lexicon
import Model
import Phonology

extension NoteDraft {
    /// Returns the draft with the sense that the learner chose as its definition, with the reading that goes with it.
    ///
    /// A text may also be the whole meaning that a page shows. The senses of the dictionary form come first, then those of
    /// an inflected form that has an entry of its own.
    ///
    /// - Throws: ``ReviewError/noSuchSense(_:)`` if the word has no such sense.
    func choosing(
        from lexicon: Lexicon?, for interface: Preferences.Interface
    ) throws(ReviewError) -> NoteDraft {
        guard let sense, definition.isEmpty, let lexicon, let language = language.language else { return self }
        var plain = filled(from: nil)
        plain.sense = nil
        var learnt = plain
        learnt.takeLemma(lexicon, language)
        for draft in learnt.word == plain.word ? [plain] : [learnt, plain] {
            if let chosen = draft.choosing(sense, lexicon, language, interface) { return chosen }
        }
        let senses = lexicon.teachableSenses(of: learnt.word, in: language)
        // A word without senses has no choice to get wrong; it lacks a meaning, which is told elsewhere.
        guard !senses.isEmpty else { return plain }
        throw .noSuchSense(
            NotAChoice(field: "sense", allowed: senses.prefix(40).map { "\($0.number) (\($0.text))" }))
    }

    /// The draft with a sense of its word; nil if the word has no such sense.
    private func choosing(
        _ sense: SenseChoice, _ lexicon: Lexicon, _ language: Language, _ interface: Preferences.Interface
    ) -> NoteDraft? {
        var senses = lexicon.teachableSenses(of: word, in: language)
        let known = senses.contains { Self.sound($0.reading, language) == Self.sound(reading, language) }
        if case .text = sense {
            for entry in lexicon.entries(of: word, reading: nil, in: language) {
                senses.append(
                    TeachableSense(
                        number: 0, text: lexicon.cardMeaning(of: entry, for: interface), reading: entry.cardReading))
            }
        }
        let fitting = senses.filter {
            switch sense {
            case .number(let number): $0.number == number && number > 0
            case .text(let text): $0.text == text
            }
        }
        let isRead = fitting.first { Self.sound($0.reading, language) == Self.sound(reading, language) }
        guard let found = isRead ?? fitting.first else { return nil }
        var draft = self
        draft.definition = found.text
        // A reading that no dictionary has is the learner's own, and stays.
        if !found.reading.isEmpty, known || reading.isEmpty { draft.reading = found.reading }
        return draft
    }

    /// A key for comparing readings, however they are written.
    private static func sound(_ reading: String, _ language: Language) -> String {
        switch language {
        case .chinese: Pinyin.soundKey(reading)
        case .japanese: Kana.hiragana(reading)
        case .english: reading
        }
    }
}
