import Model
import Routes

extension StudyPage {
    /// The end of a session: a summary, and tomorrow's cards.
    static func done(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("card narrow study-done"), .id("study-done"), Attribute("tabindex", "-1")) {
            Icon.check.drawing(shell)
            h2 { wording.studyDone }
            p(.class("lead"), .role("status")) { wording.studyDoneLead(model.deck.name) }
            figures(rows(model, wording))
            div(.class("actions")) {
                if model.waiting > 0 {
                    shell.buttonLink(wording.otherDecks(model.waiting), to: .review(), icon: .forward)
                }
                shell.buttonLink(
                    wording.goOnReading, to: .library(), icon: .read,
                    class: model.waiting > 0 ? "button quiet" : "button")
                shell.buttonLink(
                    wording.addCards, to: .review(.deck(model.deck.id, .addForm)), icon: .add, class: "button quiet")
            }
        }
    }

    private static func rows(_ model: Model, _ wording: Wording) -> [(name: String, value: String)] {
        var rows: [(name: String, value: String)] = []
        if let done = model.done {
            rows.append((wording.answersToday, Quantity.grouped(done.answers)))
            rows.append((wording.recalledToday, Share(done.recalled, of: done.answers).text))
            rows.append((wording.timeToday, wording.duration(done.seconds)))
        }
        rows.append((wording.dueTomorrow, wording.cards(model.tomorrow.due + model.tomorrow.learning)))
        rows.append((wording.newTomorrow, wording.cards(model.tomorrow.new)))
        return rows
    }
}
