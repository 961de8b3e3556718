import Foundation
import Lexicon
import LexiconFile
import Model

/// Measures for how many words of a learners' list the first sense that Glossa shows is the meaning that the list gives:
/// SenseBenchmarks LEXICON LANGUAGE LIST.tsv… [--wrong].
///
/// The lists are in UTF-8 with lines of `word<TAB>reading<TAB>meaning`; the reading may be empty. Prints one JSON object for
/// each figure; with `--wrong` the lines that do not agree, with what Glossa shows.
@main
struct SenseBenchmarks {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let showsWrong = arguments.last == "--wrong"
        if showsWrong { arguments.removeLast() }
        guard arguments.count > 2, let language = Language(rawValue: arguments[1]) else {
            FileHandle.standardError.write(Data("usage: SenseBenchmarks LEXICON zh|ja LIST.tsv… [--wrong]\n".utf8))
            exit(64)
        }
        let lexicon = try Lexicon(path: arguments[0])
        for list in arguments[2...] {
            let lines = Self.lines(try String(contentsOfFile: list, encoding: .utf8))
            let agreements = lines.map { Agreement($0, lexicon, in: language) }
            let wrong = agreements.filter { !$0.holds }
            if showsWrong {
                for agreement in wrong {
                    let line = agreement.line
                    print(line.word, line.reading, line.meaning, agreement.gloss ?? "–", separator: "\t")
                }
                continue
            }
            let name = URL(filePath: list).deletingPathExtension().lastPathComponent
            report(
                "senses.\(language.rawValue).\(name)", Double(lines.count - wrong.count) / Double(max(lines.count, 1)))
            report("senses.\(language.rawValue).\(name).words", Double(lines.count))
            report("senses.\(language.rawValue).\(name).without", Double(agreements.count { $0.gloss == nil }))
        }
    }

    private static func report(_ name: String, _ value: Double) {
        print(#"{"name": "\#(name)", "value": \#(value), "unit": ""}"#)
    }

    /// The lines of a list that have three fields; others are left out.
    private static func lines(_ text: String) -> [Agreement.Line] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 3, !fields[0].isEmpty, !fields[0].hasPrefix("#") else { return nil }
            return Agreement.Line(word: fields[0], reading: fields[1], meaning: fields[2])
        }
    }
}
