import Model
import Routes

extension BookSearchPage {
    /// The occurrences of a text in a book; the reading page shows them in a sheet.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let book = model.book
        return shell.page(wording.searchInBook + " · " + book.title, room: .read, parts: [.chapters]) {
            shell.heading(wording.searchInBook) {
                shell.buttonLink(wording.goOnReading, to: .book(book.id, .page(book.lastPage)), icon: .forward)
            }
            p(.class("lead")) { a(.href(.book(book.id)), .lang(book.language)) { book.title } }
            form(
                .class("finder"), .role("search"), .action(.book(book.id, .search(""))), .data("swap", "#hits"),
                .data("live")
            ) {
                div(.class("search-field")) {
                    Icon.search.drawing(shell)
                    label(.class("unseen"), Attribute("for", "book-query")) { wording.searchInBook }
                    input(
                        .type("search"), .id("book-query"), .name("query"), .value(model.query), .lang(book.language),
                        Attribute("autocomplete", "off"))
                }
                button(.class("button"), .type("submit")) { wording.search }
            }
            div(.id("hits")) {
                if !model.query.isEmpty {
                    p(.class("quiet-text")) {
                        model.total == 0
                            ? wording.nothingInBook(model.query) : wording.results(model.total, model.query)
                        if model.total > model.hits.count { " " + wording.firstResults(model.hits.count) }
                    }
                    ol(.class("hits")) {
                        for hit in model.hits { li { line(hit, book, shell) } }
                    }
                }
            }
        }
    }

    private static func line(_ hit: BookHit, _ book: Book, _ shell: Shell) -> HTML {
        a(.href(ReadingPage.link(to: book.id, page: hit.page, start: hit.start))) {
            span(.class("hit-text"), .lang(book.language)) {
                hit.before
                element("mark", [], HTML(text: hit.match))
                hit.after
            }
            small { shell.wording.page(hit.page) }
        }
    }
}
