import Model

/// Routes under `/jobs/{name}`.
public enum JobPath: Hashable, Sendable {
    /// `/jobs/{name}`: the job's progress, and its result. It leads to the page that shows the job if it has none of its
    /// own.
    case page
    /// `POST …/cancel`
    case cancel
    /// `…/file`: the resulting file.
    case file

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool { self == .cancel }

    init?(_ path: inout PathReader) {
        switch path.next() {
        case nil: self = .page
        case "cancel": self = .cancel
        case "file": self = .file
        default: return nil
        }
    }

    func print(_ name: JobName, into link: inout LinkWriter) {
        link.segments("jobs", .name(name.description))
        switch self {
        case .page: break
        case .cancel: link.segment("cancel")
        case .file: link.segment("file")
        }
    }
}
