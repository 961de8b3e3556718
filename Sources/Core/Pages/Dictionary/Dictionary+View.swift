import Model
import Routes

extension DictionaryPage {
    /// The dictionary page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.dictionary, room: .dictionary, parts: [.dictionary]) {
            shell.heading(wording.dictionary, lead: wording.dictionaryLead) {
                shell.buttonLink(wording.words, to: .words(), icon: .words, class: "button quiet narrow-only")
                shell.buttonLink(wording.notebook, to: .notebook(), icon: .book, class: "button quiet")
            }
            searchForm(query: model.query, language: model.language, learnt: model.learnt, isLive: true, shell)
            // Before a word that is not found, of which it may be the reason.
            if model.isIncomplete {
                p(.class("help")) {
                    wording.dictionaryMissing + wording.sentenceGap
                    a(.href(.about)) { wording.about }
                }
            }
            div(.id("entries")) {
                if !model.query.isEmpty { results(model, shell) }
            }
        }
    }

    /// The dictionary search form, which the home page also uses.
    static func searchForm(
        query: String, language: Language?, learnt: Language, isLive: Bool = false, _ shell: Shell
    ) -> HTML {
        let wording = shell.wording
        return form(
            .class("finder"), .role("search"), .action(.dictionary()), .data("swap", "#entries").when(isLive),
            .data("live").when(isLive)
        ) {
            div(.class("search-field large")) {
                Icon.search.drawing(shell)
                label(.class("unseen"), Attribute("for", "word-query")) { wording.lookUpAWord }
                input(
                    .type("search"), .id("word-query"), .name("query"), .value(query),
                    Attribute("placeholder", wording.lookUpHint(language ?? learnt)), Attribute("autocomplete", "off"),
                    Attribute("autocapitalize", "off"), Attribute("spellcheck", "false"))
            }
            if isLive {
                div(.class("inline-field")) {
                    label(.class("unseen"), Attribute("for", "word-language")) { wording.language }
                    select(
                        id: "word-language", name: "language", languages(language, none: wording.everyLanguage, wording)
                    )
                }
            }
            button(.class("button"), .type("submit")) { wording.search }
        }
    }

    @HTMLBuilder private static func results(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if model.entries.isEmpty {
            div(.class("nothing-found")) {
                p { strong { wording.notFound(model.query) } }
                if model.suggestions.isEmpty { p { wording.notFoundHelp } }
            }
        } else {
            p(.class("quiet-text")) { wording.found(model.total, for: model.query) }
        }
        if !model.suggestions.isEmpty { suggestions(model, shell) }
        for form in model.forms { explanation(of: form, model.query, shell) }
        for language in Language.allCases {
            let entries = model.entries.filter { $0.language == language }
            if !entries.isEmpty {
                section(.labelled(by: "entries-" + language.rawValue)) {
                    h2(.id("entries-" + language.rawValue)) { wording.name(language) }
                    ul(.class("entries")) {
                        for each in entries { li { entry(each, model.targets[language] ?? CardTarget(), shell) } }
                    }
                }
            }
        }
        pages(model, shell)
    }

    /// "Did you mean construct?"
    private static func suggestions(_ model: Model, _ shell: Shell) -> HTML {
        p(.class("suggestions")) {
            shell.wording.didYouMean + shell.wording.sentenceGap
            for (place, word) in model.suggestions.enumerated() {
                if place > 0 { " · " }
                a(.href(.dictionary(query: word, language: model.language)), .lang(.english)) { word }
            }
        }
    }

    /// "食べられなかった：食べる · can · not · past", "geese: goose · plural"
    private static func explanation(of form: InflectedForm, _ query: String, _ shell: Shell) -> HTML {
        let isEnglish = form.base.unicodeScalars.allSatisfy { !$0.isEastAsian }
        return p(.class("quiet-text")) {
            span(.lang(isEnglish ? .english : .japanese)) { query + (isEnglish ? ": " : "：") }
            InflectionLine.steps(of: form, in: isEnglish ? .english : .japanese, shell)
        }
    }

    private static func pages(_ model: Model, _ shell: Shell) -> HTML? {
        Pagination.links(model.page.number, of: model.page.count, shell) { page in
            .dictionary(query: model.query, language: model.language, page: page)
        }
    }

    private static func entry(_ entry: EntryCard, _ target: CardTarget, _ shell: Shell) -> HTML {
        let wording = shell.wording
        // A pronunciation in English is no reading by which a word is told from another.
        let hasReading = entry.language != .english && !entry.reading.isEmpty
        let card = WordView(reading: hasReading ? entry.reading : nil)
        return article(.class("entry-row")) {
            h3 {
                a(.href(.word(entry.language, entry.headword, .card(card)))) {
                    span(.class("entry-word"), .lang(entry.language)) { entry.headword }
                    if let traditional = entry.traditional {
                        span(.class("entry-traditional"), .lang("zh-Hant")) { traditional }
                    }
                }
            }
            p(.class("entry-reading")) {
                span(.lang(entry.language)) { entry.reading }
                if entry.language == .english, !entry.reading.isEmpty {
                    small(.title(wording.generalAmerican)) { " " + wording.american }
                }
                levelBadge(entry.level, entry.language, shell)
                if let status = entry.status {
                    span(.class("badge status-" + status.rawValue)) { shell.wording.name(status) }
                }
            }
            entry.senses(shell)
            if entry.isBrought { p(.class("source")) { bdi { entry.source } } }
            MakeCard.form(
                entry.offer?.word ?? entry.headword, entry.language, reading: card.reading,
                back: .word(entry.language, entry.headword, .card(card)), target: target, canChoose: false,
                offer: entry.offer, class: "button quiet small", shell)
        }
    }
}
