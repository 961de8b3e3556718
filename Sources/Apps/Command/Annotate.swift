import ArgumentParser
import Linguistics
import Model

struct Annotate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write the tokens of each line of standard input: text, offsets, reading, level, gloss.",
        discussion: """
            With --json, one array per line, of objects with the fields text, start, end, reading, level and \
            gloss, null if unknown; without it, one token per line, and an empty line after each input line. Your \
            corrections apply, except for those that hold in one place of a book. The gloss of a Japanese word ends with \
            what its form adds: "to go (not, past)".
            """)

    @Option(help: "The language: zh, ja or en.") var language: Language = .chinese
    @Flag(help: "Write one JSON array per line.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let texts = TextAnnotator(
            lexicon: try desk.places.requiredLexicon(), language: language,
            corrections: try await desk.openCorrections(language))
        try LineFilter.run { line, output in
            if json { return texts.writeJSON(of: line, to: &output) }
            for token in texts.tokens(String(decoding: line, as: UTF8.self)) where token.kind != .space {
                let fields = [
                    token.text, token.reading ?? "", token.level.map(String.init) ?? "", texts.gloss(of: token) ?? "",
                ]
                output.append(contentsOf: (fields.joined(separator: "\t") + "\n").utf8)
            }
        }
    }
}
