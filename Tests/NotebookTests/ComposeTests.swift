import Lexicon
import Model
import Notebook
import Support
import Testing

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
            ("receive", "re-", "ceive", ""),
        ])
    func wordsComeApart(_ word: String, _ prefix: String, _ root: String, _ suffix: String) throws {
        let entry = try composer.entry(for: word)
        #expect(entry.prefix.form == prefix && entry.root.form == root)
        if !suffix.isEmpty { #expect(entry.suffix.form == suffix) }
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

    @Test(arguments: [("have", "had"), ("have", "has"), ("values", "value"), ("hit", "hits")])
    func formsStandAmongTheVariants(_ word: String, _ form: String) throws {
        #expect(try composer.entry(for: word).variants.contains(form))
    }

    @Test(arguments: ["sixty", "fourth", "twelve"])
    func nothingIsMoreOfANumber(_ word: String) throws {
        #expect(try composer.entry(for: word).variants.allSatisfy { !$0.hasSuffix("er") && !$0.hasSuffix("est") })
    }
}
