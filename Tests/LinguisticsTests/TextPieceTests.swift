import Foundation
import Lexicon
import Model
import Support
import Testing

@testable import Linguistics

@Suite struct TextPieceTests {
    private func pieces(_ text: String) -> [String] {
        var text = text
        return text.withUTF8 { utf8 in TextPieces(utf8).map { String(decoding: $0, as: UTF8.self) } }
    }

    @Test(arguments: [
        String(repeating: "今天我去银行。他说：“你好！”\n", count: 3000),
        String(repeating: "今天我去银行。", count: 5000),
        String(repeating: "He went to the bank. ", count: 5000),
        String(repeating: "行", count: 30_000),
        String(repeating: "行", count: 300_000),
        String(repeating: "行", count: 30_000) + "\n" + String(repeating: "a ", count: 30_000),
        "短。", "\n", "",
    ]) func piecesTogetherAreTheText(_ text: String) {
        let pieces = pieces(text)
        #expect(pieces.joined() == text)
        #expect(pieces.allSatisfy { !$0.isEmpty })
    }

    @Test func piecesEndAtLineEndsThenAfterSentencesThenAtSpaces() {
        #expect(pieces(String(repeating: "我去。他来\n", count: 3000)).allSatisfy { $0.hasSuffix("\n") })
        #expect(pieces(String(repeating: "我 去。", count: 9000)).allSatisfy { $0.hasSuffix("。") })
        #expect(pieces(String(repeating: "行 ", count: 9000)).allSatisfy { $0.hasSuffix(" ") })
        let text = String(repeating: "我去。他来\n", count: 3000)
        #expect(pieces(text).dropLast().allSatisfy { (1...TextPieces.length).contains($0.utf8.count) })
        // Without a place to cut, pieces are long, but not endless.
        #expect(pieces(String(repeating: "行", count: 30_000)).count == 1)
        #expect(pieces(String(repeating: "行", count: 300_000)).allSatisfy { $0.utf8.count <= TextPieces.longest + 3 })
    }

    @Test(arguments: [
        (Language.chinese, "今天我去银行。他把手放下了，行不行？\n\n“长大了！”他长得很高。\n"),
        (.japanese, "昨日、友達と寿司屋へ行って、おいしい魚を食べました。\n「勉強する？」と言った。\n"),
        (.english, "She went to the banks.\nHe's been running; the geese weren't.\n"),
    ]) func wordsAreTheSameInPieces(_ language: Language, _ line: String) async throws {
        let test = try await TestDesk()
        let text = String(repeating: line, count: 400)
        let whole = test.desk.annotator(of: language, corrections: []).tokens(text, language)
        #expect(pieces(text).count > 1)
        #expect(try await test.desk.texts.annotate(text, in: language) == whole)
        let json = try await test.desk.texts.annotatedJSON(text, in: language)
        #expect(json.count > 3)
        let told = try JSONDecoder().decode([ToldToken].self, from: Data(json.joined()))
        #expect(told.map(\.text) == whole.map(\.text))
        #expect(told.map(\.start) == whole.map(\.start) && told.map(\.end) == whole.map(\.end))
        #expect(told.map(\.reading) == whole.map(\.reading))
        try await test.remove()
    }

    private struct ToldToken: Decodable {
        var text: String
        var start: Int
        var end: Int
        var reading: String?
    }

    @Test func nothingIsAnEmptyArray() async throws {
        let test = try await TestDesk()
        for language in Language.allCases {
            #expect(try await test.desk.texts.annotatedJSON("", in: language).joined().elementsEqual("[]".utf8))
        }
        try await test.remove()
    }

    @Test func whoHasGoneIsNotWorkedFor() async throws {
        let test = try await TestDesk()
        let text = String(repeating: "今天我去银行。\n", count: 3000)
        var asked = 0
        let tokens = test.desk.annotator(of: .chinese, corrections: []).tokens(text, .chinese) {
            asked += 1
            return asked < 3
        }
        #expect(asked == 3)
        #expect(!tokens.isEmpty && tokens.map(\.text).joined().count < text.count)
        // Each of these tasks is already cancelled when it starts, whatever it was asked to do.
        let desk = test.desk.texts
        for work: @Sendable () async throws -> Int in [
            { try await desk.annotate(text, in: .chinese).count },
            { try await desk.annotatedJSON(text, in: .chinese).count },
            { try await desk.explain(String(text.prefix(20_000)), in: .chinese).words.count },
        ] {
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await work()
            }
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        try await test.remove()
    }
}
