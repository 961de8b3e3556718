import Model
import Routes

/// `/review/jobs/{name}`: progress of work that takes too long for one page load.
public enum WorkPage {
    /// The kind of work.
    public enum Kind: Hashable, CaseIterable, Sendable {
        /// Recomputing cards for new settings.
        case recount
        /// One action on many cards.
        case change
        /// Exporting a deck to a file.
        case export
    }

    /// The work as the learner sees it.
    public struct Subject: Sendable {
        public var kind: Kind
        /// A deck's name, or empty.
        public var title: String
        /// The page that the learner came from.
        public var back: Route

        public init(kind: Kind, title: String, back: Route) {
            self.kind = kind
            self.title = title
            self.back = back
        }
    }

    /// The state of the work.
    public enum State: Sendable {
        case running(Share)
        /// A file is ready for download.
        case ready(bytes: Int)
        /// Nothing was changed.
        case cancelled
        case failed(Problem)
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        /// The name of the work in paths.
        public var name: String
        public var subject: Subject
        public var state: State

        public init(name: String, subject: Subject, state: State) {
            self.name = name
            self.subject = subject
            self.state = state
        }
    }

    /// The page. Without JavaScript it reloads every second while the work runs; work that makes no file redirects to
    /// its result.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let subject = model.subject
        var isRunning = false
        if case .running = model.state { isRunning = true }
        return shell.page(
            wording.underWay(subject.kind), room: .review, parts: [.importing], refresh: isRunning ? 1 : nil
        ) {
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
