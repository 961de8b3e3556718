import Model
import Routes

/// `/review/jobs/{name}`: what takes longer than a page may, on its way.
public enum WorkPage {
    /// What is being done.
    public enum Kind: Hashable, CaseIterable, Sendable {
        /// Cards are counted anew for new settings.
        case recount
        /// One thing is done with many cards.
        case change
        /// A deck is written to a file.
        case export
    }

    /// What the learner knows the work by.
    public struct Subject: Sendable {
        public var kind: Kind
        /// A deck's name, or nothing.
        public var title: String
        /// Where the learner came from.
        public var back: Route

        public init(kind: Kind, title: String, back: Route) {
            self.kind = kind
            self.title = title
            self.back = back
        }
    }

    /// Where it stands.
    public enum State: Sendable {
        case running(Share)
        /// A file waits to be saved.
        case ready(bytes: Int)
        /// Nothing was changed.
        case cancelled
        case failed(Problem)
    }

    /// What the page shows.
    public struct Model: Sendable {
        /// What the work is called in paths.
        public var name: String
        public var subject: Subject
        public var state: State

        public init(name: String, subject: Subject, state: State) {
            self.name = name
            self.subject = subject
            self.state = state
        }
    }

    /// The page. Without JavaScript it asks again every second while the work goes on; work that makes no file leads on to
    /// where its result shows.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let subject = model.subject
        var isRunning = false
        if case .running = model.state { isRunning = true }
        return shell.page(wording.underWay(subject.kind), room: .review, refresh: isRunning ? 1 : nil) {
            section(.id("work"), .class("card narrow import-state"), .data("poll", "400").when(isRunning)) {
                if !subject.title.isEmpty { p(.class("eyebrow")) { subject.title } }
                switch model.state {
                case .running(let share): running(model, share, shell)
                case .ready(let bytes):
                    h1 { wording.fileReady }
                    p { wording.fileReadyLead(bytes) }
                    p {
                        a(.class("button"), .href(.review(.work(model.name, .file))), Attribute("download", "")) {
                            Icon.download.drawing(shell)
                            span { wording.saveFile }
                        }
                    }
                case .cancelled:
                    h1 { wording.cancelled(subject.kind) }
                    p { wording.cancelledLead(subject.kind) }
                case .failed(let problem): ProblemPage.explanation(problem, shell)
                }
                if !isRunning {
                    div(.class("actions")) {
                        shell.buttonLink(wording.backFrom(subject.kind), to: subject.back, icon: .back)
                    }
                }
            }
        }
    }

    @HTMLBuilder private static func running(_ model: Model, _ share: Share, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let heading = wording.underWay(model.subject.kind)
        h1 { heading }
        bar(share, caption: heading, class: "thick")
        p(.class("quiet-text")) { "\(share.percent)%" }
        form(Attribute("method", "post"), .action(.review(.work(model.name, .cancel)))) {
            button(.class("button quiet"), .type("submit")) { wording.cancel }
        }
        noscript { p(.class("help")) { wording.pageRefreshes } }
    }
}
