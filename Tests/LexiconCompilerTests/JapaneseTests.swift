import Lexicon
import Model
import Phonology
import Support
import Testing

@testable import LexiconCompiler

@Suite struct JapaneseTests {
    /// The words for "thing", usually in kana, and for "zither".
    private static let words: [JMdictWord] = {
        var common = JMdictPriority()
        common.add("ichi1")
        func sense(_ glosses: [String], _ code: PartOfSpeechCode = .noun, _ traits: JMdictTraits = [])
            -> JMdictWord.Sense
        {
            JMdictWord.Sense(partsOfSpeech: [code], traits: traits, glosses: glosses)
        }
        let thing = JMdictWord(
            written: [.init(text: "事", priority: common), .init(text: "縡", isOdd: true)],
            readings: [.init(text: "こと", priority: common)],
            senses: [sense(["thing", "matter"], .noun, .usuallyKana), sense(["-ing"], .suffix)])
        let zither = JMdictWord(
            written: [.init(text: "琴", priority: common)], readings: [.init(text: "こと", priority: common)],
            senses: [sense(["harp"], .noun, .outdated), sense(["koto"])])
        return [zither, thing]
    }()

    private static func entries(_ words: [JMdictWord]) -> [JapaneseEntryDraft] {
        words.enumerated().flatMap { place, word in word.entries(place: place) { $0 == "琴" ? 0.001 : 0 } }
    }

    @Test func aWordUsuallyInKanaHasAnEntryInKanaThatComesFirst() throws {
        let entries = Self.entries(Self.words)
        #expect(entries.map(\.headword) == ["琴", "事", "縡", "こと"])
        let found = entries.filter { $0.kanaOddity != nil }.sorted { $0.kanaOddity! < $1.kanaOddity! }
        #expect(found.map(\.headword) == ["こと", "琴"])
        // An irregular way to write it comes behind the usual one.
        #expect(entries[1].oddity < entries[2].oddity)
    }

    @Test func sensesSayWhatDiffersAndArchaicOnesAreNotFirst() {
        let entries = Self.entries(Self.words)
        #expect(entries[0].definitions == ["koto", "harp"])
        #expect(entries[3].definitions == ["thing; matter", "(suffix) -ing"])
        #expect(entries[3].partOfSpeech == .noun)
        #expect(entries[3].kinds == [.names, .affixes])
    }

    @Test func theListChoosesSensesAndEntries() throws {
        var entries = Self.entries(Self.words)
        let senses = try JapaneseSenses("# a comment\n事\tこと\tmatter\nこと\t-\tkoto\n縡\tごと\tthing\n+ねえ\t-\tyou know\n")
        #expect(senses.additions.map(\.written) == ["ねえ"])
        let byKey = ["事": [1], "縡": [2], "こと": [3, 0]]
        let idle = senses.apply(to: &entries, byKey)
        #expect(idle.map(\.written) == ["縡"])
        #expect((entries[0].kanaOddity ?? 0) < (entries[3].kanaOddity ?? 0))
        #expect(throws: MalformedFact.self) { try JapaneseSenses("こと\tthing") }
    }

    @Test func theListPutsALaterGlossFirstInItsSense() throws {
        var entries = Self.entries(Self.words)
        let senses = try JapaneseSenses("事\tこと\tmatter\n")
        let idle = senses.apply(to: &entries, ["事": [0, 1, 2, 3]])
        #expect(idle.isEmpty)
        #expect(entries.contains { $0.senses.first?.glosses == ["matter", "thing"] })
    }

    @Test func plainWordsGoBeforeThoseOfTheDictionary() throws {
        var entries = Self.entries(Self.words)
        let senses = try JapaneseSenses("^事\tこと\taffair; matter\n^縡\tごと\tthing\n")
        let idle = senses.word(&entries, ["事": [3], "縡": [2]])
        #expect(idle.map(\.written) == ["縡"])
        #expect(entries[3].definitions.first == "affair; matter; thing")
    }

    @Test func aSenseIsFoundByItsBeginningOrByAGloss() {
        let sense = JMdictWord.Sense(glosses: ["to enter", "to go into"])
        #expect(sense.fit("to enter") == .whole)
        #expect(sense.fit("to enter; to go") == .beginning)
        #expect(sense.fit("to go into") == .part)
        #expect(sense.fit("to go") == nil)
    }

    @Test func codesBecomeWords() {
        #expect(JMdictCodes.partOfSpeech("Godan verb with 'ku' ending") == .verb)
        #expect(JMdictCodes.partOfSpeech("adjectival nouns or quasi-adjectives (keiyodoshi)") == .adjective)
        #expect(JMdictCodes.partOfSpeech("noun, used as a suffix") == .suffix)
        #expect(JMdictCodes.partOfSpeech("transitive verb") == PartOfSpeechCode.none)
        #expect(JMdictCodes.remark("word usually written using kana alone") == "usually in kana")
        #expect(JMdictCodes.remark("Kansai-ben") == "Kansai dialect")
        #expect(
            JMdictCodes.inflection("Godan verb with 'mu' ending")?.stems(of: "読む") == ["読ま", "読み", "読め", "読も", "読ん"])
        #expect(JMdictCodes.inflection("noun (common) (futsuumeishi)") == nil)
    }

    @Test func aListOfFrequenciesIsReadAsFarAsItGoes() {
        let header: [UInt8] =
            [0x82, 0xA6] + Array("format".utf8) + [0xA2] + Array("cB".utf8) + [0xA7]
            + Array("version".utf8) + [1]
        let list = WordfreqList(
            [0x93] + header + [0x91, 0xA3] + Array("の".utf8) + [0x92, 0xA1, 0x61, 0xA3] + Array("は".utf8))
        #expect(list.shares["の"] == 1)
        #expect(abs((list.shares["は"] ?? 0) - 0.977237) < 0.000001)
        #expect(WordfreqList([0xDD, 0xFF, 0xFF, 0xFF, 0xFF] + header).shares.isEmpty)
        #expect(WordfreqList([]).shares.isEmpty)
    }

    @Test func aWordHasTheEasiestLevelOfTheLists() {
        var lists = JLPTLists()
        lists.add("word,reading,meanings\n丸い/円い,まるい,round\nアパート,,flat\n", level: 5)
        lists.add("word,reading,meanings\n円い,まるい,round\n案内,あんないする,to guide\n", level: 4)
        #expect(lists.levels[.init(word: "円い", reading: "まるい")] == 5)
        #expect(lists.levels[.init(word: "アパート", reading: "アパート")] == 5)
        #expect(lists.levels.count == 4)
    }

    @Test func everyLineOfTheListFindsItsSense() throws {
        let lexicon = try RealLexicon.open()
        let senses = try JapaneseSenses.glossa()
        for line in senses.choices {
            let found = lexicon.entries(of: line.written, reading: line.reading, in: .japanese)
                .filter { $0.source == "JMdict" }
            let place = found.first?.definitions.firstIndex { $0.contains(line.gloss) }
            #expect(place == 0, "line \(line.row.line): \(line.written) \(line.reading ?? "-") \(line.gloss)")
        }
        for line in senses.additions {
            let first = lexicon.entries(of: line.written, reading: line.reading, in: .japanese).first
            #expect(first?.definitions == [line.gloss], "line \(line.row.line): \(line.written)")
        }
        for line in senses.wordings {
            let first = lexicon.entries(of: line.written, reading: line.reading, in: .japanese)
                .first { $0.source == "JMdict" }
            #expect(
                first?.definitions.first?.contains(line.gloss) ?? false, "line \(line.row.line): \(line.written)")
        }
    }
}
