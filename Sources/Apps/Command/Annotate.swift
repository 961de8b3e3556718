import ArgumentParser
import Foundation
import Lexicon
import Library
import Model

struct Annotate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write the tokens of each line of standard input: text, offsets, reading, level, gloss.",
        discussion: "With --json one array for each line; without it one token for each line, an empty line between lines.")

    @Option(help: "The language: zh, ja or en.") var language: Language = .chinese
    @Flag(help: "Write one JSON array for each line.") var json = false
    @OptionGroup var places: LexiconOptions

    func run() throws {
        let lexicon = try places.requiredLexicon()
        guard language == .chinese, json, let annotator = ChineseAnnotator(lexicon: lexicon) else {
            return try annotateTokens(TextAnnotator(lexicon: lexicon, language: language))
        }
        try LineFilter.run { line, output in annotator.writeJSON(of: line, to: &output) }
    }

    private func annotateTokens(_ texts: TextAnnotator) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        try LineFilter.run { line, output in
            let tokens = texts.tokens(String(decoding: line, as: UTF8.self))
            if json {
                output.append(contentsOf: try encoder.encode(tokens.map(TokenJSON.init)))
            } else {
                for token in tokens where token.kind != .space {
                    let fields = [token.text, token.reading ?? "", token.level.map(String.init) ?? "", token.gloss ?? ""]
                    output.append(contentsOf: (fields.joined(separator: "\t") + "\n").utf8)
                }
            }
        }
    }
}
