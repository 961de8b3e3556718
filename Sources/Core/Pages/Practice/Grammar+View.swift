import Grammar
import Model
import Routes

extension GrammarPage {
    /// The grammar helper's page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(
            wording.grammarHelper, room: .practice, parts: [.grammar, .job], refresh: model.asking?.refresh
        ) {
            shell.heading(wording.grammarHelper, lead: wording.grammarLead)
            askForm(model, shell)
            if let problem = model.problem { ProblemPage.notice(problem, shell) }
            div(.id("explanation")) {
                if let explanation = model.explanation { result(explanation, model, shell) }
            }
            if model.isIncomplete {
                p(.class("help")) {
                    wording.dictionaryMissing + wording.sentenceGap
                    a(.href(.about)) { wording.about }
                }
            }
        }
    }

    private static func askForm(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let languages: [Language] = [.chinese, .japanese]
        return form(
            .class("grammar-form"), .role("search"), Attribute("method", "post"), .action(.practice(.explainGrammar))
        ) {
            field(wording.sentenceToExplain, for: "grammar-text") {
                textarea(
                    .id("grammar-text"), .name("text"), Attribute("rows", "3"), Attribute("required", nil),
                    .lang(model.explanation?.language ?? .chinese)
                ) { model.text }
            }
            div(.class("actions")) {
                div(.class("inline-field")) {
                    label(Attribute("for", "grammar-language")) { wording.language }
                    select(
                        id: "grammar-language", name: "language",
                        [Choice(value: "", name: wording.detect, isChosen: model.language == nil)]
                            + languages.map {
                                Choice(value: $0.rawValue, name: wording.name($0), isChosen: model.language == $0)
                            })
                }
                button(.class("button"), .type("submit")) { wording.explain }
            }
        }
    }

    @HTMLBuilder private static func result(
        _ explanation: GrammarExplanation, _ model: Model, _ shell: Shell
    ) -> HTML {
        let wording = shell.wording
        let cards = cards(explanation.points)
        section(.class("grammar-sentence"), .labelled(by: "sentence-heading")) {
            h2(.id("sentence-heading"), .class("unseen")) { wording.sentence }
            p(.class("grammar-text"), .lang(explanation.language)) {
                for piece in pieces(explanation.text, cards) {
                    if let card = piece.card {
                        a(.class("grammar-mark"), .href("#point-\(card + 1)")) { piece.text }
                    } else {
                        HTML(text: piece.text)
                    }
                }
            }
        }
        section(.id("natural"), .class("natural"), .labelled(by: "natural-heading")) {
            h2(.id("natural-heading")) { wording.naturalTranslation }
            if let natural = model.natural { self.natural(natural, shell) }
            asking(explanation, model, shell)
        }
        section(.labelled(by: "literal-heading")) {
            h2(.id("literal-heading")) { wording.wordByWord }
            p(.class("help")) { wording.wordByWordHelp }
            GlossLine.html(explanation.words, language: explanation.language, shell)
            literal(explanation)
        }
        section(.labelled(by: "points-heading")) {
            h2(.id("points-heading")) { wording.grammarPoints(cards.count) }
            if cards.isEmpty { p(.class("quiet-text")) { wording.noGrammarPoints } }
            ol(.class("grammar-points")) {
                for (index, each) in cards.enumerated() { li { card(each, index, explanation, shell) } }
            }
        }
    }

    /// The meanings in sentence order, each with its word's colour and number.
    private static func literal(_ explanation: GrammarExplanation) -> HTML {
        p(.class("gloss-literal"), .lang(EntryCard.glossTag)) {
            for word in explanation.words {
                if let number = word.number, let gloss = word.gloss {
                    span(.class(GlossLine.hue(word))) {
                        gloss
                        element("sub", [], HTML(text: String(number)))
                    }
                    " "
                } else if word.number == nil, word.token.kind == .punctuation {
                    HTML(text: word.token.text + " ")
                }
            }
        }
    }

    private static func card(_ card: Card, _ index: Int, _ explanation: GrammarExplanation, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let pattern = card.pattern
        let scalars = Array(explanation.text.unicodeScalars)
        return article(.class("card grammar-card"), .id("point-\(index + 1)")) {
            h3 {
                span(.class("grammar-form-name"), .lang(explanation.language)) { pattern.form }
                span { wording.of(pattern.name) }
                span(.class("badge")) { pattern.levelName }
            }
            p(.class("grammar-place"), .lang(explanation.language)) {
                for place in card.places {
                    let marked = String.UnicodeScalarView(scalars[place.clamped(to: 0..<scalars.count)])
                    element("mark", [], HTML(text: String(marked)))
                    " "
                }
            }
            p { wording.of(pattern.explanation) }
            ul(.class("grammar-examples"), .label(wording.examples)) {
                for example in pattern.examples {
                    li {
                        a(
                            .lang(explanation.language),
                            .href(.practice(.grammar(text: example.sentence, language: explanation.language)))
                        ) { example.sentence }
                        span(.class("quiet-text"), .lang(EntryCard.glossTag)) { example.translation }
                    }
                }
            }
        }
    }
}
