import Formats
import Model

extension WordImport {
    static let keptProblems = 100

    mutating func add(_ reason: Reason, line: Int) {
        problemCount += 1
        if problems.count < Self.keptProblems { problems.append(Problem(line: line, reason: reason)) }
    }
}

extension WordImport.Reason {
    /// Converts a problem with something that no table cell can hold.
    public init(_ reason: Table.Problem.Reason) {
        switch reason {
        case .noEntry: self = .noEntry
        case .nested(let column): self = .nested(column)
        }
    }
}
