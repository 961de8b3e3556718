import Model
import Routes

extension ReadingPage {
    /// The text of a page: paragraphs of words, each a link to its card.
    static func leaf(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let book = model.book
        let text = model.text ?? Self.text(model)
        let isVertical = model.isVertical(shell.preferences)
        return article(
            .class(isVertical ? "leaf is-vertical" : "leaf"), .id("page-\(model.number)"),
            // Vertical lines scroll sideways, with the keyboard, too.
            Attribute("tabindex", "0").when(isVertical),
            .data("page", String(model.number)),
            .data("known", model.knownOnPage.map { wording.knownOnPage($0) } ?? ""),
            .data("progress", String(model.progress.permille)),
            .data("position", wording.pageOf(model.number, book.pageCount)),
            .lang(shell.tag(book, isTraditional: model.isTraditional))
        ) {
            if model.startsChapter, model.headings.isEmpty, let chapter = model.chapter, chapter != book.title {
                h2(.ownDirection(of: chapter)) { chapter }
            }
            if text.isEmpty, model.plates.isEmpty {
                p(.class("quiet-text"), .lang(wording.tag)) { wording.emptyPage }
            }
            text
            if model.number == book.pageCount { p(.class("the-end"), .lang(wording.tag)) { wording.endOfBook } }
        }
    }

    /// The markup of a page's paragraphs: the most expensive part of the page, which changes only when a word is
    /// marked or resplit.
    ///
    /// A page has hundreds of words, so they are all written into one string, without a value for each.
    public static func text(_ model: Model) -> HTML {
        var html = HTML()
        html.reserve(model.paragraphs.reduce(0) { $0 + $1.count } * bytesForWord)
        let place = "?book=\(model.book.id)&amp;page=\(model.number)&amp;start="
        let id = Self.wordID(page: model.number)
        var plates = model.plates[...]
        var notes: [BookNote] = []
        let isEnglish = model.book.language == .english
        let verses = verses(of: model)
        for (index, paragraph) in model.paragraphs.enumerated() {
            while let plate = plates.first, plate.paragraph <= index {
                plates.removeFirst()
                write(plate, of: model, into: &html)
            }
            // The heading is part of the text, and its words can be tapped like any others.
            let isHeading = model.headings.contains(index)
            if isHeading {
                html.write("<h2")
            } else if index < model.headings.lowerBound {
                html.write("<p class=\"title-line\"")
            } else if paragraph.isEmpty, !verses.isEmpty {
                html.write("<p class=\"stanza-gap\"")
            } else {
                html.write(verses.contains(index) ? "<p class=\"verse\"" : "<p")
            }
            html.write(model.hasOwnDirections ? " dir=\"auto\">" : ">")
            for (position, piece) in paragraph.enumerated() {
                switch piece {
                case .text(let text) where isEnglish: html.write(escaping: text)
                case .text(let text):
                    html.write(
                        withUprightNumbers: text, before: position > 0 ? paragraph[position - 1].text?.last : nil,
                        after: position + 1 < paragraph.count ? paragraph[position + 1].text?.first : nil)
                case .word(let word): write(word, model.book.language, id, place, into: &html)
                case .ruby(let syllable): syllable.write(into: &html, standsUpright: !isEnglish)
                case .picture(let picture, let alternative):
                    write(picture, alternative, of: model, "inline-picture", into: &html)
                case .note(let note):
                    notes.append(note)
                    writeReference(to: note, number: notes.count, page: model.number, into: &html)
                }
            }
            html.write(isHeading ? "</h2>" : "</p>")
        }
        for plate in plates { write(plate, of: model, into: &html) }
        for (index, note) in notes.enumerated() { write(note, number: index + 1, page: model.number, into: &html) }
        return html
    }

    /// The paragraphs that are lines of a poem: those between the gaps of its stanzas, unless they are as long as
    /// prose.
    private static func verses(of model: Model) -> Set<Int> {
        var verses: Set<Int> = []
        // Without a gap there are no stanzas.
        guard model.paragraphs.dropFirst().dropLast().contains(where: { $0.isEmpty }) else { return verses }
        var start = max(0, model.headings.upperBound)
        for index in start...max(start, model.paragraphs.count) {
            guard index >= model.paragraphs.count || model.paragraphs[index].isEmpty else { continue }
            let stanza = start..<max(start, index)
            if !stanza.contains(where: { model.paragraphs[$0].count > longestVerse }) { verses.formUnion(stanza) }
            start = index + 1
        }
        return verses
    }

    /// The most words, spaces and marks of a line of a poem.
    private static let longestVerse = 45

    /// Bytes to reserve for the markup of a word, with some to spare.
    private static let bytesForWord = 300

    /// The prefix of the ids of a page's words; the word's offset follows. It includes the page, so that ids stay
    /// unique in continuous scrolling, where several pages appear below one another.
    private static func wordID(page: Int) -> String { "w\(page)-" }

    /// The link to a word on its page.
    static func link(to book: ID<Book>, page: Int, start: Int) -> String {
        Route.book(book, .page(page)).link + "#" + wordID(page: page) + String(start)
    }

    private static func write(
        _ word: ReadingWord, _ language: Language, _ id: String, _ place: String, into html: inout HTML
    ) {
        let start = String(word.start)
        html.write("<a class=\"word ")
        html.write(trusted: word.standing.className)
        html.write("\" id=\"")
        html.write(trusted: id)
        html.write(trusted: start)
        html.write("\" href=\"")
        html.write(trusted: Route.word(language, word.lemma).path)
        html.write(trusted: place)
        html.write(trusted: start)
        html.write("\" data-word=\"")
        html.write(escaping: word.lemma)
        if let reading = word.reading {
            html.write("\" aria-label=\"")
            for syllable in word.syllables { html.write(escaping: syllable.text) }
            html.write(" ")
            html.write(escaping: reading)
        }
        html.write("\"")
        if word.standing == .difficult { html.write(" aria-describedby=\"is-difficult\"") }
        html.write(">")
        for syllable in word.syllables { syllable.write(into: &html, standsUpright: language != .english) }
        html.write("</a>")
    }
}

extension ReadingPiece {
    /// Its characters; nil if it has none.
    fileprivate var text: String.UnicodeScalarView? {
        switch self {
        case .text(let text): text.unicodeScalars
        case .word(let word): word.syllables.reduce("") { $0 + $1.text }.unicodeScalars
        case .ruby(let syllable): syllable.text.unicodeScalars
        case .picture, .note: nil
        }
    }
}
