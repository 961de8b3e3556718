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

    private static let capital: [SentencePiece] = [
        .init(text: "The capital of France is ", isWord: false), .init(text: "Paris", isWord: true, hint: "city"),
        .init(text: "", isWord: true), .init(text: ".", isWord: false),
    ]

    @Test func aFaceTellsWhereTheGapsAre() {
        var note = note(word: "France")
        note.sentence = "The capital of France is Paris."
        let face = Card.Face(sentence: Self.capital, word: "Par\u{1F}is", remarks: "A\nB\u{1D}")
        #expect(note.pieces(face) == Self.capital)
        #expect(note.front(of: .cloze, face).text(gap: "＿＿") == "The capital of France is [city]＿＿.")
        #expect(face.word == "Paris" && face.remarks == "A\nB" && face.pictures.isEmpty)
        #expect(Card.Face(stored: face.stored) == face)
        #expect(note.pieces(Card.Face()).map(\.text) == ["The capital of ", "France", " is Paris."])
    }

    @Test func aGapIsFoundInAnEditedSentence() {
        var note = note(word: "teach")
        note.sentence = "She taught home."
        let face = Card.Face(sentence: [
            .init(text: "She ", isWord: false), .init(text: "taught", isWord: true),
            .init(text: " home.", isWord: false),
        ])
        #expect(note.front(of: .cloze, face).text(gap: "_") == "She _ home.")
        note.sentence = "He taught at home."
        #expect(note.front(of: .cloze, face).text(gap: "_") == "He _ at home.")
        note.sentence = "They teach at home."
        #expect(note.front(of: .cloze, face).text(gap: "_") == "They _ at home.")
        note.sentence = "At home."
        #expect(note.front(of: .cloze, face) == .nothing)
    }

    @Test func picturesAreWhereTheFaceSays() {
        var note = note(word: "What colour?")
        note.picture = "q.png\na.png"
        #expect(note.pictures(onFrontOf: .recognition, Card.Face()).isEmpty)
        #expect(note.pictures(onFrontOf: .recall, Card.Face()) == ["q.png", "a.png"])
        // A picture that the learner removed is not shown.
        let face = Card.Face(sentence: [], pictures: ["q.png", "gone.png"])
        #expect(note.pictures(onFrontOf: .recognition, face) == ["q.png"])
        #expect(note.front(of: .recognition, face) == .word("What colour?"))
        note.definition = ""
        #expect(note.front(of: .recall, face) == .pictures(["q.png"]))
        #expect(note.front(of: .recall, Card.Face(sentence: [])) == .nothing)
        note.word = Note.noWord
        #expect(note.front(of: .recognition, Card.Face(sentence: [])) == .nothing)
    }
}
