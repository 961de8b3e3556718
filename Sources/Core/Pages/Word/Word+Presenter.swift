import Model
import Phonology
import Routes

extension WordPage.Model {
    /// Presents the card of a word.
    ///
    /// - Parameter place: Where it was tapped; nil if it was looked up directly.
    public init(_ card: WordCard, at place: Place?, by presenter: WordPresenter) {
        let token = Token(text: card.surface, start: 0, end: 0, kind: .word, reading: card.reading, lemma: card.word)
        let isTapped = place?.start != nil && card.sentence != nil
        self.init(
            language: card.language, word: card.word, syllables: presenter.syllables(token), reading: card.reading,
            traditional: card.entries.first { $0.traditional != $0.headword }?.traditional, level: card.level,
            frequencyRank: card.frequencyRank, status: card.mark?.status, standing: Standing(card.status),
            timesMarked: card.mark?.timesMarked ?? 0, entries: card.entries.map { EntryCard($0) },
            characters: card.characters.map { character in
                WordPage.Character(
                    text: character.text, reading: character.entry?.shownReading, gloss: character.entry?.gloss,
                    level: character.entry?.level)
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
