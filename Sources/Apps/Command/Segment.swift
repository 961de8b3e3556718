import ArgumentParser
import Foundation
import Lexicon
import Linguistics
import Model

struct Segment: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put one space between the words of each line of standard input; nothing else changes.")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case spaces
    }

    @Option(help: "The language: zh, ja or en.") var language: Language = .chinese
    @Option(help: "How words are separated.") var format: Format = .spaces
    @OptionGroup var places: LexiconOptions

    func run() throws {
        let lexicon = try places.requiredLexicon()
        guard language == .chinese, let annotator = ChineseAnnotator(lexicon: lexicon) else {
            let texts = TextAnnotator(lexicon: lexicon, language: language)
            return try LineFilter.run { line, output in
                let pieces = LineFilter.pieces(of: line).flatMap { piece -> [(isSpace: Bool, bytes: [UInt8])] in
                    guard let text = piece.text else { return [(false, Array(piece.bytes))] }
                    return texts.tokens(text).map { ($0.kind == .space, Array($0.text.utf8)) }
                }
                Self.write(pieces, to: &output)
            }
        }
        try LineFilter.run { line, output in
            var isFirst = true
            var afterSpace = false
            annotator.forEachSegment(line) { segment in
                let isSpace = segment.kind == .space
                if !isFirst, !isSpace, !afterSpace { output.append(0x20) }
                output.append(contentsOf: line[Int(segment.start)..<Int(segment.end)])
                isFirst = false
                afterSpace = isSpace
            }
        }
    }

    /// Existing whitespace already separates words.
    private static func write(_ pieces: some Sequence<(isSpace: Bool, bytes: [UInt8])>, to output: inout [UInt8]) {
        var isFirst = true
        var afterSpace = false
        for piece in pieces {
            if !isFirst, !piece.isSpace, !afterSpace { output.append(0x20) }
            output.append(contentsOf: piece.bytes)
            isFirst = false
            afterSpace = piece.isSpace
        }
    }
}
