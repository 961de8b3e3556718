import ArgumentParser
import Foundation
import FuzzCoverage
import FuzzParsers

/// Feeds hostile and absurd inputs to all code that reads bytes from outside. See `make fuzz`.
@main
struct Fuzz: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Feeds mutated inputs to every parser; each that ends the process, never ends or is answered with 500 is kept.",
        subcommands: [Run.self, Work.self, One.self], defaultSubcommand: Run.self)
}

struct Run: AsyncParsableCommand {
    @Option(help: "How many inputs in all.")
    var inputs = 200_000

    @Option(help: "Decides what the inputs are.")
    var seed: UInt64 = 1

    @Option(help: "Only these parsers, comma-separated.")
    var parsers = ""

    @Option(help: "Where what was found is kept.")
    var fixtures = "Tests/Fuzz/Fixtures"

    func run() async throws {
        let names = parsers.split(separator: ",").map(String.init)
        let chosen = Parser.all.filter { names.isEmpty || names.contains($0.name) }
        guard !chosen.isEmpty else {
            throw ValidationError(
                "There is no such parser; there are \(Parser.all.map(\.name).joined(separator: ", ")).")
        }
        let shares = chosen.reduce(0) { $0 + $1.share }
        let began = Date()
        var (taken, found) = (0, 0)
        for parser in chosen {
            let start = Date()
            let outcome = try Supervisor(
                parser: parser, seed: seed, fixtures: URL(filePath: fixtures),
                program: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            ).run(max(1, inputs * parser.share / shares))
            taken += outcome.taken
            found += outcome.findings.count
            let seconds = Date().timeIntervalSince(start)
            print(
                """
                \(parser.name): \(outcome.taken) inputs, \(Int(Double(outcome.taken) / max(seconds, 0.001))) a second, \
                \(outcome.memory >> 20) MB\(outcome.kept > 0 ? ", \(outcome.kept) kept" : ""), \(outcome.findings.count) found
                """)
            for finding in outcome.findings { print("  \(finding)") }
            fflush(nil)
        }
        print(
            """
            \(taken) inputs in \(Int(Date().timeIntervalSince(began))) s, \
            \(coverage_edges() > 0 ? "guided by coverage" : "by seeds alone"), \(found) found
            """)
        if found > 0 { throw ExitCode(1) }
    }
}

/// The command that a supervisor starts.
struct Work: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "worker", shouldDisplay: false)

    @Argument var parser: String
    @Argument var seed: UInt64
    @Argument var first: Int
    @Argument var count: Int
    @Argument var slate: String

    func run() async throws {
        guard let parser = Parser.all.first(where: { $0.name == parser }) else { throw ExitCode(64) }
        try await Worker(parser: parser, slate: try Slate(path: slate)).run(seed: seed, first: first, count: count)
    }
}

/// Runs only the input in a file.
struct One: AsyncParsableCommand {
    @Argument(help: "The parser.") var parser: String
    @Argument(help: "The file.") var file: String
    /// The path of the slate that tells a supervisor when the file's turn has come.
    @Argument(help: .hidden) var slate: String?

    func run() async throws {
        guard let parser = Parser.all.first(where: { $0.name == parser }) else { throw ExitCode(64) }
        let input = Array(try Data(contentsOf: URL(filePath: file)))
        // Preparation, which may create a whole desk, does not count as the input's time.
        if let seed = parser.seeds.first { try? await parser.take(seed) }
        if let slate { try Slate(path: slate).count = 1 }
        do {
            try await parser.take(input)
        } catch let fault as Parser.Fault {
            FileHandle.standardError.write(Data("\(fault)\n".utf8))
            throw ExitCode(Worker.faultStatus)
        }
    }
}
