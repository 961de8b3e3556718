import Model
import Routes

/// `/review/decks/{id}/recount`: the cards of a large deck on their way to new settings.
public enum RecountPage {
    /// Where it stands.
    public enum State: Sendable {
        case running(Share)
        case cancelled
        case failed(Problem)
    }

    /// What the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        public var state: State

        public init(deck: Deck, state: State) {
            self.deck = deck
            self.state = state
        }
    }

    /// The page. Without JavaScript it asks again every second while the work goes on; when it is done, it leads on to the
    /// deck.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        var isRunning = false
        if case .running = model.state { isRunning = true }
        return shell.page(wording.recounting, room: .review, refresh: isRunning ? 1 : nil) {
            section(.id("recount"), .class("card narrow import-state"), .data("poll", "400").when(isRunning)) {
                switch model.state {
                case .running(let share): running(model.deck, share, shell)
                case .cancelled:
                    h1 { wording.recountCancelled }
                    p { wording.recountCancelledLead }
                case .failed(let problem): ProblemPage.explanation(problem, shell)
                }
                if !isRunning {
                    div(.class("actions")) {
                        shell.buttonLink(model.deck.name, to: .review(.deck(model.deck.id)), icon: .back)
                    }
                }
            }
        }
    }

    @HTMLBuilder private static func running(_ deck: Deck, _ share: Share, _ shell: Shell) -> HTML {
        let wording = shell.wording
        p(.class("eyebrow")) { deck.name }
        h1 { wording.recounting }
        bar(share, caption: wording.recounting, class: "thick")
        p(.class("quiet-text")) { "\(share.percent)%" }
        form(Attribute("method", "post"), .action(.review(.deck(deck.id, .cancelRecount)))) {
            button(.class("button quiet"), .type("submit")) { wording.cancel }
        }
        noscript { p(.class("help")) { wording.pageRefreshes } }
    }
}
