import Model
import Testing

@Suite struct CardFrontTests {
    private func note(word: String = "银行", reading: String = "yínháng") -> Note {
        let now = Timestamp(milliseconds: 0)
        return Note(
            id: SerialID(at: now, random: 1), language: LanguageTag(.chinese), word: word, reading: reading,
            definition: "bank", sentence: "银行对面是银行。", guid: "g", createdAt: now, updatedAt: now)
    }

    @Test(arguments: [
        (Card.Kind.recognition, "银行"), (.recall, "bank"), (.listening, "yínháng"), (.cloze, "＿＿对面是＿＿。"),
    ])
    func eachKindShowsItsFront(_ kind: Card.Kind, _ text: String) {
        #expect(note().front(of: kind).text(gap: "＿＿") == text)
    }

    @Test func whereNothingIsHeardTheWordTakesThePlaceOfAMissingReading() {
        #expect(note(reading: "").front(of: .listening) == .sound(instead: "银行"))
    }

    @Test func aNoteNamedAfterItsMediumShowsIt() {
        var note = note(word: "a.png", reading: "")
        note.picture = "a.png\nb.png"
        #expect(note.front(of: .recognition) == .pictures(["a.png", "b.png"]))
        note.picture = ""
        note.audio = "a.png"
        #expect(note.front(of: .recognition) == .sound(instead: "a.png"))
    }
}
