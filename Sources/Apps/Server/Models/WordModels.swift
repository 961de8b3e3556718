import Library
import Model
import Pages
import Phonology
import Routes

extension WordPage.Model {
    /// Converts the desk's data about a word for its card.
    init(_ card: WordCard, place: Place?, preferences: Preferences, desk: Desk, knowledge status: WordStatus?) {
        let writer = WordWriter(
            preferences: preferences, lexicon: desk.lexicon, language: card.language, knowledge: .init())
        let token = Token(text: card.surface, start: 0, end: 0, kind: .word, reading: card.reading, lemma: card.word)
        let isTapped = place?.start != nil && card.sentence != nil
        let standing: Standing =
            switch status {
            case .difficult: .difficult
            case .known: .known
            case .ignored: .ignored
            case nil: .new
            }
        let traditional = card.entries.first { $0.traditional != $0.headword }?.traditional
        self.init(
            language: card.language, word: card.word,
            syllables: writer.written(token, spoken: writer.spoken([token])[0]).syllables, reading: card.reading,
            traditional: traditional, level: card.level, frequencyRank: card.frequencyRank, status: card.mark?.status,
            standing: standing,
            timesMarked: card.mark?.timesMarked ?? 0, entries: card.entries.map { EntryCard($0) },
            characters: card.characters.map { character, entry in
                WordPage.Character(
                    text: character,
                    reading: entry.map { card.language == .chinese ? Pinyin.marked($0.reading) : $0.reading },
                    gloss: entry.map { Desk.gloss(of: $0) }, level: entry.flatMap { $0.hsk3 ?? $0.hsk2 })
            },
            examples: card.examples.map {
                WordPage.Example(
                    before: $0.before, match: $0.match, after: $0.after, bookTitle: $0.book.title,
                    place: Place(book: $0.book.id, page: $0.page, start: $0.start))
            }, place: place, sentence: card.sentence,
            neighbours: isTapped && card.language != .english
                ? WordPage.Neighbours(previous: card.previous, text: card.surface, next: card.next) : nil,
            isCorrected: card.isCorrected)
    }
}
