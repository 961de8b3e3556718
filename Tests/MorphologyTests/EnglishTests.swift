import Morphology
import Testing

@Suite struct EnglishTokenizerTests {
    @Test(arguments: [
        ("Don't panic!", "Don't| |panic|!"), ("the mother-in-law’s hat", "the| |mother-in-law’s| |hat"),
        ("'Hello,' she said.", "'|Hello|,|'| |she| |said|."), ("the dogs' bowls", "the| |dogs|'| |bowls"),
        ("'Tis the season, get 'em", "'Tis| |the| |season|,| |get| |'em"),
        ("e.g. the U.S.A.", "e.g.| |the| |U.S.A."),
        ("Mr. Darcy vs. Dr. No.", "Mr.| |Darcy| |vs.| |Dr.| |No|."),
        ("1,234.5 or 3rd of the 1990s.", "1,234.5| |or| |3rd| |of| |the| |1990s|."),
        ("wait... what--now", "wait|...| |what|--|now"), ("naïve cafe\u{301}", "naïve| |cafe\u{301}"),
        ("at 10:30", "at| |10:30"),
        ("I. Then", "I|.| |Then"), ("$5 50%", "$|5| |50|%"), ("\n\n A", "\n\n |A"), ("“so”", "“|so|”"),
        ("x2 B2B", "x2| |B2B"),
        ("rock 'n' roll", "rock| |'n|'| |roll"), ("👩‍👩‍👧 👍🏽🇯🇵🇫🇷!", "👩‍👩‍👧| |👍🏽|🇯🇵|🇫🇷|!"), ("", ""),
        ("a\0b", "a|\0|b"),
    ])
    func textIsSplitAsAReaderWould(text: String, tokens: String) {
        #expect(EnglishTokenizer.tokens(in: text).map(\.text).joined(separator: "|") == tokens)
    }

    @Test func tokensHaveKinds() {
        let kinds = EnglishTokenizer.tokens(in: "Mr. X, 42 …\n").map(\.kind)
        #expect(kinds == [.word, .space, .word, .punctuation, .space, .number, .space, .punctuation, .space])
    }

    @Test func tokensMakeUpAnyText() {
        let alphabet = Array("aB.'’-, 1\n\0é\u{301}👩\u{200D}“。字".unicodeScalars)
        var seed: UInt64 = 7
        for _ in 0..<500 {
            var view = String.UnicodeScalarView()
            for _ in 0..<40 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                view.append(alphabet[Int(seed >> 33) % alphabet.count])
            }
            var end = 0
            var joined = String.UnicodeScalarView()
            for token in EnglishTokenizer.tokens(in: String(view)) {
                #expect(token.start == end)
                #expect(token.text.unicodeScalars.count == token.end - token.start)
                joined.append(contentsOf: token.text.unicodeScalars)
                end = token.end
            }
            #expect(joined.elementsEqual(view))
        }
    }
}

@Suite struct EnglishLemmatizerTests {
    private static let words: [EnglishPartOfSpeech: Set<String>] = [
        .noun: [
            "dog", "church", "box", "woman", "city", "saw", "goose", "boxful", "glass", "run", "Paris", "leaf", "bus",
        ],
        .verb: ["run", "see", "saw", "make", "carry", "watch", "be", "go", "will", "do", "dog", "bus", "can"],
        .adjective: ["happy", "large", "big", "good"],
        .adverb: ["well"],
    ]

    private static let exceptions: [String: [EnglishPartOfSpeech: [String]]] = [
        "saw": [.verb: ["see"]], "running": [.verb: ["run"]], "geese": [.noun: ["goose"]], "went": [.verb: ["go"]],
        "happier": [.adjective: ["happy"]], "bigger": [.adjective: ["big"]],
        "better": [.adjective: ["good"], .adverb: ["well"]],
        "leaves": [.noun: ["leaf"]],
    ]

    private let lemmatizer = EnglishLemmatizer(
        exceptions: { exceptions[$0] ?? [:] },
        partsOfSpeech: { form in
            var parts = EnglishPartsOfSpeech()
            for (part, lemmas) in words where lemmas.contains(form) { parts.insert(part) }
            return parts
        })

    @Test(arguments: [
        ("dogs", "dog noun, dog verb"), ("churches", "church noun"), ("women", "woman noun"),
        ("cities", "city noun"),
        ("saw", "saw noun, saw verb, see verb"), ("running", "run verb"), ("makes", "make verb"),
        ("making", "make verb"),
        ("carries", "carry verb"), ("watched", "watch verb"), ("geese", "goose noun"), ("went", "go verb"),
        ("happier", "happy adjective"), ("largest", "large adjective"), ("bigger", "big adjective"),
        ("better", "good adjective, well adverb"), ("boxesful", "boxful noun"), ("glass", "glass noun"),
        ("buses", "bus noun, bus verb"), ("Dogs", "dog noun, dog verb"), ("Paris", "Paris noun"),
        ("dog's", "dog noun, dog verb"),
        ("woman’s", "woman noun"), ("don't", "do verb"), ("Won't", "will verb"), ("can’t", "can verb"),
        ("xyzzy", ""), ("", ""),
    ])
    func aFormHasItsLemmas(form: String, lemmas: String) {
        let found = lemmatizer.lemmas(of: form).map { "\($0.text) \($0.partOfSpeech.rawValue)" }
        #expect(found.joined(separator: ", ") == lemmas)
    }
}
