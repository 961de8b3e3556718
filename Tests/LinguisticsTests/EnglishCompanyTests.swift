import Lexicon
import Model
import Support
import Testing

@testable import Linguistics

/// What everyday English words mean in company: in letters, chat, news, recipes, instructions and tales.
@Suite struct EnglishCompanyTests {
    /// A sentence with a word in asterisks, and what its meaning contains there.
    typealias Case = (String, String)

    private func gloss(_ marked: String) throws -> String {
        let parts = marked.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        let annotator = Annotator(
            lexicon: try RealLexicon.open(), japanese: nil, language: .english, corrections: [])
        let start = parts[0].unicodeScalars.count
        return try #require(annotator.tokens(parts.joined(), .english).first { $0.start == start }).gloss ?? ""
    }

    private func check(_ sentence: String, _ meaning: String) throws {
        let gloss = try gloss(sentence)
        #expect(gloss.contains(meaning), "\(sentence): \(gloss)")
    }

    static let verbs: [Case] = [
        ("It *takes* courage to say so.", "be necessary"), ("I *got* him to help me.", "make or persuade"),
        ("Did you *get* my letter?", "receive"), ("How did it *go*?", "happen in a certain way"),
        ("Where did you *go*?", "travel or move"), ("*Keep* the receipt.", "continue to have"),
        ("The hall *holds* two hundred people.", "have space for"),
        ("Who *left* the door open?", "let stay as it is"), ("The film is *set* in Paris.", "be what a story has"),
        ("I *find* it hard to sleep.", "think that something is"), ("I *see*.", "understand"),
        ("He *turned* left at the corner.", "go or point another way"),
        ("*Follow* the instructions.", "do what is said"), ("Prices *rose* sharply.", "become higher"),
    ]
    static let functions: [Case] = [
        ("*Just* after nine, the bell rang.", "by a small amount"), ("This is *even* better.", "still more"),
        ("We like it *too*.", "also"), ("She was *around* thirty.", "about; nearly"),
        ("*Should* you see her, tell me.", "if by chance"),
        ("He ran for ten minutes, *then* stopped.", "next; after that"),
        ("*Still*, the sun was out.", "in spite of that"), ("*Best*,", "end of a letter"),
    ]
    static let phrases: [Case] = [
        ("I have to *run* a bath.", "run a bath:"), ("She *took* the bus.", "take the bus:"),
        ("*The* other day, I saw him.", "the other day:"), ("*To* begin with, it rained.", "to begin with:"),
        ("*See* you!", "see you:"), ("I want to *see* you.", "notice with the eyes"),
        ("They *tend* to be late.", "tend to:"), ("I *happen* to know him.", "happen to:"),
        ("What *happened* to him?", "occur"), ("We hope to *bring* it out soon.", "bring out:"),
        ("It hung just *over* the top of the trees.", "above"),
    ]
    static let hyphens: [Case] = [
        ("It was a *two-week* trip.", "two weeks long"), ("A *five-bedroom* house is for sale.", "five bedrooms"),
        ("She is a *thirty-year-old* nurse.", "thirty years old"), ("We ate *ice-cream*.", "frozen dessert"),
        ("His *mid-morning* walk was short.", "in the middle of"),
    ]
    static let cities: [Case] = [
        ("*York* is lovely.", "city in the north of England"), ("She lives in *York*.", "city in the north of England"),
        ("*Helen* York took office.", "person"), ("We met Helen *York* there.", "person"),
    ]

    @Test(arguments: verbs) func aVerbMeansWhatItsObjectTells(_ sentence: String, _ meaning: String) throws {
        try check(sentence, meaning)
    }

    @Test(arguments: functions) func aSmallWordMeansWhatItsPlaceTells(_ sentence: String, _ meaning: String) throws {
        try check(sentence, meaning)
    }

    @Test(arguments: phrases) func aPhraseIsToldFromItsWords(_ sentence: String, _ meaning: String) throws {
        try check(sentence, meaning)
    }

    @Test(arguments: hyphens) func aWordWithAHyphenIsItsParts(_ sentence: String, _ meaning: String) throws {
        try check(sentence, meaning)
    }

    @Test(arguments: cities) func aCityIsNoFamily(_ sentence: String, _ meaning: String) throws {
        try check(sentence, meaning)
    }
}
