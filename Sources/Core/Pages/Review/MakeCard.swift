import Model
import Routes

/// The deck that a card of a word goes to.
public struct CardTarget: Sendable {
    /// The decks to choose from, each with its path.
    public var decks: [(id: ID<Deck>, path: String)]
    /// The deck it goes to by default; nil for a new deck.
    public var chosen: ID<Deck>?
    /// The language after which a new deck would be named; nil if there is a deck for it.
    public var newDeck: Language?

    public init(decks: [(id: ID<Deck>, path: String)] = [], chosen: ID<Deck>? = nil, newDeck: Language? = nil) {
        self.decks = decks
        self.chosen = chosen
        self.newDeck = newDeck
    }

    /// Presents where a card goes.
    public init(_ decks: CardDecks) {
        var paths: [(id: ID<Deck>, path: String)] = []
        for (deck, _) in decks.tree.ordered { paths.append((deck.id, decks.tree.path(of: deck.id))) }
        self.init(decks: paths, chosen: decks.usual, newDeck: decks.usual == nil ? decks.language : nil)
    }

    /// The name of the target deck.
    func path(_ wording: Wording) -> String? {
        decks.first { $0.id == chosen }?.path ?? newDeck.map { wording.name($0) }
    }

    fileprivate func choices(_ wording: Wording) -> [Choice] {
        decks.map { Choice(value: $0.id.description, name: $0.path, isChosen: $0.id == chosen) }
            + (newDeck.map { [Choice(value: "", name: wording.name($0), isChosen: chosen == nil)] } ?? [])
    }
}

/// The form that makes a card of a word with one tap, and the notice that follows.
enum MakeCard {
    /// - Parameters:
    ///   - back: The page of the word, to which the form returns.
    ///   - swap: The element that the response replaces; nil to load the page.
    ///   - target: The deck that the card goes to.
    ///   - canChoose: Whether another deck can be chosen on the spot.
    ///   - offer: What the card will say, with the senses to choose from; nil to leave that out.
    ///   - id: The form's id if its button stands elsewhere, as ``button(of:class:_:)``; nil to have it in the form.
    static func form(
        _ word: String, _ language: Language, reading: String?, sentence: String? = nil, place: Place? = nil,
        back: Route, swap: String? = nil, target: CardTarget, canChoose: Bool, offer: CardOffer? = nil,
        id: String? = nil, class names: String = "", _ shell: Shell
    ) -> HTML {
        Pages.form(
            .class("make-card"), .id(id ?? "").when(id != nil), Attribute("method", "post"),
            .action(.review(.makeCards)), .data("swap", swap ?? "").when(swap != nil)
        ) {
            returning(to: back)
            hidden("word", language.rawValue + "/" + word)
            if let reading { hidden("reading", reading) }
            if let sentence { hidden("sentence", sentence) }
            if let place {
                hidden("book", place.book.description)
                hidden("page", String(place.page))
            }
            if id == nil {
                button(of: nil, class: names, shell)
                deck(target, canChoose: canChoose, isAlone: false, shell)
            }
            if let offer {
                // Where the button is elsewhere, so is what is known of a card.
                if id == nil { known(offer, language, shell) }
                face(of: offer, language, reading: reading, shell)
            }
            if id != nil { deck(target, canChoose: canChoose, isAlone: true, shell) }
        }
    }

    /// The button that makes the card.
    ///
    /// - Parameter form: The id of its form; nil inside the form.
    static func button(of form: String?, class names: String, _ shell: Shell) -> HTML {
        Pages.button(
            .class(names), .type("submit"), .name("make"), .value("card"), Attribute("form", form).when(form != nil)
        ) {
            Icon.cards.drawing(shell)
            span { shell.wording.makeCard }
        }
    }

    /// What stands in the place of the button once the word has a card. It does nothing, and keeps the focus.
    static func made(class names: String, _ shell: Shell) -> HTML {
        Pages.button(
            .class(names), .type("button"), .name("make"), .value("card"), .aria("disabled", "true")
        ) {
            Icon.check.drawing(shell)
            span { shell.wording.hasCard }
        }
    }

    /// The deck that the card goes to.
    ///
    /// - Parameter isAlone: Whether it is not preceded by the button, whose caption it would complete.
    @HTMLBuilder private static func deck(
        _ target: CardTarget, canChoose: Bool, isAlone: Bool, _ shell: Shell
    ) -> HTML {
        let wording = shell.wording
        let choices = target.choices(wording)
        if canChoose, choices.count > 1 {
            label(.class("make-card-deck"), Attribute("for", "make-card-deck")) {
                isAlone ? wording.cardInDeck : wording.intoDeck
            }
            select(id: "make-card-deck", name: "deck", choices)
        } else if let path = target.path(wording) {
            span(.class("make-card-deck")) { isAlone ? wording.cardInDeck(path) : wording.intoDeck(path) }
        }
    }

    /// The card that the word has already; nothing if it has none.
    @HTMLBuilder static func known(_ offer: CardOffer, _ language: Language, _ shell: Shell) -> HTML {
        if !offer.known.isEmpty {
            p(.class("card-preview card-known")) {
                shell.wording.cardKnown + shell.wording.sentenceGap
                bdi(.lang(language)) { offer.known }
            }
        }
    }

    /// What the card will have on its front and its back, and the other senses that it may teach; or the field for a
    /// meaning, if no dictionary has one.
    @HTMLBuilder private static func face(
        of offer: CardOffer, _ language: Language, reading: String?, _ shell: Shell
    ) -> HTML {
        let wording = shell.wording
        if offer.lacksMeaning {
            label(.class("card-meaning")) {
                span { wording.meaningWanted }
                input(.type("text"), .name("meaning"), .required, Attribute("autocomplete", "off"))
            }
            p(.class("help card-preview")) { wording.meaningWantedHelp }
        } else if !offer.meaning.isEmpty {
            p(.class("card-preview")) {
                wording.cardWillSay + wording.sentenceGap
                strong(.lang(language)) { offer.word }
                " → "
                span(.lang(EntryCard.tag(ofExplanation: offer.meaning)), .data("meaning"), .aria("live", "polite")) {
                    offer.meaning
                }
            }
            details(.class("sense-choice")) {
                summary { wording.teachAnotherSense }
                senses(of: offer, language, reading: reading, shell)
                label(.class("card-meaning")) {
                    span { wording.ownMeaning }
                    input(.type("text"), .name("meaning"), Attribute("autocomplete", "off"))
                }
            }
        }
    }

    private static func senses(of offer: CardOffer, _ language: Language, reading: String?, _ shell: Shell) -> HTML {
        fieldset(.class("senses-to-teach")) {
            legend(.class("unseen")) { shell.wording.teachAnotherSense }
            label {
                // Texts, because an entry's place depends on where the word was met.
                input(.type("radio"), .name("sense"), .value(offer.meaning), .checked)
                span {
                    shell.wording.usualSense + ": "
                    span(.lang(EntryCard.tag(ofExplanation: offer.meaning)), .data("sense")) { offer.meaning }
                }
            }
            for sense in offer.senses where sense.text != offer.meaning {
                label {
                    input(.type("radio"), .name("sense"), .value(sense.text))
                    span {
                        if language != .english, !sense.reading.isEmpty, sense.reading != reading ?? "" {
                            span(.class("sense-reading"), .lang(language)) { sense.reading + " " }
                        }
                        span(.lang(EntryCard.glossTag), .data("sense")) { sense.text }
                    }
                }
            }
        }
    }

    /// The parts of a word without a meaning, each with a form that makes a card of it.
    static func parts(_ offer: CardOffer, _ language: Language, back: Route, swap: String?, _ shell: Shell) -> HTML {
        section(.class("word-parts"), .labelled(by: "word-parts")) {
            h3(.id("word-parts")) { shell.wording.itsParts }
            ul {
                for part in offer.parts {
                    li {
                        a(.href(.word(language, part.word)), .lang(language)) { part.word }
                        " "
                        span(.lang(language)) { part.reading }
                        " "
                        span(.lang(EntryCard.glossTag)) { part.meaning }
                        Pages.form(
                            .class("make-card"), Attribute("method", "post"), .action(.review(.makeCards)),
                            .data("swap", swap ?? "").when(swap != nil)
                        ) {
                            returning(to: back)
                            hidden("word", language.rawValue + "/" + part.word)
                            Pages.button(.class("button quiet small"), .type("submit")) {
                                shell.wording.makeCard(of: part.word)
                            }
                        }
                    }
                }
            }
        }
    }

    /// The notice with the result.
    static func notice(_ card: MadeCard, _ target: CardTarget, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return p(.class("card-made"), .role("status")) {
            Icon.check.drawing(shell)
            span { card == .made ? wording.cardMade(in: target.path(wording)) : wording.cardKnown }
            a(.href(.review())) { wording.review }
        }
    }
}
