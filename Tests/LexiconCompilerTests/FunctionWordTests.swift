import Lexicon
import Testing

@testable import LexiconCompiler

@Suite struct FunctionWordTests {
    @Test func aWordHasItsSensesAsEachPartOfSpeech() throws {
        let words = try parseFunctionWords("# note\na few\tdeterminer\tsome|not many\na few\tpronoun\tsome people")
        #expect(words.map(\.definitions) == [["some", "not many"], ["some people"]])
        #expect(words.map(\.partOfSpeech) == [.determiner, .pronoun])
    }

    @Test(arguments: [
        ("a few\tdeterminer", 1), ("a few\tquantifier\tsome", 1), ("\tpronoun\tsome", 1), ("a few\tpronoun\t", 1),
        ("a few\tpronoun\tsome||any", 1), ("a few\tpronoun\tsome\tany", 1),
        ("a few\tpronoun\tsome\n\na few\tpronoun\ta small number", 3),
    ])
    func aMalformedLineIsNamed(_ text: String, _ line: Int) {
        let error = #expect(throws: MalformedFact.self) { try parseFunctionWords(text) }
        #expect(error?.line == line && error?.file == "function-words.txt")
    }
}
