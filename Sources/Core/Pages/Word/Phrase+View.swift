import Model
import Routes

extension PhrasePage {
    /// The phrase as a page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        shell.page(shell.wording.phrase + ": " + model.text, room: model.place == nil ? .dictionary : .read) {
            h1(.class("unseen")) { shell.wording.phrase }
            div(.class("card word-card-page")) { card(model, shell) }
        }
    }

    /// The phrase alone, for the popover.
    public static func card(_ model: Model, _ shell: Shell) -> HTML {
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
                                    span(.class("phrase-gloss"), .lang(EntryCard.glossTag)) { line.gloss ?? "" }
                                }
                            }
                        }
                    }
                }
            })
    }
}
