import Model
import Phonology
import Routes

extension WordPage.Model {
    /// Presents the card of a word.
    ///
    /// - Parameters:
    ///   - view: How it was opened: where it was tapped, and what was done with it.
    ///   - sentences: Sentences from outside the learner's books; nil in the popover.
    ///   - target: The deck that a card of it goes to.
    public init(
        _ card: WordCard, _ view: WordView, sentences: WordPage.Examples?, target: CardTarget,
        by presenter: WordPresenter
    ) {
        let place = view.place
        let token = Token(text: card.surface, start: 0, end: 0, kind: .word, reading: card.reading, lemma: card.word)
        let isTapped = place?.start != nil && card.sentence != nil
        // 累不累 has two different characters.
        var characters: [WordPage.Character] = []
        for character in card.characters {
            let shown = WordPage.Character(
                text: character.text, reading: character.entry?.shownReading,
                gloss: character.entry.map { Pinyin.readable($0.gloss) }, level: character.entry?.level)
            let isThere = characters.contains { $0.text == shown.text && $0.reading == shown.reading }
            if !isThere { characters.append(shown) }
        }
        self.init(
            language: card.language, word: card.word, syllables: presenter.syllables(token, in: card.sentence),
            reading: card.reading, inflection: card.inflection,
            traditional: card.entries.first { $0.traditional != $0.headword }?.traditional, level: card.level,
            frequencyRank: card.frequencyRank, status: card.mark?.status, standing: Standing(card.status),
            timesMarked: card.mark?.timesMarked ?? 0, entries: card.entries.map { EntryCard($0) },
            characters: characters,
            examples: card.examples.map {
                WordPage.Example(
                    before: $0.before, match: $0.match, after: $0.after, bookTitle: $0.book.title,
                    place: Place(book: $0.book.id, page: $0.page, start: $0.start))
            }, sentences: sentences, place: place, sentence: card.sentence,
            neighbours: isTapped && card.language != .english
                ? card.start.map {
                    WordPage.Neighbours(previous: card.previous, text: card.surface, next: card.next, start: $0)
                } : nil,
            corrected: card.corrected, card: view.card, target: target,
            offer: card.offer)
    }
}

extension WordPage.Model {
    /// Whether the word is in kana, which is its reading.
    var isReadAsWritten: Bool {
        language == .japanese && Kana.hiragana(syllables.reduce("") { $0 + $1.text }) == reading ?? ""
    }
}

extension WordPage.Examples {
    /// Presents the sentences for a word.
    ///
    /// - Parameters:
    ///   - hasModel: Whether a language model is configured.
    ///   - isMade: Whether a model made some of the sentences lately, so that none is asked again.
    ///   - isWaiting: Whether a model was asked but could not be reached yet.
    ///   - foundNone: Whether the sentences just written did not contain the word.
    public init(_ sentences: [ExampleSentence], hasModel: Bool, isMade: Bool, isWaiting: Bool, foundNone: Bool) {
        self.init(
            sentences: sentences, canAsk: hasModel && !isMade && !isWaiting, hasModel: hasModel, isWaiting: isWaiting,
            foundNone: foundNone)
    }
}
