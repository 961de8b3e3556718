import Foundation
import FuzzCoverage
import FuzzParsers

/// Runs inputs one after another, in a process that any of them may crash.
struct Worker {
    let parser: Parser
    let slate: Slate
    /// Maximum number of new inputs kept for deriving others.
    private static let mostKept = 4000

    /// Exit status of a worker that met a fault, which it writes to standard error.
    static let faultStatus: Int32 = 70

    /// - Parameters:
    ///   - first: The number of the first input; with the seed, it determines the inputs.
    ///   - count: The number of inputs to run.
    func run(seed: UInt64, first: Int, count: Int) async throws {
        coverage_end_with_parent()
        let found = try await parser.found()
        var corpus = parser.seeds + found
        guard !corpus.isEmpty else { throw Parser.Fault("there are no seeds") }
        let isGuided = coverage_edges() > 0
        var mutator = Mutator(
            seed: seed ^ UInt64(truncatingIfNeeded: first) &* 0x2545_F491_4F6C_DD1D, tokens: parser.tokens,
            makesLargeInputs: parser.takesLargeInputs)
        for number in first..<first + count {
            // Predefined inputs come first, even after one of them ended a worker.
            let input =
                if number < parser.madeCount {
                    parser.made(number)
                } else if number - parser.madeCount < found.count {
                    found[number - parser.madeCount]
                } else {
                    mutator.next(corpus)
                }
            guard input.count <= Slate.capacity else {
                throw Parser.Fault("an input of \(input.count) bytes; at most \(Slate.capacity) are taken")
            }
            slate.input = input
            slate.count = number + 1
            if isGuided { coverage_clear() }
            try await take(input)
            if isGuided, coverage_take() > 0, corpus.count < Self.mostKept, input.count <= 8192 {
                corpus.append(input)
                slate.corpus = corpus.count
            }
        }
    }

    /// Runs one input, and ends the process if the result is a fault.
    func take(_ input: [UInt8]) async throws {
        do {
            try await parser.take(input)
        } catch let fault as Parser.Fault {
            FileHandle.standardError.write(Data("\(fault)\n".utf8))
            exit(Self.faultStatus)
        }
    }
}
