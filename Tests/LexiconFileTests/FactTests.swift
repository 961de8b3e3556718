import LexiconFile
import Model
import Testing

@testable import Etymology
@testable import Lexicon
@testable import LexiconCompiler

/// Glossa's own tables of facts are checked when the lexicon is compiled, and come back from it whole.
@Suite struct FactTests {
    @Test func aLexiconHasEveryFactOfTheFiles() throws {
        let sample = try LexiconSample()
        defer { sample.remove() }
        let facts = try EtymologyFacts.glossa().tables
        let read = try Lexicon(path: sample.file.path).etymology
        #expect(read.prefixes == facts.prefixes && read.prefixes.count == 142)
        #expect(read.suffixes == facts.suffixes && read.suffixes.count == 110)
        #expect(read.roots == facts.roots && read.roots.count == 675)
        #expect(read.structures == facts.structures && read.structures.count == 3804)
        #expect(read.families == facts.families && read.families.count == 623)
        let topics = try Lexicon(path: sample.file.path).topics
        #expect(try topics == TopicFacts.glossa().tables)
        #expect(topics.all(in: .chinese).count == 280 && topics.all(in: .japanese).count == 400)
        #expect(topics.all(in: .chinese).first?.word == "动画片" && topics.everyday(in: .japanese).first?.word == "朝")
        #expect(topics.all(in: .english).isEmpty && topics.everyday(in: .chinese).isEmpty)
        let contexts = try EnglishContextFacts.glossa().contexts
        #expect(try Lexicon(path: sample.file.path).contexts(ofEnglish: "bank") == contexts["bank"])
        #expect(contexts["bank"]?.count == 2)
    }

    @Test func theOrderIsThatOfTheFiles() throws {
        let facts = try EtymologyFacts.glossa().tables
        #expect(facts.prefixes.first?.forms == ["ab", "abs"] && facts.prefixes.last?.forms == ["with"])
        #expect(facts.suffixes.first?.makes == "n" && facts.suffixes.last?.forms == ["where"])
        #expect(facts.roots.first?.language == "Latin" && facts.roots.last?.language == "Greek")
        #expect(facts.families["yes"]?.related == [] && facts.families["yes"]?.variants == ["yeses"])
        #expect(facts.structures["illiterate"]?.isNegated ?? false)
    }

    @Test(arguments: [
        (LexiconSection.prefixes, "# a comment\n\nab abs\taway from\tLatin\nun\tnot\n", 4, "2 fields instead of 3"),
        (.prefixes, "\taway from\tLatin\n", 1, "no form"), (.prefixes, "ab\t\tLatin\n", 1, "no meaning"),
        (.prefixes, "ab \taway from\tLatin\n", 1, "a space"),
        (.suffixes, "ness\tquality\tOld English\tn\nly\tin a manner\tOld English\tx\n", 2, "“x”"),
        (.roots, "struct\tto build\tLatin\t\tstructure\n", 1, "no source"),
        (.wordStructures, "a\ta\tone\tOld English\tany\na\ta\tone\tOld English\tany\n", 2, "twice"),
        (.wordFamilies, "yes\t\n", 1, "says nothing"), (.wordFamilies, "a\tb\tc\td\n", 1, "4 fields instead of 2 to 3"),
    ])
    func aMalformedLineIsNamed(_ section: LexiconSection, _ text: String, _ line: Int, _ reason: String) {
        let error = #expect(throws: MalformedFact.self) { try EtymologyFacts { $0 == section ? text : "" } }
        expect(error, names: line, because: reason)
    }

    @Test(arguments: [
        ("# a comment\nzh\tanime\t1\t故事\nxx\tanime\t1\t故事\n", 3, "“xx” is no language"),
        ("zh\tsleep\t1\t故事\n", 1, "“sleep” is no interest"), ("zh\tanime\t4\t故事\n", 1, "no level from 1 to 3"),
        ("zh\tanime\t1\t\n", 1, "no word"), ("zh\tanime\t1\n", 1, "3 fields instead of 4 to 6"),
        ("zh\tanime\t1\t故事\t这个故事很有意思。\n", 1, "without its translation"),
        ("zh\tanime\t1\t故事\nzh\tanime\t2\t故事\n", 2, "twice"),
    ])
    func aMalformedTopicIsNamed(_ text: String, _ line: Int, _ reason: String) {
        let error = #expect(throws: MalformedFact.self) { try TopicFacts(text) }
        expect(error, names: line, because: reason)
    }

    private func expect(_ error: MalformedFact?, names line: Int, because reason: String) {
        #expect(error?.line == line && error?.file.hasSuffix(".txt") == true)
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }
}
