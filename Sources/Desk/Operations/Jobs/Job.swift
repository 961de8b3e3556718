import Model
import Routes

/// A job: its name, and the type of what it results in.
///
/// The program names its jobs in extensions, so that each has one type of result:
///
/// ```swift
/// extension Job where Result == ModelProbe {
///     static func test(of profile: ID<ModelProfile>) -> Job { Job(.test(of: profile)) }
/// }
/// ```
public struct Job<Result: Sendable>: Hashable, Sendable {
    public let name: JobName

    public init(_ name: JobName) { self.name = name }
}

/// What a job is about, and where it was started.
public struct JobSubject: Hashable, Sendable {
    /// What the learner calls it, such as the name of a file; empty if it has no name.
    public var title: String
    /// The page that the job was started from, or that shows it if it has none of its own.
    public var place: Route

    public init(_ title: String, at place: Route) {
        self.title = title
        self.place = place
    }
}
