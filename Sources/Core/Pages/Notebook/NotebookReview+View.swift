import Model
import Routes

extension NotebookReviewPage {
    /// One entry of the round; a swipe to either side or a key press moves on.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.notebookReview, room: .practice, parts: [.notebookRound]) {
            NotebookPage.wayBack(shell)
            h1(.class("unseen")) { wording.notebookReview }
            if let entry = model.entry {
                p(.class("quiet-text"), .id("notebook-place")) { wording.placeOf(model.at, model.count) }
                element("notebook-round", [], round(entry, model, shell))
            } else {
                let isEmpty = model.count == 0
                shell.empty(
                    isEmpty ? wording.notebookEmpty : wording.roundIsOver,
                    isEmpty ? wording.notebookEmptyLead : wording.roundIsOverLead(model.count), icon: .star
                ) {
                    if !isEmpty {
                        shell.buttonLink(wording.anotherRound, to: .notebook(.review(count: max(model.count, 1))))
                    }
                }
            }
        }
    }

    @HTMLBuilder private static func round(_ entry: WordEntry, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        article(.class("card notebook-card")) {
            h2(.lang(.english)) { entry.word }
            details {
                summary { wording.showEntry }
                NotebookEntryPage.parts(of: entry, shell)
                NotebookEntryPage.senses(of: entry, shell)
                p {
                    a(.class("word-link"), .href(.notebook(.entry(entry.word)))) { wording.openEntry }
                }
            }
        }
        div(.class("actions")) {
            if model.at > 1 { step(wording.previousWord, model.at - 1, model, rel: "prev", class: "button quiet") }
            if model.at < model.count {
                step(wording.nextWord, model.at + 1, model, rel: "next", class: "button")
            } else {
                form(Attribute("method", "post"), .action(.notebook(.finishRound))) {
                    hidden("count", String(model.count))
                    hidden("seed", String(model.seed))
                    button(.class("button"), .type("submit"), .data("rel", "next")) { wording.finishRound }
                }
            }
        }
    }

    private static func step(_ text: String, _ at: Int, _ model: Model, rel: String, class names: String) -> HTML {
        a(
            .class(names), Attribute("rel", rel),
            .href(.notebook(.review(count: model.count, seed: model.seed, at: at)))
        ) { text }
    }
}
