import Foundation
import Model
import Notebook
import Testing

@Suite struct StrictEntryTests {
    static let example = """
        {"word": "construct", "partOfSpeech": ["verb"], "englishMeaning": ["to build"], "chineseMeaning": ["建造"],
         "root": {"form": "struct", "meaning": "to build", "originLanguage": "Latin"},
         "prefix": {"form": "con-", "meaning": "together", "originLanguage": "Latin"},
         "suffix": {"form": "", "meaning": "", "originLanguage": ""},
         "relatedWords": ["structure"], "variants": ["construction"]}
        """

    private func read(_ text: String) throws -> WordEntry { try WordEntry(strictJSON: Data(text.utf8)) }

    private func fault(_ old: String, _ new: String) -> EntryFault? {
        let text = Self.example.replacing(old, with: new)
        #expect(text != Self.example)
        do {
            _ = try read(text)
            return nil
        } catch { return error as? EntryFault }
    }

    @Test func theSpecsExampleIsRead() throws {
        let entry = try read(Self.example)
        #expect(entry.word == "construct" && entry.root.form == "struct" && entry.suffix.isEmpty)
        #expect(try read(entry.formattedJSON) == entry)
    }

    @Test func everyFaultIsTold() {
        #expect(fault("{\"word\"", "[{\"word\"") == .notJSON)
        #expect(fault("\"word\": \"construct\", ", "") == .missing("word"))
        #expect(fault("\"construct\"", "\" \"") == .empty("word"))
        #expect(fault("\"construct\"", "7") == .mistyped("word", expected: "a text"))
        #expect(fault("[\"verb\"]", "[]") == .empty("partOfSpeech"))
        #expect(fault("[\"verb\"]", "[\"\"]") == .empty("partOfSpeech"))
        #expect(fault("[\"verb\"]", "\"verb\"") == .mistyped("partOfSpeech", expected: "a list of texts"))
        #expect(fault("[\"verb\"]", "[null]") == .mistyped("partOfSpeech", expected: "a list of texts"))
        #expect(fault("\"relatedWords\"", "\"related\"") == .missing("relatedWords"))
        #expect(fault("[\"construction\"]}", "[\"construction\"], \"note\": 1}") == .unexpected("note"))
        #expect(fault(", \"originLanguage\": \"\"}", "}") == .missing("suffix.originLanguage"))
        #expect(
            fault("\"meaning\": \"together\"", "\"meaning\": null") == .mistyped("prefix.meaning", expected: "a text"))
        #expect(fault("\"form\": \"con-\"", "\"form\": \"con-\", \"x\": 1") == .unexpected("prefix.x"))
        #expect(fault("to build\"], ", "to\\nbuild\"], ") == .unprintable("englishMeaning"))
    }
}
