import Lexicon
import Model
import Support
import Testing

@testable import Notebook

/// Entries composed from the real dictionaries.
@Suite struct ComposeTests {
    private let composer: EntryComposer

    init() throws { composer = EntryComposer(lexicon: try RealLexicon.open()) }

    @Test func theSpecsExampleComesFromTheDictionaries() throws {
        let entry = try composer.entry(for: "construct")
        #expect(entry.root == .init(form: "struct", meaning: "to build", originLanguage: "Latin"))
        #expect(entry.prefix == .init(form: "con-", meaning: "together", originLanguage: "Latin"))
        #expect(entry.suffix.isEmpty)
        #expect(entry.partOfSpeech.contains("verb"))
        #expect(entry.relatedWords.contains("structure") && entry.variants.contains("construction"))
    }

    @Test(
        arguments: [
            ("teacher", "", "teach", "-er"), ("unhappiness", "un-", "hap", "-ness"),
            ("transport", "trans-", "port", ""), ("telephone", "tele-", "phone", ""),
            ("philosophy", "philo-", "soph", "-y"), ("house", "", "house", ""),
            ("invisible", "in-", "vis", "-ible"), ("childish", "", "child", "-ish"), ("recall", "re-", "call", ""),
            ("astronaut", "astro-", "naut", ""), ("arrival", "ar-", "riv", "-al"),
            ("acting", "", "act", "-ing"), ("sublime", "", "sublime", ""), ("achieve", "a-", "chiev", ""),
            ("receive", "re-", "ceive", ""), ("bully", "", "bully", ""), ("candy", "", "candy", ""),
            ("adder", "", "adder", ""), ("attire", "", "attire", ""), ("distaff", "", "dis + staff", ""),
        ])
    func wordsComeApart(_ word: String, _ prefix: String, _ root: String, _ suffix: String) throws {
        let entry = try composer.entry(for: word)
        #expect(entry.prefix.form == prefix && entry.root.form == root)
        if !suffix.isEmpty { #expect(entry.suffix.form == suffix) }
    }

    /// What means the same is no relative.
    @Test(arguments: [("sabotage", "undermine"), ("chagrin", "humiliation"), ("starve", "hunger"), ("tycoon", "baron")])
    func relatedWordsHaveTheSameOrigin(_ word: String, _ synonym: String) throws {
        #expect(!(try composer.entry(for: word).relatedWords.contains(synonym)))
    }

    @Test(arguments: [("café", "cafe"), ("naïve", "naive")])
    func accentsAreFolded(_ word: String, _ headword: String) throws {
        #expect(try composer.entry(for: word).word == headword)
    }

    @Test(arguments: ["constructs", "Constructed", " construct "])
    func formsAreTakenToTheirHeadword(_ form: String) throws {
        #expect(try composer.entry(for: form).word == "construct")
    }

    @Test(arguments: [("银行", "bank"), ("学生", "student"), ("学校", "school"), ("水", "water")])
    func chineseIsTakenToItsEnglish(_ chinese: String, _ english: String) throws {
        #expect(try composer.entry(for: chinese).word == english)
    }

    @Test func whatIsNoWordIsTold() {
        #expect(throws: NotebookError.emptyWord) { try composer.entry(for: "  ") }
        #expect(throws: NotebookError.unknownWord("zzyzxq")) { try composer.entry(for: "zzyzxq") }
        #expect(throws: NotebookError.unknownChinese("龘龘龘龘")) { try composer.entry(for: "龘龘龘龘") }
        #expect(throws: NotebookError.tooLong) { try composer.entry(for: String(repeating: "a", count: 10_000)) }
        #expect(throws: NotebookError.self) { try composer.entry(for: "😀") }
    }

    @Test(arguments: ["tsunami", "tomato", "penguin", "podcast", "coffee", "immune", "butterfly"])
    func whatIsKnownOfALoanwordIsShown(_ word: String) throws {
        let entry = try composer.entry(for: word)
        try entry.validate()
        #expect(!entry.isUnanalysed && !entry.root.meaning.isEmpty && !entry.root.originLanguage.isEmpty)
    }

    @Test func whatIsNotKnownIsSaid() throws {
        // "horse" goes back to Old English, but no ancestor of it means anything else.
        let horse = try composer.entry(for: "horse")
        #expect(horse.isUnanalysed && horse.root.originLanguage == "Old English")
        let facts = composer.facts(of: "horse")
        #expect(facts.contains("Meanings:") && !facts.contains("Root:"))
        #expect(composer.facts(of: "construct").contains("Root:"))
        // A list of which nothing is known says so.
        let hello = try composer.entry(for: "hello")
        try hello.validate()
        #expect(hello.variants == [WordEntry.unstated])
    }

    @Test func anUnanalysedWordIsNotHeldAgainstAnAnswer() throws {
        var entry = try composer.entry(for: "horse")
        entry.root = .init(form: "hors", meaning: "to run", originLanguage: "Germanic")
        #expect(composer.doubts(about: entry).isEmpty)
    }

    @Test(arguments: [("constrct", "construct"), ("ephmeral", "ephemeral"), ("tomatoe", "tomato")])
    func whatMayBeMeantIsSuggested(_ word: String, _ meant: String) {
        let error = #expect(throws: NotebookError.self) { try composer.entry(for: word) }
        guard case .unknownWord(word, let near)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(near.first == meant)
    }

    @Test(arguments: ["water", "run", "quickly", "information", "biology", "company", "go"])
    func entriesAreWhole(_ word: String) throws {
        let entry = try composer.entry(for: word)
        try entry.validate()
        #expect(!entry.relatedWords.contains(word) && !entry.variants.contains(word))
    }

    @Test func chineseOfWhatAWordIsMadeOfNamesIt() throws {
        let chinese = try composer.entry(for: "reasonably").chineseMeaning
        #expect(!chinese.isEmpty && chinese.count <= 2)
        #expect(chinese.allSatisfy { $0.hasSuffix("（reasonable）") })
    }

    @Test func whatDeniesAWordHasNotItsChinese() throws {
        // 粘 means sticky, so it does not translate a word for what does not stick. The parts of "disappear" do not
        // make it a negation.
        let chinese = (try? composer.entry(for: "nonadhesive"))?.chineseMeaning ?? []
        #expect(!chinese.contains { $0.contains("（adhesive）") })
        #expect(try composer.entry(for: "disappearance").chineseMeaning.first == "消失")
    }

    @Test(arguments: [("have", "had"), ("have", "has"), ("values", "value")])
    func formsStandAmongTheVariants(_ word: String, _ form: String) throws {
        #expect(try composer.entry(for: word).variants.contains(form))
    }

    @Test(arguments: ["sixty", "fourth", "twelve"])
    func nothingIsMoreOfANumber(_ word: String) throws {
        #expect(try composer.entry(for: word).variants.allSatisfy { !$0.hasSuffix("er") && !$0.hasSuffix("est") })
    }
}
