import Model
import Routes

extension StudyCounts {
    /// Three numbers in their colours, each with its name for readers who cannot see the colours.
    func figures(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return ul(.class("counts")) {
            figure(new, wording.newCards, "new")
            figure(learning, wording.learningCards, "learning")
            figure(due, wording.dueCards, "due")
        }
    }

    private func figure(_ number: Int, _ name: String, _ kind: String) -> HTML {
        li(.class(number == 0 ? "count count-\(kind) count-none" : "count count-\(kind)")) {
            strong { Quantity.grouped(number) }
            " "
            span { name }
        }
    }
}

extension Deck {
    /// The deck's icon, or a drawing of a pile of cards.
    func drawing(_ shell: Shell) -> HTML {
        span(.class("deck-icon"), .hiddenFromReaders) {
            if icon.isEmpty { Icon.review.drawing(shell) } else { icon }
        }
    }
}
