import Model
import Routes

extension SessionPage {
    /// The summary card of a reading session.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let session = model.session
        let book = model.book
        return shell.page(wording.sessionDone, room: .read, parts: [.book]) {
            section(.class("card narrow session")) {
                cover(book)
                h1 { wording.sessionDone }
                p(.class("lead"), .lang(book.language)) { book.title }
                p(.class("quiet-text")) {
                    book.finishedAt != nil && session.lastPage >= book.pageCount
                        ? wording.bookFinished : wording.pageOf(session.lastPage, book.pageCount)
                }
                h2(.class("unseen")) { wording.sessionNumbers }
                figures([
                    (wording.timeReading, wording.duration(session.activeSeconds)),
                    (wording.charactersRead(in: book.language), Quantity.grouped(session.charactersRead)),
                    (wording.lookedUp, Quantity.grouped(session.wordsLookedUp)),
                    (wording.markedCount, Quantity.grouped(session.wordsMarked)),
                    (wording.newWords, Quantity.grouped(session.newWords)),
                ])
                div(.class("actions")) {
                    shell.buttonLink(
                        wording.goOnReading, to: .book(book.id, .page(session.lastPage)), icon: .forward)
                    shell.buttonLink(wording.backToToday, to: .today, class: "button quiet")
                }
            }
            if !model.marked.isEmpty {
                section(.class("narrow"), .id("marked"), .labelled(by: "marked-title")) {
                    div(.class("section-head")) {
                        h2(.id("marked-title")) { wording.wordsYouMarked }
                        a(.href(.words(.list(WordsFilter(language: book.language, status: .difficult))))) {
                            wording.seeMarkedWords
                        }
                    }
                    ul(.class("word-lines")) {
                        for line in model.marked { li { BookPage.wordLine(line, shell, swap: "#marked") } }
                    }
                }
            }
        }
    }
}
