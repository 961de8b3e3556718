import Model
import Testing

@Suite struct NoteSpellingTests {
    private static func spellings(
        _ script: Preferences.Script, sentence: String = "", _ language: Language = .chinese, _ word: String = "银行",
        _ variant: String = "銀行"
    ) -> [String] {
        let time = Timestamp(milliseconds: 0)
        let note = Note(
            id: SerialID(at: time, random: 1), language: LanguageTag(language), word: word, sentence: sentence,
            guid: "1", createdAt: time, updatedAt: time, variant: variant)
        let spellings = note.spellings(in: script)
        return [spellings.main, spellings.other]
    }

    @Test func aWordIsWrittenInTheScriptOfTheLearner() {
        #expect(Self.spellings(.traditional) == ["銀行", "银行"])
        #expect(Self.spellings(.traditional, sentence: "他去银行。") == ["銀行", "银行"])
        #expect(Self.spellings(.simplified) == ["银行", "銀行"])
        #expect(Self.spellings(.simplified, sentence: "他去銀行。") == ["银行", "銀行"])
        #expect(Self.spellings(.traditional, sentence: "", .chinese, "把手", "") == ["把手", ""])
    }

    @Test func withoutAChoiceItIsWrittenAsInItsSentence() {
        #expect(Self.spellings(.original, sentence: "他去銀行。") == ["銀行", "银行"])
        #expect(Self.spellings(.original, sentence: "他去银行。") == ["银行", ""])
        #expect(Self.spellings(.original) == ["银行", "銀行"])
    }

    @Test func aJapaneseWordStaysAsItIsWritten() {
        #expect(Self.spellings(.traditional, sentence: "", .japanese, "ねこ", "猫") == ["ねこ", "猫"])
    }

    @Test func anEarlierNoteHasNoOtherSpelling() throws {
        let time = Timestamp(milliseconds: 0)
        let note = Note(
            id: SerialID(at: time, random: 1), language: .chinese, word: "书", guid: "1", createdAt: time,
            updatedAt: time)
        #expect(try Note(json: note.json) == note)
        var written = note
        written.variant = "書"
        #expect(try Note(json: written.json) == written)
    }
}
