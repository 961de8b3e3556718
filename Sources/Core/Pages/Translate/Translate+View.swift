import Model
import Routes

extension TranslatePage {
    /// The conversation. With JavaScript a turn appears as the model writes it; without, the form leads to the
    /// finished turn.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.translate, room: .practice, parts: [.translations]) {
            shell.heading(wording.translate, lead: wording.translateLead) {
                shell.buttonLink(
                    wording.savedTranslations, to: .practice(.translate(.saved())), icon: .star, class: "button quiet")
            }
            if let notice = model.notice { banner(notice, model, shell) }
            languages(model, shell)
            if !model.hasModel { withoutModel(shell) }
            element(
                "translation-chat",
                [
                    .data("stream", Route.api(.streamedTranslation).link),
                    .data("turn", Route.practice(.translate(.chat())).link + "/turns/"),
                    .data("language", model.language.rawValue), .data("writing", wording.modelIsWriting),
                    .data("cancel", wording.cancel), .data("unreachable", wording.serverUnreachable),
                    .data("remedy", wording.languageModels),
                ],
                div(.class("conversation")) {
                    ol(.class("turns"), .id("turns"), .label(wording.conversation)) {
                        for turn in model.turns { li { article(turn, shell) } }
                    }
                    if model.turns.isEmpty {
                        shell.empty(wording.noTurns, wording.noTurnsLead(model.language), icon: .translate)
                    }
                    composer(model, shell)
                })
            if !model.turns.isEmpty { clearing(shell) }
        }
    }

    /// The result of the last action; a deletion can be undone from here.
    private static func banner(_ notice: TranslateNotice, _ model: Model, _ shell: Shell) -> HTML {
        guard let deleted = model.deleted else { return shell.banner(shell.wording.told(notice), icon: .check) }
        return shell.banner(shell.wording.told(notice), icon: .trash) {
            form(Attribute("method", "post"), .action(.practice(.translate(.restore)))) {
                hidden("deleted", String(deleted.milliseconds))
                hidden("language", model.language.rawValue)
                button(.class("button small"), .type("submit")) { shell.wording.undo }
            }
        }
    }

    private static func languages(_ model: Model, _ shell: Shell) -> HTML {
        nav(.class("language-switch"), .label(shell.wording.languageYouLearn)) {
            for language in [Language.chinese, .japanese] {
                a(
                    .href(.practice(.translate(.chat(language: language, text: model.text)))),
                    .current.when(language == model.language)
                ) { shell.wording.name(language) }
            }
        }
    }

    private static func withoutModel(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return p(.class("help")) {
            wording.translateWithoutModel + wording.sentenceGap
            a(.href(.me(.models()))) { wording.languageModels }
        }
    }

    private static func composer(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(
            .class("composer"), .id("composer"), Attribute("method", "post"), .action(.practice(.translate(.send)))
        ) {
            if let problem = model.problem {
                div(.class("notice"), .role("alert")) {
                    Icon.warning.drawing(shell)
                    p {
                        let told = wording.explain(problem)
                        wording.sentences(told.happened, told.kept, told.next)
                    }
                }
            }
            hidden("language", model.language.rawValue)
            label(.class("unseen"), Attribute("for", "translate-text")) { wording.textToTranslate }
            textarea(
                .id("translate-text"), .name("text"), Attribute("rows", "2"),
                Attribute("placeholder", wording.translateHint(model.language)), .required,
                Attribute("enterkeyhint", "send")
            ) { model.text }
            button(.class("button"), .type("submit")) { wording.translateButton }
        }
    }

    private static func clearing(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return details(.class("more clear-turns")) {
            summary { wording.clearTurns }
            form(Attribute("method", "post"), .action(.practice(.translate(.clear)))) {
                p(.class("help")) { wording.clearTurnsHelp }
                button(.class("button danger"), .type("submit")) { wording.clearTurns }
            }
        }
    }
}

extension TranslationsPage {
    /// Saved turns, or the results of a search among all turns.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.savedTranslations, room: .practice, parts: [.translations]) {
            TranslationPage.wayBack(shell)
            shell.heading(wording.savedTranslations)
            form(
                .class("finder"), .role("search"), .label(wording.searchTranslations),
                .action(.practice(.translate(.saved()))), .data("swap", "#translations"), .data("live")
            ) {
                div(.class("search-field")) {
                    Icon.search.drawing(shell)
                    label(.class("unseen"), Attribute("for", "translations-query")) { wording.searchTranslations }
                    input(
                        .type("search"), .id("translations-query"), .name("query"), .value(model.query),
                        Attribute("placeholder", wording.searchTranslations), Attribute("autocomplete", "off"))
                }
                button(.class("button quiet"), .type("submit")) { wording.search }
            }
            div(.id("translations")) {
                if model.turns.isEmpty {
                    p(.class("nothing-found")) {
                        model.query.isEmpty ? wording.nothingSaved : wording.noTranslation(with: model.query)
                    }
                } else {
                    p(.class("quiet-text"), .role("status")) { wording.translations(model.total) }
                    ol(.class("turns")) {
                        for turn in model.turns { li { TranslatePage.article(turn, shell) } }
                    }
                    pages(model, shell)
                }
            }
        }
    }

    private static func pages(_ model: Model, _ shell: Shell) -> HTML? {
        Pagination.links(model.page, of: model.pageCount, shell) { page in
            .practice(.translate(.saved(query: model.query, page: page)))
        }
    }
}

extension TranslationPage {
    /// A single turn.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.translation, room: .practice, parts: [.translations]) {
            wayBack(shell)
            h1(.class("unseen")) { wording.translation }
            if let notice = model.notice { shell.banner(wording.told(notice), icon: .check) }
            TranslatePage.article(model.turn, shell)
        }
    }

    /// The link back to the conversation.
    static func wayBack(_ shell: Shell) -> HTML {
        p(.class("way-back")) {
            a(.href(.practice(.translate()))) {
                Icon.back.drawing(shell)
                span { shell.wording.translate }
            }
        }
    }
}
