import ArgumentParser
import Lexicon

struct Readings: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write the numbered pinyin of each character of each Chinese line, separated by spaces.",
        discussion: "The neutral tone is 5, ü is u:. Other characters are unchanged.")

    @OptionGroup var places: LexiconOptions

    func run() throws {
        guard let annotator = ChineseAnnotator(lexicon: try places.requiredLexicon()) else {
            throw ValidationError(
                "The lexicon has no Chinese. Run `glossa lexicon build` again when CC-CEDICT can be fetched.")
        }
        try LineFilter.run { line, output in
            var isFirst = true
            annotator.syllables(line) { character, syllable in
                if !isFirst { output.append(0x20) }
                isFirst = false
                if let syllable {
                    output.append(contentsOf: syllable.utf8)
                } else {
                    output.append(contentsOf: line[character])
                }
            }
        }
    }
}
