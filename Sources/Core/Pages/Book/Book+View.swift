import Model
import Routes

extension BookPage {
    /// The page about a book.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(model.book.title, room: .read, parts: [.book]) {
            title(model, shell)
            if let other = model.book.otherLanguage {
                p(.class("card quiet-text")) { wording.isReadAs(model.book.language, other) }
            } else if let statistics = model.statistics {
                known(statistics, shell)
                levels(statistics, of: model.book.language, shell)
                unknown(statistics, shell)
            } else {
                p(.class("card quiet-text")) { wording.countingWords }
            }
            if model.chapters.count > 1 {
                section(.labelled(by: "chapters")) {
                    h2(.id("chapters")) { wording.chapters }
                    ChaptersPage.list(model.book, model.chapters, current: nil, shell)
                }
            }
            manage(model.book, shell)
        }
    }

    private static func title(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let book = model.book
        let isOpened = book.openedAt != nil
        return section(.class("book-head")) {
            cover(book)
            div {
                h1(.lang(book.textTag), .ownDirection(of: book.title)) { book.title }
                if let author = book.author, !author.isEmpty {
                    p(.class("lead"), .lang(book.textTag), .ownDirection(of: author)) { author }
                }
                p(.class("facts")) {
                    span { book.otherLanguage.map { wording.named($0) } ?? wording.name(book.language) }
                    if let level = book.level { span(.class("badge")) { level } }
                    span { wording.pages(book.pageCount) }
                    span { wording.characters(book.scalarCount, in: book.language) }
                    span {
                        wording.added + " "
                        shell.when(book.createdAt)
                    }
                }
                if isOpened {
                    let progress = BookCard(book: book).progress
                    bar(progress, caption: wording.read(percent: progress.percent))
                    p(.class("quiet-text")) {
                        wording.pageOf(book.lastPage, book.pageCount)
                        if book.finishedAt != nil { " · " + wording.finished }
                    }
                }
                div(.class("actions")) {
                    shell.buttonLink(
                        isOpened ? wording.goOnReading : wording.startReading,
                        to: .book(book.id, .page(book.lastPage)), icon: .forward, class: "button large")
                    shell.buttonLink(
                        wording.searchInBook, to: .book(book.id, .search("")), icon: .search,
                        class: "button quiet large")
                }
            }
        }
    }

    private static func known(_ statistics: BookStatistics, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "known")) {
            h2(.id("known")) { wording.howMuchYouKnow }
            div(.class("big-figures")) {
                p {
                    strong { statistics.knownRunning.text }
                    span { wording.ofRunningWords }
                }
                p {
                    strong { statistics.knownDifferent.text }
                    span { wording.ofDifferentWords }
                }
                p {
                    strong { Quantity.grouped(statistics.differentWords) }
                    span { wording.different }
                }
            }
            bar(statistics.knownRunning, caption: wording.wordsKnown(statistics.knownRunning), class: "thick")
        }
    }

    private static func levels(_ statistics: BookStatistics, of language: Language, _ shell: Shell) -> HTML? {
        // No word of an English book has a level.
        guard statistics.levels.contains(where: { $0.level != nil }) else { return nil }
        let wording = shell.wording
        let most = max(statistics.levels.map { $0.words }.max() ?? 1, 1)
        return section(.labelled(by: "levels")) {
            h2(.id("levels")) { wording.wordsByLevel(language) }
            table(.class("levels"), .labelled(by: "levels")) {
                thead {
                    tr {
                        th(Attribute("scope", "col")) { wording.levelHeading }
                        th(Attribute("scope", "col")) { wording.different }
                        th(Attribute("scope", "col"), .class("number")) { wording.occurrences }
                        th(Attribute("scope", "col"), .class("number")) { wording.knownHeading }
                    }
                }
                tbody {
                    for row in statistics.levels {
                        tr {
                            th(Attribute("scope", "row")) { wording.level(row.level, in: language) }
                            td(.class("bar-cell")) {
                                levelBar(row, most: most)
                                span { Quantity.grouped(row.words) }
                            }
                            td(.class("number")) { Quantity.grouped(row.occurrences) }
                            td(.class("number")) { Share(row.known, of: row.words).text }
                        }
                    }
                }
            }
        }
    }

    /// Two overlaid bars: all words of the level, and the known ones among them.
    private static func levelBar(_ row: LevelRow, most: Int) -> HTML {
        svg(
            .class("level-bar"), .hiddenFromReaders, Attribute("viewBox", "0 0 1000 10"),
            Attribute("preserveAspectRatio", "none")
        ) {
            rect("level-all", width: row.words * 1000 / most)
            rect("level-known", width: row.known * 1000 / most)
        }
    }

    private static func rect(_ names: String, width: Int) -> HTML {
        element(
            "rect",
            [.class(names), Attribute("width", String(width)), Attribute("height", "10"), Attribute("rx", "2")],
            HTML())
    }
}
