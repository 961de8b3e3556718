import Foundation
import FuzzParsers
import Testing

@testable import Fuzz

/// Every input that once crashed the process, took too long or caused a fault, and the megabyte inputs that took
/// minutes. Each runs in a separate process, which is ended after ``Parser/patience``.
@Suite struct FoundInputTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fuzz/Fixtures")

    private static func inputs(of parser: Parser) -> [URL] {
        let folder = fixtures.appending(path: parser.name)
        return (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }

    @Test func everyFolderOfInputsHasItsParser() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.path).filter {
            !$0.hasPrefix(".")
        }
        let names = Set(Parser.all.map(\.name))
        #expect(names.count == Parser.all.count)
        #expect(folders.filter { !names.contains($0) && $0 != "README.md" } == [])
    }

    private static func supervisor(_ parser: Parser) throws -> Supervisor {
        let tests = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
        let found = [tests, Bundle.main.bundleURL].map { $0.appending(path: "Fuzz") }
        let program = try #require(found.first { FileManager.default.isExecutableFile(atPath: $0.path) })
        let kept = FileManager.default.temporaryDirectory.appending(path: "glossa-found-\(UUID().uuidString)")
        return Supervisor(parser: parser, seed: 1, fixtures: kept, program: program)
    }

    /// Waits for a process on a separate thread, so that other tests keep theirs. Only one at a time, because each
    /// uses a whole processor. Tests of many parsers are serialized: as many cases as may run at once would wait here for
    /// one another, and no other test could use the other processors.
    private static func aside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            waiting.async { continuation.resume(with: Result { try work() }) }
        }
    }

    private static let waiting = DispatchQueue(label: "fuzz.tests")

    @Test func thereAreInputsThatWereFound() {
        #expect(Parser.all.flatMap { Self.inputs(of: $0) }.count > 8)
    }

    @Test(.serialized, arguments: Parser.all.filter { !FoundInputTests.inputs(of: $0).isEmpty }.map(\.name))
    func whatWasFoundIsAnsweredNow(_ name: String) async throws {
        let parser = try #require(Parser.all.first { $0.name == name })
        let supervisor = try Self.supervisor(parser)
        for file in Self.inputs(of: parser) {
            let end = try await Self.aside { try supervisor.end(of: file) }
            #expect(end == .finished, "\(name)/\(file.lastPathComponent)")
        }
    }

    @Test(.serialized, arguments: Parser.all.filter(\.takesLargeInputs).map(\.name))
    func aMegabyteOfOnePieceIsReadInTime(_ name: String) async throws {
        let parser = try #require(Parser.all.first { $0.name == name })
        let supervisor = try Self.supervisor(parser)
        let outcome = try await Self.aside { try supervisor.run(parser.madeCount) }
        #expect(outcome.findings == [])
        #expect(outcome.taken == parser.madeCount)
    }

    @Test func anInputThatNeverEndsIsFound() async throws {
        let parser = try #require(Parser.all.first { $0.name == "table" })
        var supervisor = try Self.supervisor(parser)
        supervisor.patience = 0
        let outcome = try await Self.aside { [supervisor] in try supervisor.run(parser.madeCount) }
        #expect(outcome.findings.contains { $0.hasSuffix("hung") })
    }

    @Test(arguments: Parser.all.map(\.name)) func seedsAreAnswered(_ name: String) async throws {
        let parser = try #require(Parser.all.first { $0.name == name })
        #expect(!parser.seeds.isEmpty)
        for seed in parser.seeds {
            #expect(!seed.isEmpty)
            await #expect(throws: Never.self) { try await parser.take(seed) }
        }
    }
}
