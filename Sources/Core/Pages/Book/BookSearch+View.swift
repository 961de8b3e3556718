import Model
import Routes

extension BookSearchPage {
    /// The places of a word in a book, which the reading page shows in a sheet, or in the whole library.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let name = model.book == nil ? wording.searchInLibrary : wording.searchInBook
        let title = model.book.map { name + " · " + $0.title } ?? name
        return shell.page(title, room: .read, parts: [.chapters]) {
            shell.heading(name) {
                if let book = model.book {
                    shell.buttonLink(
                        wording.searchInLibrary, to: .library(.search(model.query)), icon: .search,
                        class: "button quiet")
                    shell.buttonLink(wording.goOnReading, to: .book(book.id, .page(book.lastPage)), icon: .forward)
                } else {
                    shell.buttonLink(wording.library, to: .library(), icon: .read, class: "button quiet")
                }
            }
            if let book = model.book {
                p(.class("lead")) { a(.class("line-link"), .href(.book(book.id)), .lang(book.language)) { book.title } }
            }
            form(
                .class("finder"), .role("search"), .action(route(model, query: "")), .data("swap", "#hits"),
                .data("live")
            ) {
                div(.class("search-field")) {
                    Icon.search.drawing(shell)
                    label(.class("unseen"), Attribute("for", "book-query")) { name }
                    input(
                        .type("search"), .id("book-query"), .name("query"), .value(model.query),
                        Attribute("autocomplete", "off"), Attribute("aria-describedby", "book-query-help"))
                }
                button(.class("button"), .type("submit")) { wording.search }
            }
            p(.class("help"), .id("book-query-help")) { wording.searchInBooksHelp }
            div(.id("hits")) { if !model.query.isEmpty { results(model, shell) } }
        }
    }

    private static func route(_ model: Model, query: String, page: Int = 1) -> Route {
        model.book.map { .book($0.id, .search(query, page: page)) } ?? .library(.search(query, page: page))
    }

    @HTMLBuilder private static func results(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        p(.class("quiet-text")) {
            if model.total > 0 {
                wording.results(model.total, model.query)
            } else if model.book == nil {
                wording.nothingInLibrary(model.query)
            } else {
                wording.nothingInBook(model.query)
            }
        }
        for (book, count) in model.books {
            let hits = model.hits.filter { $0.book == book.id }
            if !hits.isEmpty {
                if model.book == nil {
                    h2 {
                        a(.href(.book(book.id, .search(model.query))), .lang(book.language)) { book.title }
                        small { " " + wording.places(count) }
                    }
                }
                ol(.class("hits")) { for hit in hits { li { line(hit, book, shell) } } }
            }
        }
        pages(model, shell)
    }

    private static func pages(_ model: Model, _ shell: Shell) -> HTML? {
        Pagination.links(model.page.number, of: model.page.count, shell) { page in
            route(model, query: model.query, page: page)
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
