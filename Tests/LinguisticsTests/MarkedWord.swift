import Lexicon
import Model
import Support
import Testing

@testable import Linguistics

/// What the word in asterisks of an English sentence is there.
func use(_ marked: String) throws -> (lemma: String, part: PartOfSpeechCode, gloss: String) {
    let parts = marked.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    let annotator = Annotator(
        lexicon: try RealLexicon.open(), japanese: nil, language: .english, corrections: [])
    let start = parts[0].unicodeScalars.count
    let token = try #require(annotator.tokens(parts.joined(), .english).first { $0.start == start })
    return (token.lemma, token.partOfSpeech, token.gloss ?? "")
}
