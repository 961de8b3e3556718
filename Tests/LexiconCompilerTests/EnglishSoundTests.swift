import LexiconFile
import Model
import Testing

@testable import LexiconCompiler

/// Pronunciations of English words, of which the sample is in CMUdict's format.
@Suite struct EnglishSoundTests {
    private static let sample = """
        arrive ER0 AY1 V
        bank B AE1 NG K
        center S EH1 N T ER0
        center(2) S EH1 N ER0
        fine F AY1 N
        fine(2) F IH1 N AH0 # org, irish
        get G EH1 T
        get(2) G IH1 T
        glasses G L AE1 S AH0 Z
        glasses(2) G L AE1 S IH0 Z
        next N EH1 K S T
        next(2) N EH1 K S
        kept K EH1 P T
        kept(2) K AE1 P T
        narrow N EH1 R OW0
        narrow(2) N AE1 R OW0
        pajama P AH0 JH AA1 M AH0
        record R AH0 K AO1 R D
        record(2) R EH1 K ER0 D
        spring S P R IH1 NG
        spring(2) S P ER0 IH1 NG
        to T UW1
        to(2) T IH0
        to(3) T AH0
        tomato T AH0 M EY1 T OW2
        tomato(2) T AH0 M AA1 T OW2
        """

    private func reading(_ word: String, _ part: PartOfSpeechCode = .none) throws -> String {
        try EnglishSounds(Self.sample).reading(of: word, as: part)
    }

    @Test func aWordHasItsPronunciationsWithoutThoseOfNamesAndOfOtherMouths() throws {
        #expect(try reading("Bank") == "/bæŋk/")
        #expect(try reading("fine") == "/faɪn/")
        #expect(try reading("glasses") == "/ˈɡlæsəz/")
        #expect(try reading("tomato") == "/təˈmeɪtoʊ/, /təˈmɑtoʊ/")
        #expect(try reading("zzz").isEmpty)
    }

    @Test(arguments: [
        ("get", "/ɡɛt/"), ("next", "/nɛkst/"), ("spring", "/sprɪŋ/"), ("to", "/tu/, /tə/"), ("arrive", "/əˈraɪv/"),
        ("center", "/ˈsɛntɚ/"), ("kept", "/kɛpt/"), ("narrow", "/ˈnɛroʊ/, /ˈnæroʊ/"),
    ])
    func quickAndRegionalTalkIsLeftOut(_ word: String, _ ipa: String) throws {
        #expect(try reading(word) == ipa)
    }

    @Test func aBritishSpellingIsPronouncedAsTheAmericanOne() throws {
        #expect(try reading("pyjama") == "/pəˈdʒɑmə/")
        #expect(try reading("tyrant").isEmpty)
    }

    @Test func whatIsKnownOfAHeteronymIsSaidThePartOfSpeechFirst() throws {
        #expect(try reading("record", .noun) == "/ˈrɛkɚd/ (noun), /rɪˈkɔrd/ (verb)")
        #expect(try reading("record", .verb) == "/rɪˈkɔrd/ (verb), /ˈrɛkɚd/ (noun)")
    }

    @Test func aNounOfAHeteronymIsPronouncedAsTheNoun() throws {
        #expect(try reading("tear", .noun).hasPrefix("/tɪr/"))
        #expect(try reading("wound", .noun).hasPrefix("/wund/"))
        #expect(try reading("lead", .noun).hasPrefix("/lid/"))
    }

    @Test func withoutTheDictionaryThereIsNoPronunciation() throws {
        let none = try EnglishSounds(nil)
        #expect(none.count == 0 && none.reading(of: "record", as: .noun).isEmpty)
    }

    @Test func aHeteronymWithUnknownSoundsIsRefused() {
        #expect(throws: LexiconError.self) { try EnglishSounds(Self.sample, heteronyms: "read\tverb\tXX\n") }
    }
}
