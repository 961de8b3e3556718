import Foundation
import FuzzParsers
import Testing

/// Every input that ended the process once, or had an answer that none may have.
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

    @Test(arguments: Parser.all.map(\.name)) func whatWasFoundIsAnsweredNow(_ name: String) async throws {
        let parser = try #require(Parser.all.first { $0.name == name })
        for file in Self.inputs(of: parser) {
            let input = Array(try Data(contentsOf: file))
            let clock = ContinuousClock()
            let time = await clock.measure {
                await #expect(throws: Never.self, "\(name)/\(file.lastPathComponent)") { try await parser.take(input) }
            }
            #expect(time < .seconds(20), "\(name)/\(file.lastPathComponent)")
        }
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
