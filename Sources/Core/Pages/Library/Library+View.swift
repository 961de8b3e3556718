import Model
import Routes

extension LibraryPage {
    /// The library page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.library, room: .read, parts: [.covers]) {
            shell.heading(wording.library) {
                if model.total > 0 {
                    shell.buttonLink(
                        wording.searchInLibrary, to: .library(.search()), icon: .search, class: "button quiet")
                }
                shell.buttonLink(wording.shelf, to: .shelf(), icon: .book, class: "button quiet")
                shell.buttonLink(wording.importABook, to: .library(.importForm), icon: .add)
            }
            if let deleted = model.deleted { undoBanner(deleted, shell) }
            if model.total == 0 {
                shell.empty(wording.libraryEmpty, wording.libraryEmptyLead, icon: .read) {
                    shell.buttonLink(wording.importBook, to: .library(.importForm), icon: .add)
                    shell.buttonLink(wording.wholeShelf, to: .shelf(), icon: .book, class: "button quiet")
                }
            } else {
                finder(model, shell)
                books(model, shell)
            }
        }
    }

    private static func undoBanner(_ book: Book, _ shell: Shell) -> HTML {
        shell.banner(shell.wording.bookDeleted(book.title), icon: .trash) {
            form(Attribute("method", "post"), .action(.book(book.id, .restore))) {
                returning(to: .library())
                button(.class("button small"), .type("submit")) { shell.wording.undo }
            }
        }
    }

    private static func finder(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let orders = BookOrder.allCases.map {
            Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == model.sort)
        }
        return form(.class("finder"), .action(.library()), .role("search"), .data("swap", "#books"), .data("live")) {
            div(.class("search-field")) {
                Icon.search.drawing(shell)
                label(.class("unseen"), Attribute("for", "query")) { wording.findABook }
                input(
                    .type("search"), .id("query"), .name("query"), .value(model.query),
                    Attribute("placeholder", wording.findABook), Attribute("autocomplete", "off"))
            }
            div(.class("inline-field")) {
                label(Attribute("for", "sort")) { wording.sortBy }
                select(id: "sort", name: "sort", orders)
            }
            button(.class("button quiet"), .type("submit")) { wording.show }
        }
    }

    private static func books(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.id("books")) {
            if model.books.isEmpty {
                div(.class("nothing-found")) {
                    p { wording.noBookFound(model.query) }
                    shell.buttonLink(wording.showAllBooks, to: .library(), class: "button quiet")
                }
            } else {
                ul(.class("book-grid")) {
                    for card in model.books { li { tile(card, shell) } }
                }
            }
        }
    }

    /// A book on a shelf: cover, title, reading progress and share of known words.
    static func tile(_ card: BookCard, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let book = card.book
        let isFinished = book.finishedAt != nil
        let state = book.openedAt == nil ? wording.notOpenedYet : wording.read(percent: card.progress.percent)
        return article(.class("tile")) {
            a(.class("tile-cover"), .href(.book(book.id)), Attribute("tabindex", "-1"), .hiddenFromReaders) {
                cover(book)
            }
            div(.class("tile-text")) {
                h2 { a(.href(.book(book.id)), .lang(book.textTag)) { book.title } }
                if let author = book.author, !author.isEmpty {
                    p(.class("tile-author"), .lang(book.textTag)) { author }
                }
                p(.class("tile-state")) { isFinished ? wording.finished : state }
                if book.openedAt != nil { bar(card.progress, caption: wording.read(percent: card.progress.percent)) }
                if let known = card.known {
                    p(.class("tile-known")) { wording.wordsKnown(known) }
                }
            }
        }
    }
}
