import Model
import Routes

/// `/notebook/replacement`: the changes that a replacement file would make to the notebook.
public enum NotebookReplacementPage {
    /// Number of lost titles shown.
    public static let shown = 50

    /// The data that the page shows.
    public struct Model: Sendable {
        /// Number of entries in the file.
        public var entries: Int
        /// Number of entries in the current notebook.
        public var presentEntries: Int
        /// The first titles missing from the file, at most ``NotebookReplacementPage/shown``.
        public var lost: [String]
        /// The number of titles missing from the file.
        public var lostCount: Int
        /// The number of earlier notebooks kept.
        public var earlierKept: Int
        /// Identifies the change that the learner agrees to.
        public var token: String

        public init(
            entries: Int, presentEntries: Int, lost: [String], lostCount: Int, earlierKept: Int, token: String
        ) {
            self.entries = entries
            self.presentEntries = presentEntries
            self.lost = lost
            self.lostCount = lostCount
            self.earlierKept = earlierKept
            self.token = token
        }
    }

    /// The confirmation page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.notebookReplaceTitle, room: .practice, parts: [.notebook]) {
            NotebookPage.wayBack(shell)
            shell.heading(
                wording.notebookReplaceTitle, lead: wording.notebookReplaceLead(model.entries, model.presentEntries))
            if model.lostCount == 0 {
                p { wording.notebookNothingLost }
            } else {
                p { wording.notebookLost(model.lostCount) }
                ul(.class("notebook-list")) {
                    for title in model.lost { li(.lang(.english)) { title } }
                }
                if model.lostCount > model.lost.count {
                    p(.class("quiet-text")) { wording.notebookMoreLost(model.lostCount - model.lost.count) }
                }
            }
            p(.class("help")) { wording.notebookEarlierStays(model.earlierKept) }
            div(.class("actions")) {
                form(Attribute("method", "post"), .action(.notebook(.acceptReplacement))) {
                    hidden("token", model.token)
                    button(.class("button danger"), .type("submit")) { wording.notebookReplace }
                }
                form(Attribute("method", "post"), .action(.notebook(.discardReplacement))) {
                    button(.class("button quiet"), .type("submit")) { wording.notebookKeepMine }
                }
            }
        }
    }
}
