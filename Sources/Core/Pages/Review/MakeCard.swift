import Model
import Routes

/// The form that makes a card of a word with one tap, and what it says afterwards.
enum MakeCard {
    /// - Parameters:
    ///   - back: Where it leads: the page of the word.
    ///   - swap: What is replaced by the answer; nil to go there.
    static func form(
        _ word: String, _ language: Language, reading: String?, sentence: String? = nil, place: Place? = nil,
        back: Route, swap: String? = nil, class names: String, _ shell: Shell
    ) -> HTML {
        Pages.form(
            .class("make-card"), Attribute("method", "post"), .action(.review(.makeCards)),
            .data("swap", swap ?? "").when(swap != nil)
        ) {
            returning(to: back)
            hidden("word", language.rawValue + "/" + word)
            if let reading { hidden("reading", reading) }
            if let sentence { hidden("sentence", sentence) }
            if let place {
                hidden("book", place.book.description)
                hidden("page", String(place.page))
            }
            button(.class(names), .type("submit")) {
                Icon.cards.drawing(shell)
                span { shell.wording.makeCard }
            }
        }
    }

    /// What it came to.
    static func notice(_ card: MadeCard, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return p(.class("card-made"), .role("status")) {
            Icon.check.drawing(shell)
            span { card == .made ? wording.cardMade : wording.cardKnown }
            a(.href(.review())) { wording.review }
        }
    }
}
