import Lexicon
import Model
import Support
import Testing

@testable import Linguistics

@Suite struct EnglishUseTests {
    /// The word in asterisks, and what it is.
    private func use(_ marked: String) throws -> (lemma: String, part: PartOfSpeechCode, gloss: String) {
        let parts = marked.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        let annotator = Annotator(
            lexicon: try RealLexicon.open(), japanese: nil, language: .english, corrections: [])
        let start = parts[0].unicodeScalars.count
        let token = try #require(annotator.tokens(parts.joined(), .english).first { $0.start == start })
        return (token.lemma, token.partOfSpeech, token.gloss ?? "")
    }

    @Test(arguments: [
        ("She saw a *bear* in the woods.", "bear", PartOfSpeechCode.noun, "mammal"),
        ("He came with the *saw*.", "saw", .noun, "tool"),
        ("The *leaves* turned red.", "leaf", .noun, "organ of photosynthesis"),
        ("My *left* hand hurts.", "left", .adjective, "side of the body"),
        ("We had to *wind* the rope.", "wind", .verb, "move"),
        ("I *like* books.", "like", .verb, "prefer"),
        ("She is *close* to her mother.", "close", .adjective, "short distance"),
        ("He opened the *can*.", "can", .noun, "metal container"),
        ("Wait a *second*.", "second", .noun, "1/60 of a minute"),
        ("They *named* the boat.", "name", .verb, "name to"),
        ("You must *water* the plants.", "water", .verb, "supply with water"),
    ])
    func theWordsBesideAWordTellWhatItIs(
        _ sentence: String, _ lemma: String, _ part: PartOfSpeechCode, _ meaning: String
    ) throws {
        let use = try use(sentence)
        #expect(use.lemma == lemma && use.part == part && use.gloss.contains(meaning), "\(use)")
    }

    /// Where they tell nothing for sure, the word means what it means most often.
    @Test(arguments: [
        ("Can *people* fly?", "people"), ("We walk to *school* every day.", "school"), ("He gave it *back*.", "back"),
        ("She *even* said hello.", "even"), ("The *old* and the young came.", "old"), ("This *can* help.", "can"),
        ("We *students* read a lot.", "student"), ("In *general* it works.", "general"),
        ("Every *evening* it rains.", "evening"),
        ("I *last* saw him in May.", "last"),
    ])
    func aWordThatNothingTellsIsTheUsualOne(_ sentence: String, _ lemma: String) throws {
        let use = try use(sentence)
        #expect(use.lemma == lemma && use.part == .none, "\(use)")
    }
}
