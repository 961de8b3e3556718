import Foundation
import Lexicon
import LexiconFile
import Linguistics
import Model

/// Measures the heart of Glossa on one core and prints one JSON object for each figure. `Scripts/bench` runs it beside
/// its peers.
///
///     Benchmarks LEXICON TEXT JAPANESE
@main
struct Benchmarks {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 else {
            FileHandle.standardError.write(Data("usage: Benchmarks LEXICON TEXT JAPANESE\n".utf8))
            exit(2)
        }
        let lexicon = try Lexicon(path: arguments[1])
        guard let annotator = ChineseAnnotator(lexicon: lexicon) else { exit(1) }
        let text = [UInt8](try Data(contentsOf: URL(filePath: arguments[2])))
        let megabytes = Double(text.count) / 1_000_000

        var tokens = 0
        let segmentation = best(of: 5) {
            tokens = 0
            forEachLine(of: text) { line in annotator.forEachSegment(line) { _ in tokens += 1 } }
        }
        report("segment", megabytes / segmentation, "MB/s")
        report("segment.tokens", Double(tokens), "tokens")

        var output: [UInt8] = []
        let annotation = best(of: 3) {
            forEachLine(of: text) { line in
                annotator.writeJSON(of: line, to: &output)
                if output.count > 1 << 20 { output.removeAll(keepingCapacity: true) }
            }
        }
        report("annotate", megabytes / annotation, "MB/s")
        try reportJapanese(lexicon, arguments[3])

        let words = ["银行", "书", "图书馆", "长大", "了解", "不可思议", "朋友", "經濟", "学习", "没有"]
        var found = 0
        let rounds = 2000
        let lookup = best(of: 5) {
            for _ in 0..<rounds { for word in words { found += lexicon.entries(of: word, in: .chinese).count } }
        }
        report("lookup", lookup / Double(rounds * words.count) * 1_000_000, "µs")
    }

    /// Words of Japanese with readings, levels and meanings, paragraph by paragraph.
    static func reportJapanese(_ lexicon: Lexicon, _ path: String) throws {
        let annotator = TextAnnotator(lexicon: lexicon, language: .japanese)
        let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        let paragraphs = text.split(separator: "\n").map(String.init)
        var tokens = 0
        let annotation = best(of: 3) { for paragraph in paragraphs { tokens += annotator.tokens(paragraph).count } }
        report("annotate.japanese", Double(text.utf8.count) / 1_000_000 / annotation, "MB/s")
    }

    /// The shortest of several runs, in seconds: machines are noisy, and noise only ever adds.
    static func best(of runs: Int, _ body: () -> Void) -> Double {
        (0..<runs).map { _ in
            let start = DispatchTime.now().uptimeNanoseconds
            body()
            return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        }.min() ?? 0
    }

    static func forEachLine(of text: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        text.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != 0x0A { end += 1 }
                body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
                start = end + 1
            }
        }
    }

    static func report(_ name: String, _ value: Double, _ unit: String) {
        print("{\"name\":\"\(name)\",\"value\":\(value),\"unit\":\"\(unit)\"}")
    }
}
