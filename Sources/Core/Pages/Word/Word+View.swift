import Model
import Routes

extension WordPage {
    /// The card as a page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(
            wording.cardOf(model.word), room: model.place == nil ? .dictionary : .read, parts: [.wordCard]
        ) {
            if let place = model.place {
                p(.class("way-back")) {
                    a(.href(backLink(place))) {
                        Icon.back.drawing(shell)
                        span { wording.backToTheBook }
                    }
                }
            }
            h1(.class("unseen")) { wording.cardOf(model.word) }
            div(.class("card word-card-page")) { wordCard(model, shell) }
        }
    }

    /// Only the card, for the popover on any page.
    public static func card(_ model: Model, _ shell: Shell) -> HTML {
        HTML {
            shell.links(to: WebFiles(of: [.wordCard], base: false))
            wordCard(model, shell)
        }
    }

    private static func wordCard(_ model: Model, _ shell: Shell) -> HTML {
        element(
            "word-card",
            [
                .id("word-card"), .data("word", model.word), .data("status", model.status?.rawValue ?? ""),
                .data("standing", model.standing.className), .data("language", model.language.rawValue),
            ],
            body(model, shell))
    }

    static func backLink(_ place: Place) -> String {
        place.start.map { ReadingPage.link(to: place.book, page: place.page, start: $0) }
            ?? Route.book(place.book, .page(place.page)).link
    }

    @HTMLBuilder private static func body(_ model: Model, _ shell: Shell) -> HTML {
        headword(model, shell)
        if model.entries.isEmpty {
            div(.class("no-entry")) {
                p { strong { shell.wording.noEntry } }
                p { shell.wording.noEntryHelp }
            }
        }
        for entry in model.entries { sense(entry, model, shell) }
        marks(model, shell)
        if let card = model.card { MakeCard.notice(card, model.target, shell) } else { makeCard(model, shell) }
        if let offer = model.offer, !offer.parts.isEmpty {
            MakeCard.parts(offer, model.language, back: shell.current, swap: "#word-card", shell)
        }
        if !model.characters.isEmpty { characters(model, shell) }
        if !model.examples.isEmpty { examples(model, shell) }
        if let sentences = model.sentences { ExampleView.section(sentences, model.word, model.language, shell) }
        WordCorrections.view(model, shell)
    }

    private static func headword(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("word-head")) {
            div {
                h2(.class("headword"), .lang(model.language)) {
                    for syllable in model.syllables {
                        span(.class(syllable.tone.map { "t\($0)" } ?? "")) { syllable.text }
                    }
                }
                p(.class("word-reading")) {
                    if let reading = model.reading, !reading.isEmpty, !model.isReadAsWritten {
                        span(.lang(model.language)) { reading }
                        if model.language == .english {
                            " "
                            small(.title(wording.generalAmerican)) { wording.american }
                        }
                    }
                    if let traditional = model.traditional {
                        span(.class("traditional")) {
                            wording.traditional + " "
                            span(.lang("zh-Hant")) { traditional }
                        }
                    }
                }
                if let form = model.inflection {
                    p(.class("inflection")) { InflectionLine.steps(of: form, in: model.language, shell) }
                }
                p(.class("facts")) {
                    levelBadge(model.level, model.language, shell)
                    if let rank = model.frequencyRank { span { wording.rank(rank) } }
                    if model.timesMarked > 0 { span { wording.markedTimes(model.timesMarked) } }
                    if model.corrected != nil { span { wording.correctedByYou } }
                }
            }
            sayIt(model.word, model.language, shell)
        }
    }

    /// A button that speaks the text. It appears only if the browser has a voice for it.
    static func sayIt(_ text: String, _ language: Language, _ shell: Shell) -> HTML {
        sayIt(text, tag: language.tag, shell)
    }

    /// The same for any language tag, including languages that Glossa does not read.
    static func sayIt(_ text: String, tag: String, _ shell: Shell) -> HTML {
        element(
            "say-it", [.data("text", text), .data("language", tag)],
            button(
                .class("icon-button"), .type("button"), Attribute("hidden", nil), .label(shell.wording.sayIt),
                .title(shell.wording.sayIt)
            ) {
                Icon.speak.drawing(shell)
            })
    }

    /// What can be done with the word. Each button keeps its place whatever was done, so that a second tap never hits
    /// another: one that has nothing to do is disabled, and what is told of a card stands below.
    private static func marks(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(
            .class("marks"), Attribute("method", "post"), .action(.word(model.language, model.word, .mark)),
            .data("swap", "#word-card"), .label(wording.wordActions)
        ) {
            // Here it is seen, however far the card is scrolled.
            if model.card != .made, let offer = model.offer { MakeCard.known(offer, model.language, shell) }
            returning(to: shell.current)
            if let place = model.place {
                hidden("book", place.book.description)
                hidden("page", String(place.page))
                if let start = place.start { hidden("start", String(start)) }
            }
            if let reading = model.learntReading { hidden("reading", reading) }
            if let sentence = model.sentence { hidden("sentence", sentence) }
            mark(.difficult, wording.markDifficult, .star, model, shell)
            mark(.known, wording.markKnown, .check, model, shell)
            mark(.ignored, wording.markIgnored, .skip, model, shell)
            if model.card == nil {
                MakeCard.button(of: cardForm, class: "mark mark-card", shell)
            } else {
                MakeCard.made(class: "mark mark-card is-made", shell)
            }
            button(
                .class("mark unmark"), .type("submit"), Attribute("disabled", nil).when(model.status == nil),
                Attribute("formaction", Route.word(model.language, model.word, .unmark).link)
            ) {
                Icon.undo.drawing(shell)
                span { wording.unmark }
            }
        }
    }

    private static let cardForm = "make-card"

    /// A form that makes a card of the word with one tap, including its sentence and its book. Its button stands beside
    /// the marks.
    private static func makeCard(_ model: Model, _ shell: Shell) -> HTML {
        MakeCard.form(
            model.word, model.language, reading: model.learntReading, sentence: model.sentence, place: model.place,
            back: shell.current, swap: "#word-card", target: model.target, canChoose: true, offer: model.offer,
            id: cardForm, shell)
    }

    private static func mark(
        _ status: WordStatus, _ caption: String, _ icon: Icon, _ model: Model, _ shell: Shell
    ) -> HTML {
        button(
            .class("mark mark-" + status.rawValue), .type("submit"), .name("status"), .value(status.rawValue),
            .aria("pressed", model.status == status ? "true" : "false")
        ) {
            icon.drawing(shell)
            span { caption }
        }
    }
}

extension WordPage.Model {
    /// The reading for a mark or a card of the lemma; nil where the one that is shown is that of an English form.
    fileprivate var learntReading: String? { language == .english && inflection != nil ? nil : reading }
}
