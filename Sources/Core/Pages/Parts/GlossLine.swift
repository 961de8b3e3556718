import Grammar
import Model
import Routes

/// Words in a row, each above what it means, in the same colour and under the same number.
enum GlossLine {
    /// - Parameters:
    ///   - language: Of the words.
    ///   - glosses: Of what stands under them; nil for the language of the dictionaries.
    static func html(
        _ words: [GlossedWord], language: Language, in glosses: Language? = nil, _ shell: Shell
    ) -> HTML {
        ol(.class("gloss-line")) {
            for word in words where word.token.kind != .space {
                li(.class(hue(word))) {
                    if let number = word.number {
                        span(.class("gloss-number"), .hiddenFromReaders) { String(number) }
                        a(.class("gloss-word"), .lang(language), .href(.word(language, word.token.lemma))) {
                            word.token.text
                        }
                        span(.class("gloss-reading"), .lang(language)) { word.token.reading ?? "" }
                        span(.class("gloss-meaning"), .lang(glosses?.tag ?? EntryCard.glossTag)) { word.gloss ?? "–" }
                    } else {
                        span(.class("gloss-word"), .lang(language)) { word.token.text }
                    }
                }
            }
        }
    }

    /// The class of the colour of a word, shared with its meaning.
    static func hue(_ word: GlossedWord) -> String { word.number.map { "hue-\(($0 - 1) % 6 + 1)" } ?? "" }
}
