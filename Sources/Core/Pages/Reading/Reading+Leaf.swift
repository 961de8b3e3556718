import Model
import Routes

extension ReadingPage {
    /// The text of a page: paragraphs of words, each a link to its card.
    static func leaf(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let book = model.book
        return article(
            .class("leaf"), .id("page-\(model.number)"), .data("page", String(model.number)),
            .data("known", model.knownOnPage.map { wording.knownOnPage($0) } ?? ""),
            .data("position", wording.pageOf(model.number, book.pageCount)),
            .lang(shell.tag(book.language, isTraditional: model.isTraditional))
        ) {
            if model.startsChapter, !model.hasHeadingInText, let chapter = model.chapter, chapter != book.title {
                h2 { chapter }
            }
            if model.paragraphs.isEmpty {
                p(.class("quiet-text"), .lang(wording.tag)) { wording.emptyPage }
            }
            text(model)
            if model.number == book.pageCount { p(.class("the-end"), .lang(wording.tag)) { wording.endOfBook } }
        }
    }

    /// Hundreds of words make a page: they are written into one string, without a value for each.
    private static func text(_ model: Model) -> HTML {
        var markup = ""
        markup.reserveCapacity(model.paragraphs.count * 4096)
        let place = "?book=\(model.book.id)&amp;page=\(model.number)&amp;start="
        for (index, paragraph) in model.paragraphs.enumerated() {
            // The heading is in the text, with words that can be tapped like any others.
            let tag = index == 0 && model.startsChapter && model.hasHeadingInText ? "h2" : "p"
            markup += "<\(tag)>"
            for piece in paragraph {
                switch piece {
                case .text(let text): HTML.escape(text, into: &markup)
                case .word(let word): write(word, model.book.language, place, into: &markup)
                }
            }
            markup += "</\(tag)>"
        }
        return HTML(trusted: markup)
    }

    private static func write(_ word: ReadingWord, _ language: Language, _ place: String, into markup: inout String) {
        let start = String(word.start)
        markup += "<a class=\"word "
        markup += word.standing.className
        markup += "\" id=\"w"
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
