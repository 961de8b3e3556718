import Model
import Routes

extension PhrasePage {
    /// The phrase as a page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        shell.page(
            shell.wording.phrase + ": " + model.text, room: model.place == nil ? .dictionary : .read, parts: [.phrase]
        ) {
            h1(.class("unseen")) { shell.wording.phrase }
            div(.class("card word-card-page")) { wordCard(model, shell) }
        }
    }

    /// Only the phrase, for the popover on any page.
    public static func card(_ model: Model, _ shell: Shell) -> HTML {
        HTML {
            shell.links(to: WebFiles(of: [.phrase], base: false))
            wordCard(model, shell)
        }
    }

    private static func wordCard(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return element(
            "word-card", [.id("word-card"), .data("phrase", model.text)],
            div {
                div(.class("word-head")) {
                    div {
                        h2(.class("headword phrase"), .lang(model.language)) { model.text }
                        if let reading = model.reading {
                            p(.class("word-reading"), .lang(model.language)) { reading }
                        }
                    }
                    WordPage.sayIt(model.text, model.language, shell)
                }
                if !model.whole.isEmpty {
                    section(.class("entry")) {
                        h3 { wording.wholePhrase }
                        for entry in model.whole { entry.senses(shell) }
                    }
                }
                translation(of: model, shell)
                section(.class("phrase-words")) {
                    h3 { wording.wordByWord }
                    ul {
                        for line in model.words {
                            li {
                                a(.href(.word(line.language, line.word, .card(WordView(reading: line.reading))))) {
                                    span(.class("phrase-word"), .lang(line.language)) { line.word }
                                    if let reading = line.reading {
                                        span(.class("phrase-reading"), .lang(line.language)) { reading }
                                    }
                                    span(.class("phrase-gloss"), .lang(EntryCard.tag(ofExplanation: line.gloss))) {
                                        line.gloss ?? ""
                                    }
                                }
                            }
                        }
                    }
                }
            })
    }

    /// A way to translate it: in place with JavaScript, on the translation page without.
    private static func translation(of model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let learnt = model.language == .english ? model.target : model.language
        return element(
            "quick-translation",
            [
                .data("text", model.text), .data("source", model.language.rawValue),
                .data("target", model.target.rawValue), .data("stream", Route.api(.streamedTranslation).link),
                .data("turn", Route.practice(.translate(.chat())).link + "/turns/"),
                .data("writing", wording.modelIsWriting), .data("open", wording.openInTranslations),
                .data("words", wording.wordByWordOnly), .data("mend", wording.languageModels),
            ],
            a(.class("button quiet"), .href(.practice(.translate(.chat(language: learnt, text: model.text))))) {
                Icon.translate.drawing(shell)
                span { wording.quickTranslation }
            })
    }
}
