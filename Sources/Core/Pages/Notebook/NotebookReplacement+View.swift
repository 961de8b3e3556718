import Model
import Routes

/// `/notebook/replacement`: what a file would change that is to replace the notebook.
public enum NotebookReplacementPage {
    /// Titles that are shown of those that would be lost.
    public static let shown = 50

    /// What the page shows.
    public struct Model: Sendable {
        /// Entries of the file.
        public var entries: Int
        /// Entries of the present notebook.
        public var presentEntries: Int
        /// The first titles that the file lacks, at most ``NotebookReplacementPage/shown``.
        public var lost: [String]
        /// How many titles the file lacks.
        public var lostCount: Int
        /// Earlier notebooks that are kept.
        public var earlierKept: Int
        /// What the learner agrees to.
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

    /// The page that asks.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.notebookReplaceTitle, room: .practice) {
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
