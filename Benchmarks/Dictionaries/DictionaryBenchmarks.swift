import Formats
import Foundation
import Lexicon
import LexiconCompiler
import LexiconFile
import Model

/// Measures dictionaries of 300,000 entries that a learner brings: how long each takes to import, and how long a word takes
/// to look up in five of them.
///
/// `DictionaryBenchmarks [ENTRIES]`
@main
enum DictionaryBenchmarks {
    static func main() throws {
        let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 300_000
        let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var volumes: [DictionaryShelf.Volume] = []
        for number in 0..<5 {
            let isYomitan = number % 2 == 0
            let archive = isYomitan ? MadeDictionary.yomitan(count, number) : MadeDictionary.starDict(count, number)
            let file = folder.appending(path: "\(number).glossadict")
            let start = ContinuousClock.now
            var compiler = DictionaryCompiler()
            _ = try readDictionary(from: .bytes(archive)) { (item) throws(FormatError) in
                guard case .entry(let entry) = item else { return }
                do { try compiler.add(entry) } catch { throw .unsafeArchive(.size) }
            }
            try compiler.write(to: file)
            let image = try DictionaryImage(path: file.path)
            let seconds = seconds(since: start)
            let kind: LearnerDictionary.Kind = isYomitan ? .yomitan : .starDict
            report("dictionary.import.\(kind.rawValue)", seconds, "s")
            precondition(compiler.entryCount == count)
            volumes.append(
                .init(
                    LearnerDictionary(
                        id: ID(high: 0, low: UInt64(number)), name: "Made \(number)", kind: kind,
                        languages: [.japanese], position: number + 1, entryCount: compiler.entryCount,
                        createdAt: Timestamp(milliseconds: 0)), image))
        }
        measure(DictionaryShelf(volumes), count)
    }

    /// Looks up words all over the dictionaries, each in all five, as the card of a word does.
    private static func measure(_ shelf: DictionaryShelf, _ count: Int) {
        let words = (0..<20_000).map { MadeDictionary.word(($0 &* 7919) % count) }
        var found = 0
        var best = Double.infinity
        for _ in 0..<3 {
            let start = ContinuousClock.now
            for word in words { found += shelf.entries(around: [], of: word, in: .japanese).count }
            best = min(best, seconds(since: start) / Double(words.count) * 1e6)
        }
        precondition(found >= words.count)
        report("dictionary.lookup", best, "µs")
    }

    private static func report(_ name: String, _ value: Double, _ unit: String) {
        print("{\"name\": \"\(name)\", \"value\": \(value), \"unit\": \"\(unit)\"}")
    }

    private static func seconds(since start: ContinuousClock.Instant) -> Double {
        let duration = start.duration(to: .now)
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }
}
