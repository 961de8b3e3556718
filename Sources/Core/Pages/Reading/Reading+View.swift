import Model
import Routes

extension ReadingPage {
    /// A page of a book.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        shell.page(model.book.title, room: .read, parts: [.reading], class: "reading") {
            topBar(model, shell)
            element("reading-desk", deskAttributes(model, shell), leaf(model, shell))
            foot(model, shell)
            ReadingSettings.sheet(model.book.language, shell)
            span(.id("is-difficult"), Attribute("hidden", nil)) { shell.wording.markedAsDifficult }
        }
    }

    /// Only the page's text, for continuous scrolling.
    public static func fragment(_ model: Model, _ shell: Shell) -> HTML { leaf(model, shell) }

    /// The data that the scripts in `Web/` need.
    private static func deskAttributes(_ model: Model, _ shell: Shell) -> [Attribute] {
        let book = model.book
        return [
            .data("book", book.id.description), .data("page", String(model.number)),
            .data("pages", String(book.pageCount)), .data("language", book.language.rawValue),
            .data("url", Route.book(book.id).link), .data("phrase-hint", shell.wording.phraseHint),
            .data("close", shell.wording.close),
        ]
    }

    private static func topBar(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let book = model.book
        return header(.class("reader-bar")) {
            a(
                .class("icon-button"), .href(.book(book.id)), .label(wording.aboutThisBook),
                .title(wording.aboutThisBook)
            ) {
                Icon.back.drawing(shell)
            }
            div(.class("reader-title")) {
                h1(.lang(shell.tag(book, isTraditional: model.isTraditional)), .ownDirection(of: book.title)) {
                    book.title
                }
                p {
                    if let chapter = model.chapter, chapter != book.title {
                        span(.class("reader-chapter"), .lang(book.textTag), .ownDirection(of: chapter)) { chapter }
                    }
                    span(.class("page-number")) { wording.pageOf(model.number, book.pageCount) }
                }
            }
            a(
                .class("icon-button"), .href(.book(book.id, .chapters)), .data("sheet"), .label(wording.contents),
                .title(wording.contents)
            ) { Icon.contents.drawing(shell) }
            a(
                .class("icon-button"), .href(.book(book.id, .search(""))), .data("sheet"), .label(wording.searchInBook),
                .title(wording.searchInBook)
            ) { Icon.search.drawing(shell) }
            button(
                .class("icon-button"), .type("button"), .popoverTarget("reading-settings"),
                .label(wording.readingSettings), .title(wording.readingSettings)
            ) { Icon.settings.drawing(shell) }
        }
    }

    private static func foot(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let book = model.book
        let progress = model.progress
        return footer(.class("reader-foot")) {
            bar(
                progress, caption: wording.readingProgress + ": " + wording.read(percent: progress.percent),
                class: "thin")
            p(.class("coverage"), .id("coverage")) {
                span(.class("foot-percent")) { "\(progress.percent)%" }
                if let known = model.knownOnPage { span { wording.knownOnPage(known) } }
                if let known = model.knownInBook { span { wording.knownInBook(known) } }
            }
            nav(.class("turn"), .label(wording.pageControls)) {
                turn(wording.previous, .back, to: model.number - 1, "prev", model, shell)
                form(.class("jump"), .action(.book(book.id, .jump(nil)))) {
                    label(.class("unseen"), Attribute("for", "number")) { wording.jumpToPage }
                    input(
                        .type("number"), .id("number"), .name("number"), .value(String(model.number)), .required,
                        Attribute("min", "1"), Attribute("max", String(book.pageCount)),
                        Attribute("inputmode", "numeric"))
                    span(.hiddenFromReaders) { "/ " + Quantity.grouped(book.pageCount) }
                    button(.class("unseen-until-focus"), .type("submit")) { wording.go }
                }
                form(
                    .class("end"), .id(endForm), Attribute("method", "post"), .action(.book(book.id, .endSession)),
                    .data("end-session")
                ) {
                    hidden("page", String(model.number))
                    button(.class("button quiet"), .type("submit")) { wording.endSession }
                }
                // With JavaScript, a script saves the reader's place.
                noscript {
                    form(Attribute("method", "post"), .action(.book(book.id, .heartbeat))) {
                        hidden("page", String(model.number))
                        button(.class("button quiet"), .type("submit")) { wording.keepPlace }
                    }
                }
                if model.number < book.pageCount {
                    turn(wording.next, .forward, to: model.number + 1, "next", model, shell)
                }
                finish(isShown: model.number >= book.pageCount, shell)
            }
        }
    }

    private static let endForm = "end-session"

    /// Replaces "next" on the last page: moving past it ends the session and finishes the book. The other pages
    /// contain it too, hidden, for continuous scrolling, which reaches the last page without leaving this one.
    private static func finish(isShown: Bool, _ shell: Shell) -> HTML {
        button(
            .class("button turn-next"), .type("submit"), Attribute("form", endForm), .data("finish"),
            Attribute("hidden", nil).when(!isShown)
        ) {
            Icon.check.drawing(shell)
            span { shell.wording.finish }
        }
    }

    private static func turn(
        _ caption: String, _ icon: Icon, to number: Int, _ relation: String, _ model: Model, _ shell: Shell
    ) -> HTML {
        guard number >= 1, number <= model.book.pageCount else {
            return span(.class("button turn-\(relation) disabled"), .hiddenFromReaders) {
                icon.drawing(shell)
                span { caption }
            }
        }
        return a(
            .class("button turn-\(relation)"), .href(.book(model.book.id, .page(number))), Attribute("rel", relation)
        ) {
            icon.drawing(shell)
            span { caption }
        }
    }
}
