import Grammar
import Model
import Routes

extension GrammarPage {
    /// The translation, with each piece in the colour of the word it renders.
    @HTMLBuilder static func natural(_ natural: NaturalTranslation, _ shell: Shell) -> HTML {
        let wording = shell.wording
        p(.class("help")) { wording.naturalHelp }
        p(.class("grammar-natural"), .lang(.english)) {
            for piece in natural.pieces {
                if let number = piece.number {
                    span(.class("hue-\((number - 1) % 6 + 1)")) {
                        piece.text
                        element("sub", [], HTML(text: String(number)))
                    }
                } else {
                    span { piece.text }
                }
                " "
            }
        }
        if !natural.points.isEmpty || !natural.examples.isEmpty {
            details(.class("more turn-notes")) {
                summary { wording.moreOnGrammar }
                ul { for point in natural.points { li(.lang(.english)) { point } } }
                ul(.class("grammar-examples")) {
                    for example in natural.examples {
                        li {
                            span { example.sentence }
                            span(.class("quiet-text"), .lang(.english)) { example.translation }
                        }
                    }
                }
            }
        }
        p(.class("help")) { wording.translatedBy(natural.model) }
    }

    /// Whether a model is available, is being asked, or could not be reached.
    @HTMLBuilder static func asking(_ explanation: GrammarExplanation, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if let limit = model.longestSentence {
            p(.class("help")) { wording.tooLongForModel(limit) }
        } else {
            asked(explanation, model, shell)
        }
    }

    @HTMLBuilder private static func asked(
        _ explanation: GrammarExplanation, _ model: Model, _ shell: Shell
    ) -> HTML {
        let wording = shell.wording
        switch model.asking {
        case .running(let progress):
            shell.job(
                .sentence(explanation.text, in: explanation.language), progress, in: "natural", heading: .line)
        case .failed(let error):
            ProblemPage.notice(.model(error), shell)
            div(.class("actions")) {
                send(.askGrammar, wording.tryAgain, explanation, shell)
                if error.isTemporary, !model.isWaiting {
                    send(.waitGrammar, wording.askLater, explanation, shell)
                }
            }
            if model.isWaiting { p(.class("help"), .role("status")) { wording.sentenceWaits } }
        case .cancelled, nil:
            if model.asking != nil { shell.cancelledJob(.sentence, heading: .line) }
            if model.isWaiting { p(.class("help"), .role("status")) { wording.sentenceWaits } }
            if model.hasModel {
                send(.askGrammar, model.natural == nil ? wording.askNatural : wording.askAnew, explanation, shell)
            } else if model.natural == nil {
                p(.class("help")) {
                    wording.noModelForSentences + wording.sentenceGap
                    a(.href(.me(.models()))) { wording.languageModels }
                }
            }
        }
    }

    private static func send(
        _ path: PracticePath, _ caption: String, _ explanation: GrammarExplanation, _ shell: Shell
    ) -> HTML {
        form(Attribute("method", "post"), .action(.practice(path))) {
            hidden("text", explanation.text)
            hidden("language", explanation.language.rawValue)
            button(.class("button quiet"), .type("submit")) { caption }
        }
    }
}
