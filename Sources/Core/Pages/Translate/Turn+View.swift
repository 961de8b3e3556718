import Grammar
import Model
import Routes

extension TranslatePage {
    /// A turn: the question, the answer and notes on them.
    public static func article(_ turn: ReadTranslation, _ shell: Shell) -> HTML {
        let translation = turn.translation
        let isLearntAsked = translation.targetLanguage == .english
        return Pages.article(.class("chat-turn"), .id("turn-\(translation.id)"), .data("tap")) {
            div(.class("turn-source")) {
                p(.lang(translation.sourceLanguage)) {
                    if isLearntAsked, translation.origin == .model {
                        words(turn, shell)
                    } else {
                        translation.sourceText
                    }
                }
                if isLearntAsked, translation.origin == .model { readings(turn, shell) }
            }
            div(.class("turn-answer card")) {
                answer(turn, shell)
                notes(turn, shell)
                actions(turn, shell)
            }
        }
    }

    @HTMLBuilder private static func answer(_ turn: ReadTranslation, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let translation = turn.translation
        switch translation.origin {
        case .model:
            if translation.targetLanguage == .english {
                p(.class("turn-text"), .lang(.english)) { translation.translatedText }
            } else {
                p(.class("turn-text"), .lang(translation.targetLanguage)) { words(turn, shell) }
                readings(turn, shell)
            }
        case .words, .waiting:
            p(.class("turn-label")) {
                translation.origin == .waiting ? wording.translationWaits : wording.wordByWordOnly
            }
            if let reason = turn.reason, reason != .noProfile { ProblemPage.notice(.model(reason), shell) }
            GlossLine.html(turn.words, language: translation.sourceLanguage, in: translation.targetLanguage, shell)
        }
    }

    /// The text, with each word linked to its card.
    @HTMLBuilder private static func words(_ turn: ReadTranslation, _ shell: Shell) -> HTML {
        for word in turn.words {
            if word.token.opensCard {
                a(.href(.word(turn.translation.learntLanguage, word.token.lemma))) { word.token.text }
            } else {
                HTML(text: word.token.text)
            }
        }
    }

    @HTMLBuilder private static func readings(_ turn: ReadTranslation, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let language = turn.translation.learntLanguage
        if !turn.reading.isEmpty { p(.class("turn-reading"), .lang(language)) { turn.reading } }
        if !turn.romaji.isEmpty { p(.class("turn-reading"), .lang("ja-Latn")) { turn.romaji } }
        if !turn.disagreements.isEmpty {
            div(.class("turn-doubts")) {
                p { wording.readingsDisagree }
                ul {
                    for each in turn.disagreements {
                        li {
                            span(.lang(language)) { each.word }
                            " "
                            wording.disagreement(each.reading, each.said)
                        }
                    }
                }
            }
        }
    }

    @HTMLBuilder private static func notes(_ turn: ReadTranslation, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let context = turn.translation.context
        let lists = [
            (wording.grammarNotes, context.grammarNotes, Language.english),
            (wording.culturalNotes, context.culturalNotes, .english),
            (wording.alternatives, context.alternativeTranslations, turn.translation.targetLanguage),
        ].filter { !$0.1.isEmpty }
        if turn.translation.origin == .model {
            p(.class("turn-level")) { span(.class("badge")) { wording.name(context.difficulty) } }
        }
        if !lists.isEmpty {
            details(.class("more turn-notes")) {
                summary { wording.notesOnIt }
                for (name, lines, language) in lists {
                    h2 { name }
                    ul { for line in lines { li(.lang(language)) { line } } }
                }
            }
        }
    }

    private static func actions(_ turn: ReadTranslation, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let translation = turn.translation
        return div(.class("turn-actions")) {
            if !translation.learntText.isEmpty {
                WordPage.sayIt(translation.learntText, translation.learntLanguage, shell)
            }
            form(
                Attribute("method", "post"), .action(.practice(.translate(.save(translation.id)))),
                .data("swap", "#turn-\(translation.id)")
            ) {
                hidden("saved", translation.isSaved ? "off" : "on")
                button(
                    .class("icon-button"), .type("submit"),
                    .label(translation.isSaved ? wording.unsaveTranslation : wording.saveTranslation),
                    .title(translation.isSaved ? wording.unsaveTranslation : wording.saveTranslation),
                    .aria("pressed", translation.isSaved ? "true" : "false")
                ) { Icon.star.drawing(shell) }
            }
            if translation.origin == .model {
                form(Attribute("method", "post"), .action(.practice(.translate(.card(translation.id))))) {
                    button(
                        .class("icon-button"), .type("submit"), .label(wording.makeCard), .title(wording.makeCard)
                    ) { Icon.cards.drawing(shell) }
                }
            }
            form(Attribute("method", "post"), .action(.practice(.translate(.delete(translation.id))))) {
                button(
                    .class("icon-button"), .type("submit"), .label(wording.deleteTranslation),
                    .title(wording.deleteTranslation)
                ) { Icon.trash.drawing(shell) }
            }
        }
    }
}
