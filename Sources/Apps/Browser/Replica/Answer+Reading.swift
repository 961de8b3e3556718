import Cards
import Lexicon
import Model
import PagedSQLite
import Pages
import Proficiency
import Reading
import Routes
import Storage

extension Visit {
    /// A page of a book; nil for a book whose words only the server finds.
    func page(_ number: Int, of id: ID<Book>, isFragment: Bool) throws(StorageError) -> Answer? {
        var isHere = true
        let answer = try read { reader, shell throws(StorageError) in
            let opened = try reader.openPage(number, of: id, desk.lexicon, desk.knowledge)
            let (page, known) = (opened.page, opened.knowledge)
            guard page.book.language == .chinese else {
                isHere = false
                return .seeOther(route)
            }
            let text = ReadingPage.Text(
                of: page.passage, in: page.book, chapter: page.chapter, tokens(of: page, opened.corrections),
                insets: page.insets,
                by: presenter(page.book.language, shell.preferences, known))
            let vocabulary = try reader.vocabulary(of: id, fingerprint: opened.vocabulary)
            let model = ReadingPage.Model(
                book: page.book, passage: page.passage, chapter: page.chapter, text: text,
                coverage: vocabulary.map { Coverage(of: $0, by: known) }, shell.preferences)
            return .page(isFragment ? ReadingPage.fragment(model, shell) : ReadingPage.page(model, shell))
        }
        return isHere ? answer : nil
    }

    /// The card of a word. Sentences from outside the learner's books are the server's.
    func card(of word: String, _ language: Language, _ view: WordView) throws(StorageError) -> Answer? {
        guard view.isFragment, language == .chinese || view.place == nil else { return nil }
        return try read { reader, shell throws(StorageError) in
            let learnt = view.place == nil ? desk.lexicon.wordOfTexts(word, in: language) : word
            let request = WordRequest(learnt, in: language, at: view.place, reading: view.reading)
            var surroundings = try reader.surroundings(of: request)
            if let page = surroundings.page {
                surroundings.words = tokens(of: page, surroundings.corrections)
            }
            var card = try reader.describe(request, in: surroundings, desk.lexicon, desk.knowledge)
            if let offer = card.offer { card.offer = try reader.tellingKnownCard(offer, in: language) }
            let decks = try reader.cardDecks(for: language)
            let model = WordPage.Model(
                card, view, sentences: nil, target: CardTarget(decks), by: presenter(language, shell.preferences))
            return .page(WordPage.card(model, shell))
        }
    }

    func mark(_ word: String, _ language: Language, _ form: Form) throws(StorageError) -> Answer {
        let sent = try declining { () throws(FormError) in try MarkForm(form) }
        try write { transaction throws(StorageError) in try transaction.mark(MarkChange(word, in: language, sent)) }
        return .seeOther(form.returnRoute(or: .word(language, word)))
    }

    func unmark(_ word: String, _ language: Language, _ form: Form) throws(StorageError) -> Answer {
        try write { transaction throws(StorageError) in
            try transaction.mark(MarkChange(word, in: language, as: nil))
        }
        return .seeOther(form.returnRoute(or: .word(language, word)))
    }

    func words(_ filter: WordsFilter) throws(StorageError) -> Answer {
        try read { reader, shell throws(StorageError) in
            let marked = try reader.markedWords(MarkFilter(filter), desk.lexicon)
            return .page(WordsPage.page(WordsPage.Model(filter, marked, total: try reader.markCount()), shell))
        }
    }

    // MARK: Words of pages

    private func tokens(of page: StoredPage, _ corrections: [Correction]) -> [Token] {
        desk.pageWords.tokens(of: page, desk.learner, corrections, desk.lexicon) {
            let tokens =
                ChineseAnnotator(lexicon: desk.lexicon, corrections: corrections, terms: page.terms)?
                .tokens(page.passage.text, isPage: true) ?? []
            return AuthorsReadings(page.insets, in: .chinese, desk.lexicon)?.tokens(tokens) ?? tokens
        }
    }

    private func presenter(
        _ language: Language, _ preferences: Preferences, _ knowledge: Knowledge = Knowledge()
    ) -> WordPresenter {
        let lexicon = desk.lexicon
        return WordPresenter(
            language, preferences, knowledge: knowledge, convert: { lexicon.convert($0, to: $1) })
    }
}
