import Model
import Routes

/// `/review/widget`: the number of waiting cards, for a small window or a start page.
public enum WidgetPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var waiting: StudyCounts
        /// The deck with the most waiting cards; nil if there are none.
        public var deck: Deck?

        public init(waiting: StudyCounts, deck: Deck? = nil) {
            self.waiting = waiting
            self.deck = deck
        }
    }

    /// The page, without the navigation, reloaded every five minutes.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(
            wording.waitingTitle(model.waiting.total), room: .review, parts: [.deck], class: "bare", refresh: 300
        ) {
            section(
                .id("widget"), .class("widget"), .data("poll", "300000"), .data("waiting", String(model.waiting.total))
            ) {
                h1 {
                    strong { Quantity.grouped(model.waiting.total) }
                    " "
                    span { wording.cardsWaitUnit(model.waiting.total) }
                }
                model.waiting.figures(shell)
                if let deck = model.deck {
                    shell.buttonLink(wording.study, to: .review(.deck(deck.id, .study())), class: "button large")
                } else {
                    shell.buttonLink(wording.library, to: .library(), icon: .read, class: "button quiet")
                }
            }
        }
    }
}
