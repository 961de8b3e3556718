import Model
import Routes

extension CardImportJobPage {
    /// The page of an import. Without JavaScript it reloads every second while the import runs.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        var isRunning = false
        if case .running = model.state { isRunning = true }
        return shell.page(
            shell.wording.importing(model.fileName), room: .review, parts: [.cardImport], refresh: isRunning ? 1 : nil
        ) {
            section(.id("import"), .class("card narrow import-state"), .data("poll", "400").when(isRunning)) {
                switch model.state {
                case .running(let share): running(model, share, shell)
                case .finished(let report): finished(model, report, shell)
                case .failed(let problem):
                    ProblemPage.explanation(problem, shell)
                    again(shell)
                case .cancelled:
                    h1 { shell.wording.importCancelled }
                    p { shell.wording.cardImportCancelledLead }
                    again(shell)
                }
            }
        }
    }

    private static func running(_ model: Model, _ share: Share, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div {
            h1 { wording.importing(model.fileName) }
            bar(share, caption: wording.importing(model.fileName), class: "thick")
            p(.class("quiet-text")) { "\(share.percent)%" }
            form(Attribute("method", "post"), .action(.review(.cardImport(.cancel(model.job))))) {
                button(.class("button quiet"), .type("submit")) { wording.cancel }
            }
            noscript { p(.class("help")) { wording.pageRefreshes } }
        }
    }

    @HTMLBuilder private static func finished(_ model: Model, _ report: Report, _ shell: Shell) -> HTML {
        let wording = shell.wording
        p(.class("eyebrow")) { wording.imported }
        h1 { model.fileName }
        if report.counts.isEmpty {
            p { wording.nothingNew }
        } else {
            dl(.class("import-counts")) {
                for each in report.counts {
                    div {
                        dt { wording.name(each.count) }
                        dd { Quantity.grouped(each.number) }
                    }
                }
            }
        }
        if report.canUndo { undo(shell) }
        leftOut(report, shell)
        div(.class("actions")) {
            if let deck = report.deck {
                shell.buttonLink(wording.openDeck, to: .review(.deck(deck)), icon: .forward)
            } else {
                shell.buttonLink(wording.allDecks, to: .review(), icon: .forward)
            }
            shell.buttonLink(wording.importAnother, to: .review(.cardImport(.form())), class: "button quiet")
        }
    }

    @HTMLBuilder private static func leftOut(_ report: Report, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if !report.problems.isEmpty || !report.columnsLeftOut.isEmpty || !report.losses.isEmpty {
            section(.class("left-out-list"), .labelled(by: "left-out")) {
                h2(.id("left-out")) { wording.notCarriedOver }
                ul {
                    if !report.columnsLeftOut.isEmpty {
                        li { wording.columnsLeftOut(report.columnsLeftOut) }
                    }
                    for loss in report.losses { li { wording.explain(loss) } }
                    for problem in report.problems { li { wording.explain(problem) } }
                    if report.moreProblems > 0 { li { wording.moreRows(report.moreProblems) } }
                }
            }
        }
    }

    private static func undo(_ shell: Shell) -> HTML {
        form(Attribute("method", "post"), .action(.review(.undo))) {
            returning(to: .review())
            p(.class("help")) { shell.wording.importUndoHelp }
            button(.class("button quiet"), .type("submit")) {
                Icon.undo.drawing(shell)
                span { shell.wording.undoImport }
            }
        }
    }

    private static func again(_ shell: Shell) -> HTML {
        div(.class("actions")) {
            shell.buttonLink(shell.wording.importAnother, to: .review(.cardImport(.form())), icon: .add)
            shell.buttonLink(shell.wording.allDecks, to: .review(), class: "button quiet")
        }
    }
}
