import ArgumentParser
import Grammar
import Linguistics
import Model
import Wire

struct GrammarCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grammar",
        abstract: "Find the grammar points in each line of standard input, and explain them.",
        discussion: """
            With --json, one array per line, of objects with the fields pattern, start, end (Unicode scalars) and \
            title; without it, each line is followed by its points, with their explanations and examples, and an empty \
            line. Your corrections apply. A line has at most 50,000 characters, without the white space around it. An English \
            line has no points. No language model is used.
            """)

    @Option(help: "The language: zh or ja.") var language: Language = .chinese
    @Flag(help: "Write one JSON array per line.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let texts = try await desk.open().library.texts
        // Without dictionaries, little would be found; opening them says why there are none.
        if texts.lexicon == nil { _ = try desk.places.requiredLexicon() }
        let lines = try await texts.grammarLines(in: language)
        let encoder = WireJSON.encoder
        try LineFilter.run { line, output in
            let text = String(decoding: line, as: UTF8.self)
            let points = try lines.points(in: text)
            if json {
                output.append(contentsOf: try encoder.encode(points.map(GrammarPointJSON.init)))
            } else {
                output.append(contentsOf: Self.readable(text, points).utf8)
            }
        }
    }

    private static func readable(_ line: String, _ points: [GrammarPoint]) -> String {
        let scalars = Array(line.unicodeScalars)
        var text = line + "\n"
        var explained: Set<String> = []
        for point in points {
            let pattern = point.pattern
            let marked = String(String.UnicodeScalarView(scalars[point.start..<min(point.end, scalars.count)]))
            text += "\n  \(marked)  \(pattern.title) (\(pattern.levelName))\n"
            guard explained.insert(pattern.id).inserted else { continue }
            text += "    \(pattern.explanation.english)\n"
            for example in pattern.examples { text += "    · \(example.sentence)  \(example.translation)\n" }
        }
        return text
    }
}
