import Model
import Routes

/// The result of a book's import, on the page of the job.
enum ImportedBook {
    static func part(_ book: Book, _ wasAlready: Bool, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("import-done")) {
            cover(book)
            div {
                p(.class("eyebrow")) { wasAlready ? wording.importAlready : wording.importReady }
                h1(.lang(book.language)) { book.title }
                p(.class("quiet-text")) { wording.pages(book.pageCount) + " · " + wording.characters(book.scalarCount) }
                div(.class("actions")) {
                    shell.buttonLink(
                        wasAlready ? wording.goOnReading : wording.startReading,
                        to: .book(book.id, .page(book.lastPage)), icon: .forward)
                    shell.buttonLink(wording.aboutThisBook, to: .book(book.id), class: "button quiet")
                }
            }
        }
    }
}
