import Model
import Routes

/// The result of an import of cards, on the page of the job.
extension CardImportReport {
    @HTMLBuilder func part(_ fileName: String, _ shell: Shell) -> HTML {
        let wording = shell.wording
        p(.class("eyebrow")) { wording.imported }
        h1 { fileName }
        if counts.isEmpty {
            p { wording.nothingNew }
        } else {
            dl(.class("import-counts")) {
                for each in counts {
                    div {
                        dt { wording.name(each.count) }
                        dd { Quantity.grouped(each.number) }
                    }
                }
            }
        }
        if canUndo { undo(shell) }
        leftOut(shell)
        div(.class("actions")) {
            if let deck {
                shell.buttonLink(wording.openDeck, to: .review(.deck(deck)), icon: .forward)
            } else {
                shell.buttonLink(wording.allDecks, to: .review(), icon: .forward)
            }
            shell.buttonLink(wording.importAnother, to: .review(.cardImport(.form())), class: "button quiet")
        }
    }

    @HTMLBuilder private func leftOut(_ shell: Shell) -> HTML {
        let wording = shell.wording
        if !problems.isEmpty || !columnsLeftOut.isEmpty || !losses.isEmpty {
            section(.class("left-out-list"), .labelled(by: "left-out")) {
                h2(.id("left-out")) { wording.notCarriedOver }
                ul {
                    if !columnsLeftOut.isEmpty {
                        li { wording.columnsLeftOut(columnsLeftOut) }
                    }
                    for loss in losses { li { wording.explain(loss) } }
                    for problem in problems { li { wording.explain(problem) } }
                    if moreProblems > 0 { li { wording.moreRows(moreProblems) } }
                }
            }
        }
    }

    private func undo(_ shell: Shell) -> HTML {
        form(Attribute("method", "post"), .action(.review(.undo))) {
            returning(to: .review())
            // What was done since is not undone in its place.
            if let moment { hidden("at", String(moment.milliseconds)) }
            p(.class("help")) { shell.wording.importUndoHelp }
            button(.class("button quiet"), .type("submit")) {
                Icon.undo.drawing(shell)
                span { shell.wording.undoImport }
            }
        }
    }
}
