import Model
import Routes

/// A language model's part in an entry: asking it, waiting for it, and the doubtful points of its answer.
extension NotebookEntryPage {
    static func asking(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("notebook-asking"), .id("asking"), .labelled(by: "asking-heading")) {
            h2(.id("asking-heading"), .class("unseen")) { wording.languageModels }
            switch model.asking {
            case .running(let progress): shell.job(.entry(model.query), progress, in: "looked-up", heading: .line)
            case .failed(let error):
                ProblemPage.notice(.model(error), shell)
                div(.class("actions")) {
                    send(.ask, wording.tryAgain, "button quiet", model, shell)
                    if error.isTemporary { send(.wait, wording.askWhenReachable, "button quiet", model, shell) }
                }
                if model.entry != nil { p(.class("help")) { wording.dictionariesInstead } }
            case .cancelled, nil:
                if model.asking != nil { shell.cancelledJob(.entry, heading: .line) }
                if model.hasModel {
                    send(
                        .ask, model.author == nil ? wording.askModel : wording.askAnew, "button quiet", model, shell,
                        isAnew: model.author != nil)
                } else {
                    p(.class("help")) {
                        wording.noModelForEntries + wording.sentenceGap
                        a(.href(.me(.models()))) { wording.languageModels }
                    }
                }
            }
        }
    }

    private static func send(
        _ path: NotebookPath, _ caption: String, _ names: String, _ model: Model, _ shell: Shell, isAnew: Bool = false
    ) -> HTML {
        form(Attribute("method", "post"), .action(.notebook(path))) {
            hidden("word", model.query)
            if isAnew { hidden("anew", "on") }
            button(.class(names), .type("submit")) { caption }
        }
    }

    /// The dictionaries' contradictions, one line each.
    static func doubts(_ doubts: [EntryDoubt], _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("notice entry-doubts"), .labelled(by: "doubts")) {
            Icon.warning.drawing(shell)
            div {
                h2(.id("doubts")) { wording.entryDoubts }
                ul { for doubt in doubts { li { wording.tell(doubt) } } }
            }
        }
    }
}
