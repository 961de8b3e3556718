import Model
import Routes

extension ImportProgressPage {
    /// The page of an import. Without JavaScript it reloads every second while the import runs.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        var refresh: Int?
        if case .running = model.state { refresh = 1 }
        return shell.page(shell.wording.importing(model.name), room: .read, parts: [.importing], refresh: refresh) {
            section(
                .id("import"), .class("card narrow import-state"), .data("poll", "500").when(refresh != nil)
            ) {
                switch model.state {
                case .running(let stage): running(model, stage, shell)
                case .finished(let book, let wasAlready): finished(book, wasAlready, shell)
                case .failed(let problem): failed(problem, shell)
                case .cancelled: cancelled(shell)
                }
            }
        }
    }

    private static func running(_ model: Model, _ stage: ImportStage, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let names = wording.importStages
        let progress = Progress(stage)
        let position = progress.stage
        return div {
            h1 { wording.importing(model.name) }
            bar(progress.whole, caption: names[position], class: "thick")
            ol(.class("stages")) {
                for (index, name) in names.enumerated() {
                    li(
                        .class(index < position ? "done" : index == position ? "doing" : ""),
                        Attribute("aria-current", "step").when(index == position)
                    ) {
                        span { name }
                        if index == position, let share = progress.share { small { "\(share.percent)%" } }
                        if index < position { Icon.check.drawing(shell) }
                    }
                }
            }
            form(Attribute("method", "post"), .action(.library(.cancelImport(model.job)))) {
                button(.class("button quiet"), .type("submit")) { wording.cancel }
            }
            noscript { p(.class("help")) { wording.pageRefreshes } }
        }
    }

    private static func finished(_ book: Book, _ wasAlready: Bool, _ shell: Shell) -> HTML {
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

    private static func failed(_ problem: Problem, _ shell: Shell) -> HTML {
        div {
            ProblemPage.explanation(problem, shell)
            div(.class("actions")) {
                shell.buttonLink(shell.wording.importAgain, to: .library(.importForm), icon: .add)
                shell.buttonLink(shell.wording.library, to: .library(), class: "button quiet")
            }
        }
    }

    private static func cancelled(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return div {
            h1 { wording.importCancelled }
            p { wording.importCancelledLead }
            div(.class("actions")) {
                shell.buttonLink(wording.importAgain, to: .library(.importForm), icon: .add)
                shell.buttonLink(wording.library, to: .library(), class: "button quiet")
            }
        }
    }
}
