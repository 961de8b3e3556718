import Lexicon
import LexiconFile
import Model
import Testing

@testable import LexiconCompiler

@Suite struct SenseRuleTests {
    @Test func theLongestContextOfAWordComesFirst() throws {
        let rules = try SenseRuleFile("# note\n在\tto be at\t^_$\n在\tin; at; on\t_家 坐_[中里]").rules["在"] ?? []
        #expect(rules.map { $0.reading } == [["to be at"], ["in; at; on"], ["in; at; on"]])
        #expect(rules.map { $0.before.count + $0.after.count } == [2, 2, 1])
    }

    @Test func aMeaningMayNameItsReading() throws {
        let rules = try SenseRuleFile("将\tgeneral\t大_\tjiang4\n将\twill\t_于").rules["将"] ?? []
        #expect(rules.map { $0.reading } == [["general", "jiang4"], ["will"]])
    }

    @Test func wordsMayShareTheirContexts() throws {
        let rules = try SenseRuleFile("王=Wang 李=Li\tsurname *\t_先生 姓_").rules
        #expect(rules["王"]?.map { $0.reading } == [["surname Wang"], ["surname Wang"]])
        #expect(rules["李"]?.map { $0.reading } == [["surname Li"], ["surname Li"]])
    }

    @Test(arguments: [
        "王=Wang\tsurname Wang\t_先生", "王 李\tsurname *\t_先生", "在\tin", "在\t\t_家", "在\tin\t家", "在\tin\t__",
        "在\tin\t_家 家_里_", "在\tin\t_家\tzai4\tverb",
    ])
    func aLineWithoutAContextIsRefused(_ text: String) {
        let error = #expect(throws: MalformedFact.self) { try SenseRuleFile(text) }
        #expect(error?.line == 1 && error?.file == "contexts-zh.txt")
    }

    @Test func theMeaningWithoutAContextComesLast() throws {
        let rules = try SenseRuleFile("对\tto; towards\t_\n对\tright; correct\t_$").rules["对"] ?? []
        #expect(rules.map { $0.reading } == [["right; correct"], ["to; towards"]])
    }

    @Test func theTableOfGlossaIsWellFormed() throws {
        let rules = try SenseRuleFile.glossa().rules
        #expect(rules.count > 50)
        for word in ["在", "会", "对", "场", "号", "才能"] { #expect(rules[word] != nil) }
    }

    @Test(arguments: [
        (["United Kingdom 聯合王國|联合王国"], "United Kingdom"), (["variant of 藥|药"], "variant of 药"),
        (["to see"], "to see"),
    ])
    func theFormsOfATranslationAreNoMeaning(_ definitions: [String], _ gloss: String) {
        #expect(Gloss.short(definitions) == gloss)
    }
}
