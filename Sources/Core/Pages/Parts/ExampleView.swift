import Model
import Routes

/// Sentences that show a word in use.
enum ExampleView {
    /// A sentence with its word marked.
    static func sentence(
        _ sentence: ExampleSentence, _ word: String, _ language: Language, class names: String, _ shell: Shell
    ) -> HTML {
        let parts = parted(sentence.text, at: word)
        return p(.class(names), .lang(language)) {
            parts.before
            if !parts.match.isEmpty { element("mark", [], HTML(text: parts.match)) }
            parts.after
        }
    }

    /// The sentence's source.
    @HTMLBuilder static func source(_ sentence: ExampleSentence, _ language: Language, _ shell: Shell) -> HTML {
        switch sentence.source {
        case .book:
            shell.wording.sentenceOfBook + " "
            span(.lang(language)) { sentence.bookTitle }
        case .grammar, .topic: shell.wording.sentenceOfGlossa
        case .model: shell.wording.sentenceOfModel
        }
    }

    /// The section on a word's card: sentences from a language model and from Glossa, and a way to ask for more.
    static func section(_ model: WordPage.Examples, _ word: String, _ language: Language, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return Pages.section(.class("examples shown-sentences"), .labelled(by: "sentences")) {
            h3(.id("sentences")) { wording.exampleSentences }
            if model.isWaiting { p(.class("help"), .role("status")) { wording.examplesWait } }
            if model.foundNone { p(.class("help"), .role("status")) { wording.examplesUnusable } }
            if model.sentences.isEmpty {
                p(.class("quiet-text")) { wording.noExamples }
            } else {
                ul {
                    for sentence in model.sentences {
                        li {
                            ExampleView.sentence(sentence, word, language, class: "example-text", shell)
                            if !sentence.translation.isEmpty {
                                p(.class("quiet-text"), .lang(.english)) { sentence.translation }
                            }
                            p(.class("source")) { source(sentence, language, shell) }
                        }
                    }
                }
            }
            if model.canAsk {
                form(Attribute("method", "post"), .action(.word(language, word, .askForExamples))) {
                    returning(to: shell.current)
                    button(.class("button quiet"), .type("submit")) {
                        Icon.model.drawing(shell)
                        span { wording.askForExamples }
                    }
                }
            } else if !model.hasModel {
                p(.class("help")) {
                    wording.examplesWithoutModel + wording.sentenceGap
                    a(.href(.me(.models()))) { wording.languageModels }
                }
            }
        }
    }

    /// A text, split at the first occurrence of a word; if there is none, all of the text is in `before`.
    static func parted(_ text: String, at word: String) -> (before: String, match: String, after: String) {
        let scalars = Array(text.unicodeScalars)
        let wanted = Array(word.unicodeScalars)
        func piece(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
        guard !wanted.isEmpty, scalars.count >= wanted.count else { return (text, "", "") }
        for start in 0...(scalars.count - wanted.count)
        where scalars[start..<start + wanted.count].elementsEqual(wanted) {
            let end = start + wanted.count
            return (piece(0..<start), piece(start..<end), piece(end..<scalars.count))
        }
        return (text, "", "")
    }
}
