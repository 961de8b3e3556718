import Model
import Routes

extension ReadingPage {
    /// The text of a page: paragraphs of words, each a link to its card.
    static func leaf(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let book = model.book
        let text = model.text ?? Self.text(model)
        return article(
            .class("leaf"), .id("page-\(model.number)"), .data("page", String(model.number)),
            .data("known", model.knownOnPage.map { wording.knownOnPage($0) } ?? ""),
            .data("progress", String(model.progress.permille)),
            .data("position", wording.pageOf(model.number, book.pageCount)),
            .lang(shell.tag(book.language, isTraditional: model.isTraditional))
        ) {
            if model.startsChapter, model.headings.isEmpty, let chapter = model.chapter, chapter != book.title {
                h2 { chapter }
            }
            if text.isEmpty {
                p(.class("quiet-text"), .lang(wording.tag)) { wording.emptyPage }
            }
            text
            if model.number == book.pageCount { p(.class("the-end"), .lang(wording.tag)) { wording.endOfBook } }
        }
    }

    /// The paragraphs of a page as markup: its most expensive part, which stays the same until a word is marked or split
    /// otherwise.
    ///
    /// Hundreds of words make a page: they are written into one string, without a value for each.
    public static func text(_ model: Model) -> HTML {
        var markup = ""
        markup.reserveCapacity(model.paragraphs.count * 4096)
        let place = "?book=\(model.book.id)&amp;page=\(model.number)&amp;start="
        let id = Self.wordID(page: model.number)
        for (index, paragraph) in model.paragraphs.enumerated() {
            // The heading is in the text, with words that can be tapped like any others.
            let tag = model.headings.contains(index) ? "h2" : "p"
            markup += index < model.headings.lowerBound ? "<p class=\"title-line\">" : "<\(tag)>"
            for piece in paragraph {
                switch piece {
                case .text(let text): HTML.escape(text, into: &markup)
                case .word(let word): write(word, model.book.language, id, place, into: &markup)
                }
            }
            markup += "</\(tag)>"
        }
        return HTML(trusted: markup)
    }

    /// How the ids of a page's words begin; the offset of the word follows. With the page in them they hold in the
    /// continuous flow, too, where several pages stand below one another.
    private static func wordID(page: Int) -> String { "w\(page)-" }

    /// The link to a word on its page.
    static func link(to book: ID<Book>, page: Int, start: Int) -> String {
        Route.book(book, .page(page)).link + "#" + wordID(page: page) + String(start)
    }

    private static func write(
        _ word: ReadingWord, _ language: Language, _ id: String, _ place: String, into markup: inout String
    ) {
        let start = String(word.start)
        markup += "<a class=\"word "
        markup += word.standing.className
        markup += "\" id=\""
        markup += id
        markup += start
        markup += "\" href=\""
        markup += Route.word(language, word.lemma).path
        markup += place
        markup += start
        markup += "\" data-word=\""
        HTML.escape(word.lemma, into: &markup)
        if let reading = word.reading {
            markup += "\" aria-label=\""
            for syllable in word.syllables { HTML.escape(syllable.text, into: &markup) }
            markup += " "
            HTML.escape(reading, into: &markup)
        }
        markup += "\""
        if word.standing == .difficult { markup += " aria-describedby=\"is-difficult\"" }
        markup += ">"
        for syllable in word.syllables { syllable.write(into: &markup) }
        markup += "</a>"
    }
}
