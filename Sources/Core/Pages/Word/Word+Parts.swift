import Model
import Routes

extension WordPage {
    /// An entry on the card, with its reading only if it differs from the one at the top.
    static func sense(_ entry: EntryCard, _ model: Model, _ shell: Shell) -> HTML {
        section(.class("entry")) {
            if entry.reading != model.reading ?? "" || entry.headword != model.word {
                h3 {
                    if entry.headword != model.word { span(.lang(entry.language)) { entry.headword + " " } }
                    span(.lang(entry.language)) { entry.reading }
                }
            }
            entry.senses(shell)
            p(.class("source")) { entry.source }
        }
    }

    static func characters(_ model: Model, _ shell: Shell) -> HTML {
        section(.class("characters"), .labelled(by: "characters")) {
            h3(.id("characters")) { shell.wording.itsCharacters }
            ul {
                for character in model.characters {
                    li {
                        a(.href(.word(model.language, character.text, .card()))) {
                            span(.class("character"), .lang(model.language)) { character.text }
                            span(.class("character-text")) {
                                if let reading = character.reading {
                                    span(.class("character-reading"), .lang(model.language)) { reading }
                                }
                                if let gloss = character.gloss { span(.lang(EntryCard.glossTag)) { gloss } }
                            }
                        }
                    }
                }
            }
        }
    }

    static func examples(_ model: Model, _ shell: Shell) -> HTML {
        section(.class("examples"), .labelled(by: "examples")) {
            h3(.id("examples")) { shell.wording.inYourBooks }
            ul {
                for example in model.examples {
                    li {
                        a(.href(backLink(example.place))) {
                            span(.class("example-text"), .lang(model.language)) {
                                example.before
                                em { example.match }
                                example.after
                            }
                            small {
                                span(.lang(model.language)) { example.bookTitle }
                                " · " + shell.wording.page(example.place.page)
                            }
                        }
                    }
                }
            }
        }
    }
}
