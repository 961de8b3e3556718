import Model
import Pages

/// An error in the form in which the database keeps it, for servers other than the one that met it.
public struct KeptError: Error, Hashable, Codable, Sendable {
    public var problem: Problem
    /// The status of an HTTP answer (RFC 9110).
    public var status: Int

    public init(_ error: any Error) {
        let explained = ErrorExplanation(error)
        (problem, status) = (explained.problem, explained.status)
    }

    /// The error of a job whose server stopped before it was done.
    public static func interrupted(_ kind: JobName.Kind) -> KeptError {
        KeptError(problem: .jobInterrupted(kind), status: 503)
    }

    private init(problem: Problem, status: Int) {
        self.problem = problem
        self.status = status
    }

    public var isInterruption: Bool {
        if case .jobInterrupted = problem { true } else { false }
    }

    /// The error as whoever asked expects it: that of a language model has its own type again.
    public var error: any Error {
        if case .model(let error) = problem { error } else { self }
    }
}
