import Lexicon
import Model
import Support
import Testing

@testable import LexiconCompiler

@Suite struct ChineseSenseTests {
    @Test func eachLineNamesASense() throws {
        let senses = try ChineseSenses("# note\n行\txing2\tOK!\n行\thang2\trow\n药\t-\tmedicine\n+第一\tdi4 yi1\tfirst")
        #expect(senses.senses["行"]?.map(\.beginning) == ["OK!", "row"])
        #expect(senses.senses["药"] == [ChineseSenses.Sense(reading: nil, beginning: "medicine")])
        #expect(senses.reading(of: "行") == "xing2" && senses.reading(of: "药") == nil)
        #expect(senses.entries.map(\.word) == ["第一"] && senses.entries.map(\.gloss) == ["first"])
    }

    @Test(arguments: [
        ("行\txing2\tOK!\n行\txing2", 2), ("行\t\tOK!", 1), ("行\txing2\tOK!\n行\txing2\tOK!", 2), ("+\tdi4\tfirst", 1),
        ("+第一\t-\tfirst", 1), ("行\txing2\t", 1),
    ])
    func aMalformedLineIsNamed(_ text: String, _ line: Int) {
        let error = #expect(throws: MalformedFact.self) { try ChineseSenses(text) }
        #expect(error?.line == line && error?.file == "senses-zh.txt")
    }

    @Test func theNamedSensesComeFirstAndNoneIsLost() throws {
        let senses = try ChineseSenses("行\txing2\tcapable\n行\txing2\tall right\n行\txing2\tto walk")
        let entry = CEDICTEntry(
            traditional: "行", simplified: "行", pinyin: "xing2",
            definitions: ["to walk; to go (on foot; slowly)", "to do", "competent; capable", "all right"])
        #expect(
            senses.ordered(entry) == [
                "capable; competent", "all right", "to walk; to go (on foot; slowly)", "to do",
            ])
        #expect(senses.place(of: entry) == 0)
    }

    @Test func aGlossOfItsOwnGoesBeforeWhatTheDictionarySays() {
        let listed = ["to cherish", "to treasure", "to use sparingly; to save"]
        #expect(
            ChineseSenses.definitions(listed, after: "to treasure; to cherish") == [
                "to treasure; to cherish", "to use sparingly; to save",
            ])
    }

    @Test func aReferenceNamesItsWord() throws {
        let reference = try #require(WordReference("erhua variant of 差點|差点[cha4 dian3]"))
        #expect(reference.traditional == "差點" && reference.simplified == "差点" && reference.reading == "cha4 dian3")
        #expect(reference.isVariant)
        #expect(WordReference("abbr. for 北京大學|北京大学")?.simplified == "北京大学")
        #expect(WordReference("used in 葡萄[pu2 tao2]") == nil)
        #expect(WordReference("to see 長城|长城[Chang2 cheng2]") == nil)
    }

    @Test func whatOnlyRefersHasTheMeaningOfItsWord() throws {
        let entries = [
            CEDICTEntry(traditional: "差點", simplified: "差点", pinyin: "cha4 dian3", definitions: ["almost", "nearly"]),
            CEDICTEntry(
                traditional: "差點兒", simplified: "差点儿", pinyin: "cha4 dian3 r5",
                definitions: ["erhua variant of 差點|差点[cha4 dian3]"]),
            CEDICTEntry(
                traditional: "趙", simplified: "赵", pinyin: "Zhao4",
                definitions: ["surname Zhao", "one of the seven states"]),
            CEDICTEntry(traditional: "甲", simplified: "甲", pinyin: "jia3", definitions: ["variant of 乙[yi3]"]),
            CEDICTEntry(traditional: "乙", simplified: "乙", pinyin: "yi3", definitions: ["variant of 甲[jia3]"]),
        ]
        let order = SenseOrder(entries, try ChineseSenses(""), try EverydayWords.glossa())
        let almost = order.arranged(entries[1])
        #expect(almost.definitions == ["almost", "nearly", "erhua variant of 差點|差点[cha4 dian3]"])
        #expect(almost.borrowed == 2)
        #expect(order.arranged(entries[2]).definitions == ["one of the seven states", "surname Zhao"])
        // Entries that refer to each other end nowhere.
        #expect(order.arranged(entries[3]).definitions == ["variant of 乙[yi3]"])
    }

    /// Each line of the table finds its word and its sense in the compiled dictionary, and the first line of a word the
    /// entry that comes first.
    @Test func everyLineOfTheTableFindsItsSense() throws {
        let lexicon = try RealLexicon.open()
        for (word, senses) in try ChineseSenses.glossa().senses {
            let entries = lexicon.entries(of: word, in: .chinese)
            for sense in senses {
                let found = entries.contains { entry in
                    (sense.reading == nil || entry.reading == sense.reading)
                        && entry.definitions.contains { $0.hasPrefix(sense.beginning) }
                }
                #expect(found, "\(word) \(sense)")
            }
            let first = try #require(senses.first)
            let entry = entries.first
            #expect(
                entry?.definitions.first?.hasPrefix(first.beginning) ?? false, "\(word) \(entry?.definitions ?? [])")
            #expect(first.reading == nil || entry?.reading == first.reading, "\(word)")
        }
    }
}
