import Model
import Routes

extension ChaptersPage {
    /// The table of contents; the reading page shows its list in a sheet.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.contents + " · " + model.book.title, room: .read, parts: [.chapters]) {
            shell.heading(wording.contents) {
                shell.buttonLink(
                    wording.goOnReading, to: .book(model.book.id, .page(model.book.lastPage)), icon: .forward)
            }
            p(.class("lead")) {
                a(.class("line-link"), .href(.book(model.book.id)), .lang(model.book.textTag)) { model.book.title }
            }
            JumpForm.view(model.book, shell)
            list(model.book, model.chapters, current: model.book.lastPage, shell)
        }
    }

    /// The chapters as links.
    ///
    /// - Parameter current: The page the reader is on, used to highlight its chapter; nil for none.
    static func list(_ book: Book, _ chapters: [Chapter], current: Int?, _ shell: Shell) -> HTML {
        let here = current.flatMap { page in chapters.last { $0.firstPage <= page }?.index }
        return ol(.class("chapters")) {
            for chapter in chapters {
                li {
                    a(.href(.book(book.id, .page(chapter.firstPage))), .current.when(chapter.index == here)) {
                        span(.lang(book.textTag), .ownDirection(of: chapter.title)) { chapter.title }
                        small { shell.wording.page(chapter.firstPage) }
                    }
                }
            }
        }
    }
}

/// The form that asks for a page number.
enum JumpForm {
    static func view(_ book: Book, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(.class("jump"), .action(.book(book.id, .jump(nil)))) {
            label(Attribute("for", "go-to")) { wording.jumpToPage }
            input(
                .type("number"), .id("go-to"), .name("number"), .value(String(book.lastPage)), .required,
                Attribute("min", "1"), Attribute("max", String(book.pageCount)), Attribute("inputmode", "numeric"))
            button(.class("button quiet"), .type("submit")) { wording.go }
        }
    }
}
