import Grammar
import Model
import Routes

/// A row of words, each above its meaning, which has the same colour and number.
enum GlossLine {
    /// - Parameters:
    ///   - language: The language of the words.
    ///   - glosses: The language of the glosses; nil for the language of the dictionaries.
    static func html(
        _ words: [GlossedWord], language: Language, in glosses: Language? = nil, _ shell: Shell
    ) -> HTML {
        ol(.class("gloss-line")) {
            for word in words where word.token.kind != .space {
                li(.class(hue(word))) {
                    if let number = word.number {
                        span(.class("gloss-number"), .hiddenFromReaders) { String(number) }
                        if let glosses, glosses != .english, let gloss = word.gloss {
                            // The word that is learnt is the one that opens.
                            span(.class("gloss-word"), .lang(language)) { word.token.text }
                            span(.class("gloss-reading"), .lang(glosses)) { word.glossReading ?? "" }
                            a(.class("gloss-meaning"), .lang(glosses), .href(.word(glosses, gloss))) { gloss }
                        } else {
                            a(.class("gloss-word"), .lang(language), .href(.word(language, word.token.lemma))) {
                                word.token.text
                            }
                            span(.class("gloss-reading"), .lang(language)) { word.token.reading ?? "" }
                            span(.class("gloss-meaning"), .lang(glosses?.tag ?? EntryCard.glossTag)) {
                                word.gloss ?? "–"
                            }
                        }
                    } else {
                        span(.class("gloss-word"), .lang(language)) { word.token.text }
                    }
                }
            }
        }
    }

    /// The colour class of a word, shared with its meaning.
    static func hue(_ word: GlossedWord) -> String { word.number.map { "hue-\(($0 - 1) % 6 + 1)" } ?? "" }
}
