import Model
import Routes

/// How a page introduces a job.
enum JobHeading {
    /// As the heading of the page.
    case page
    /// As the heading of a section.
    case section
    /// In a line below another heading.
    case line

    @HTMLBuilder fileprivate func html(_ text: String) -> HTML {
        switch self {
        case .page: h1 { text }
        case .section: h2 { text }
        case .line: p(.role("status")) { text }
        }
    }
}

extension Shell {
    /// The part of a page that shows how far a running job is, and cancels it.
    ///
    /// The custom element `job-progress` updates it, and once the job has ended replaces the region around it. Without
    /// JavaScript the page reloads: it passes ``JobState/refresh``. The page names ``WebPart/job``.
    ///
    /// - Parameters:
    ///   - title: What the job is about.
    ///   - region: The id of the element that shows the result once there is one.
    func job(
        _ name: JobName, titled title: String = "", _ progress: JobProgress, in region: String, heading: JobHeading
    ) -> HTML {
        element("job-progress", [.data("region", region)], jobContent(name, title, progress, heading))
    }

    @HTMLBuilder private func jobContent(
        _ name: JobName, _ title: String, _ progress: JobProgress, _ heading: JobHeading
    ) -> HTML {
        let caption = wording.underWay(name.kind, title)
        let steps = wording.steps(of: name.kind)
        heading.html(caption)
        if !steps.isEmpty {
            let step = min(max(0, progress.step), steps.count - 1)
            bar(progress.share(ofSteps: steps.count), caption: steps[step], class: "thick")
            list(of: steps, at: step, progress)
        } else if let share = progress.share {
            bar(share, caption: caption, class: "thick")
            p(.class("quiet-text")) { "\(share.percent)%" }
        } else {
            Pages.progress(.label(caption))
        }
        form(Attribute("method", "post"), .action(.job(name, .cancel))) {
            button(.class("button quiet"), .type("submit")) { wording.cancel }
        }
        noscript { p(.class("help")) { wording.pageRefreshes } }
    }

    private func list(of steps: [String], at current: Int, _ progress: JobProgress) -> HTML {
        ol(.class("stages")) {
            for (index, name) in steps.enumerated() {
                li(
                    .class(index < current ? "done" : index == current ? "doing" : ""),
                    Attribute("aria-current", "step").when(index == current)
                ) {
                    span { name }
                    if index == current, let share = progress.share { small { "\(share.percent)%" } }
                    if index < current { Icon.check.drawing(self) }
                }
            }
        }
    }

    /// What a page says of a cancelled job.
    @HTMLBuilder func cancelledJob(_ kind: JobName.Kind, heading: JobHeading) -> HTML {
        let words = wording.cancelled(kind)
        if let title = words.heading {
            heading.html(title)
            p { words.kept }
        } else {
            p(.class("help"), .role("status")) { words.kept }
        }
    }
}

extension JobProgress {
    /// The part of the current step that is done; nil if it is unknown.
    var share: Share? { fraction.map { Share(permille: Bounds(0...1000).nearest(to: $0 * 1000)) } }

    /// The part of the whole job that is done.
    ///
    /// - Parameter count: The number of its steps.
    func share(ofSteps count: Int) -> Share { Share(permille: (step * 1000 + (share?.permille ?? 0)) / count) }
}

extension JobState {
    var isRunning: Bool {
        if case .running = self { true } else { false }
    }

    /// Seconds after which a browser without JavaScript loads the page of a running job again; nil once it has ended.
    var refresh: Int? { isRunning ? 1 : nil }
}
