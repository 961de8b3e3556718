import Formats
import Foundation
import Library
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

@Suite struct WordListTests {
    private let desk: ReviewDesk
    private let reader: Desk
    private let deck: Deck
    private let numbers = RandomInOrder()
    private let now = TestDesk.now

    init() async throws {
        let test = try await TestDesk()
        reader = test.desk
        desk = test.desk.review
        deck = try await desk.addDeck(named: "List", at: now, newID: TestIDs.next())
    }

    @discardableResult
    private func bring(_ text: String, language: Language = .chinese) async throws -> WordImport {
        let table = try readTable(.bytes(Array(text.utf8)))
        let numbers = numbers
        return try await desk.importWords(
            table, as: table.guessedFields(), to: deck.id, language: language, at: now, random: { numbers.next() })
    }

    private func notes() async throws -> [Note] { try await desk.exported().notes }

    @Test func wordsAreFilledFromTheDictionaries() async throws {
        let report = try await bring("银行\n书\n")
        #expect(report.added == 2 && report.cards == 2)
        let bank = try #require(try await notes().first { $0.word == "银行" })
        #expect(bank.reading == "yínháng" && bank.definition.hasPrefix("bank"))
    }

    @Test func whatTheListSaysStandsBeforeTheDictionaries() async throws {
        try await bring(
            "word,reading,definition,tags,level,sentence\n银行,yinhang,my bank,\"money, my city\",HSK 3,我去银行。\n")
        let bank = try #require(try await notes().first)
        #expect(bank.reading == "yinhang" && bank.definition == "my bank" && bank.level == "HSK 3")
        #expect(bank.tags == ["money", "my_city"] && bank.sentence == "我去银行。")
    }

    @Test func theSameListAgainChangesNothing() async throws {
        let text = "word,definition\n银行,bank\n书,book\n"
        try await bring(text)
        let again = try await bring(text)
        #expect(again.added == 0 && again.updated == 0 && again.unchanged == 2)
        let later = try await bring("word,definition,tags\n银行,the bank,money\n书,,\n")
        #expect(later.updated == 1 && later.unchanged == 1)
        let notes = try await notes()
        #expect(notes.count == 2)
        #expect(notes.first { $0.word == "银行" }?.definition == "the bank")
        #expect(notes.first { $0.word == "书" }?.definition == "book")
    }

    @Test func knownAndIgnoredTermsAreMarkedInTheReader() async throws {
        try await reader.mark("图书馆", in: .chinese, as: .difficult, at: now)
        let report = try await bring(
            """
            term,translation,language,status
            银行,bank,Mandarin Chinese,2
            书,book,Chinese,99
            啊,particle,zh-CN,98
            你好,hello,中文,W
            图书馆,library,Chinese,5
            犬,dog,Japanese,1
            """)
        #expect(report.added == 2 && report.markedKnown == 2 && report.markedIgnored == 1)
        let marks = try await reader.markedWords()
        #expect(Set(marks.filter { $0.mark.status == .known }.map(\.mark.word)) == ["书", "你好"])
        #expect(marks.first { $0.mark.word == "图书馆" }?.mark.status == .difficult, "the learner's own mark stands")
        #expect(try await notes().map(\.language) == [.chinese, .japanese])
    }

    @Test func rowsThatCannotBeTakenAreToldWithTheirLines() async throws {
        let long = String(repeating: "长", count: 100)
        let report = try await bring(
            "word,definition,language,status\n,x,zh,\n\(long),x,zh,\n书,x,Klingon,\n银行,bank,zh,seven\n")
        #expect(
            report.problems == [
                .init(line: 2, reason: .noWord), .init(line: 3, reason: .tooLong),
                .init(line: 4, reason: .language("Klingon")), .init(line: 5, reason: .status("SEVEN")),
            ])
        #expect(report.added == 1)
    }

    @Test func wordsWithoutAMeaningAreSkippedWithTheirLines() async throws {
        let report = try await bring("银行\n看不看\n")
        #expect(report.added == 1 && report.problems == [.init(line: 2, reason: .noMeaning("看不看"))])
    }

    @Test func aCancelledImportLeavesNothing() async throws {
        let text = "word\n" + (0..<3000).map { "字\($0)" }.joined(separator: "\n")
        let table = try readTable(.bytes(Array(text.utf8)))
        let (desk, deck, now, numbers) = (desk, deck, now, numbers)
        let task = Task {
            try await desk.importWords(
                table, as: [.word], to: deck.id, language: .chinese, at: now, random: { numbers.next() }
            ) { fraction in
                if fraction > 0.5 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        await #expect(throws: (any Error).self) {
            let report = try await task.value
            Issue.record("\(report.added) words were taken")
        }
        #expect(try await notes().isEmpty)
    }

    @Test func aListWithoutWordsIsRefused() async throws {
        let table = try readTable(.bytes(Array("a\tb\nc\td".utf8)))
        await #expect(throws: ReviewError.self) {
            try await desk.importWords(table, as: [nil, .definition], to: deck.id, language: .chinese, at: now) { 1 }
        }
    }

    @Test func whatLeavesAsCSVOrJSONComesBack() async throws {
        try await bring("word,definition,sentence,tags\n银行,\"bank, =x\",我去银行。,money\n")
        let card = try #require(try await desk.nextQuestion(in: deck.id, at: now))
        try await desk.grade(card.card.id, .good, reviewID: SerialID(at: now, random: 9), duration: 1500, at: now)
        let before = try await notes()
        let csv = try await desk.csv(of: deck.id)
        #expect(csv.contains("learning"))
        let json = try await desk.json(of: deck.id)
        #expect(json.contains(#""durationMilliseconds":1500"#))
        for text in [csv, json] {
            let report = try await bring(text)
            #expect(report.unchanged == 1 && report.problemCount == 0)
        }
        #expect(try await notes() == before)
    }
}
