import Model
import Routes
import Testing

@testable import Pages

@Suite struct DictionaryPageTests {
    @Test func glossasDictionariesStandAmongTheLearners() throws {
        let html = DictionarySamples.pages(full: true, Samples.shell(.english))[0].html.markup
        let builtIn = try #require(html.range(of: "Glossa’s dictionaries</h3>"))
        let first = try #require(html.range(of: Route.me(.dictionaries(.save(ID(high: 9, low: 1)))).link))
        let second = try #require(html.range(of: Route.me(.dictionaries(.save(ID(high: 9, low: 2)))).link))
        #expect(first.lowerBound < builtIn.lowerBound && builtIn.lowerBound < second.lowerBound)
        #expect(html.contains(Route.me(.dictionaries(.restore(ID(high: 9, low: 3)))).link))
    }

    @Test func anEntryShowsEachGlossOnce() {
        let entry = Entry(
            language: .chinese, headword: "行", reading: "xing2", definitions: ["OK", "to go; to go; to walk", "OK"],
            source: "CC-CEDICT")
        #expect(EntryCard(entry).definitions == ["OK", "to go; to walk"])
    }

    @Test func anEntryOfALearnersDictionaryShowsItsNameAndWhatElseItTells() {
        var entry = Entry(
            language: .japanese, headword: "食べる", reading: "たべる", definitions: ["吃"], source: "<Mine>")
        entry.isBrought = true
        entry.facts = [
            WordFact(dictionary: "NHK", reading: "たべる", kind: .pitch(2)),
            WordFact(dictionary: "JPDB", kind: .frequency("123")),
        ]
        let card = EntryCard(entry)
        #expect(card.isBrought)
        let html = card.senses(Samples.shell(.english)).markup
        #expect(html.contains("Accent たべꜜる [2]") && html.contains("NHK"))
        #expect(html.contains("Frequency 123") && html.contains("JPDB"))
        // The language of its definitions is not known to be English.
        #expect(html.contains("<ol lang=\"\">"))
        #expect(
            !EntryCard(Entry(language: .japanese, headword: "a", reading: "", definitions: ["b"], source: "JMdict"))
                .isBrought)
    }

    @Test(arguments: [
        ("bank", "en"), ("银行", "zh-Hans"), ("（书面语）银行", "zh-Hans"), ("“吃”的意思", "zh-Hans"), ("1. 银行", "zh-Hans"),
        ("", "en"),
        ("to take (medicine) (呑む often means swallowing whole)", "en"),
    ])
    func aMeaningIsInTheLanguageInWhichItBegins(_ meaning: String, _ tag: String) {
        #expect(EntryCard.tag(ofExplanation: meaning) == tag)
    }
}
