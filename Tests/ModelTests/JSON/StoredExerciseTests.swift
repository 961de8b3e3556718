import Foundation
import Model
import Testing

/// Exercises are read from the form in which lessons have always been stored, and written in that form to the byte.
@Suite struct StoredExerciseTests {
    private static func choice(_ ask: Exercise.Ask, _ choices: [String], _ answer: String) -> Exercise.Task {
        .choice(.init(ask, choices, answer: answer)!)
    }

    /// Each kind, and each question of a choice, as lessons contain them.
    static let stored: [(String, Exercise)] = [
        (
            #"{"kind":"choice","ask":"meaning","text":"银行","textAfter":"","passage":"我去银行。","translation":"","#
                + #""choices":["book","bank","door"],"left":[],"answer":["bank"],"alternatives":[],"readings":[],"#
                + #""words":["银行"]}"#,
            Exercise(choice(.meaning("银行"), ["book", "bank", "door"], "bank"), passage: "我去银行。", words: ["银行"])
        ),
        (
            #"{"kind":"choice","ask":"hearing","text":"他","textAfter":"","passage":"","translation":"","#
                + #""choices":["he/him","I","you"],"left":[],"answer":["he/him"],"alternatives":[],"readings":["tā"],"#
                + #""words":["他"]}"#,
            Exercise(choice(.hearing("他", reading: "tā"), ["he/him", "I", "you"], "he/him"), words: ["他"])
        ),
        (
            #"{"kind":"choice","ask":"hearing","text":"go","textAfter":"","passage":"","translation":"","#
                + #""choices":["b","a","c"],"left":[],"answer":["a"],"alternatives":[],"readings":[],"words":["go"]}"#,
            Exercise(choice(.hearing("go", reading: nil), ["b", "a", "c"], "a"), words: ["go"])
        ),
        (
            #"{"kind":"choice","ask":"gap","text":"他","textAfter":"书看完了。","passage":"","translation":"He read it.","#
                + #""choices":["比","把","得"],"left":[],"answer":["把"],"alternatives":[],"readings":[],"words":[]}"#,
            Exercise(
                choice(.gap(.init(before: "他", after: "书看完了。")), ["比", "把", "得"], "把"), translation: "He read it.")
        ),
        (
            #"{"kind":"choice","ask":"saying","text":"Thanks.","textAfter":"","passage":"","translation":"","#
                + #""choices":["再见。","谢谢。","你好。"],"left":[],"answer":["谢谢。"],"alternatives":[],"readings":[],"#
                + #""words":[]}"#,
            Exercise(choice(.saying("Thanks."), ["再见。", "谢谢。", "你好。"], "谢谢。"))
        ),
        (
            #"{"kind":"choice","ask":"reply","text":"几点？","textAfter":"","passage":"","translation":"When?","#
                + #""choices":["九点。","谢谢。","你好。"],"left":[],"answer":["九点。"],"alternatives":[],"readings":[],"#
                + #""words":[]}"#,
            Exercise(choice(.reply("几点？"), ["九点。", "谢谢。", "你好。"], "九点。"), translation: "When?")
        ),
        (
            #"{"kind":"choice","ask":"question","text":"Who?","textAfter":"","passage":"他是老师。","translation":"a","#
                + #""choices":["老师","学生"],"left":[],"answer":["老师"],"alternatives":[],"readings":[],"words":["老师"]}"#,
            Exercise(choice(.question("Who?"), ["老师", "学生"], "老师"), passage: "他是老师。", translation: "a", words: ["老师"])
        ),
        (
            #"{"kind":"cloze","ask":"gap","text":"他在","textAfter":"“排队”。","passage":"b","translation":"He \"queues\".","#
                + #""choices":[],"left":[],"answer":["銀行"],"alternatives":["银行"],"readings":["yínháng"],"#
                + #""words":["银行"]}"#,
            Exercise(
                .cloze(
                    .init(before: "他在", after: "“排队”。"),
                    .init("銀行", alternatives: ["银行"], readings: ["yínháng"])), passage: "b",
                translation: #"He "queues"."#, words: ["银行"])
        ),
        (
            #"{"kind":"order","ask":"meaning","text":"","textAfter":"","passage":"","translation":"I go today.","#
                + #""choices":["去","今天","我"],"left":[],"answer":["我今天去。"],"alternatives":["今天我去"],"readings":[],"#
                + #""words":[]}"#,
            Exercise(
                .order(.init(["去", "今天", "我"], sentence: "我今天去。", alternatives: ["今天我去"])),
                translation: "I go today.")
        ),
        (
            #"{"kind":"match","ask":"meaning","text":"","textAfter":"","passage":"","translation":"","#
                + #""choices":["door","bank","book"],"left":["银行","书","门"],"answer":["bank","book","door"],"#
                + #""alternatives":[],"readings":[],"words":["银行","书","门"]}"#,
            Exercise(
                .match(
                    .init(
                        [.init("银行", "bank"), .init("书", "book"), .init("门", "door")],
                        partners: ["door", "bank", "book"])!), words: ["银行", "书", "门"])
        ),
        (
            #"{"kind":"dictation","ask":"hearing","text":"","textAfter":"","passage":"","translation":"I go.","#
                + #""choices":[],"left":[],"answer":["銀行に行く。"],"alternatives":[],"readings":["ぎんこうにいく"],"#
                + #""words":["銀行"]}"#,
            Exercise(
                .dictation(.init("銀行に行く。", readings: ["ぎんこうにいく"])), translation: "I go.", words: ["銀行"])
        ),
    ]

    @Test(arguments: stored) func isReadAndWrittenAgainUnchanged(_ text: String, _ exercise: Exercise) throws {
        #expect(try Exercise(json: JSON(parsing: text.utf8)) == exercise)
        #expect(exercise.json.encoded() == text)
        // The API says the same.
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let sent = String(decoding: try encoder.encode(exercise), as: UTF8.self)
        #expect(sent == exercise.json.encoded(sortingKeys: true))
    }

    @Test func everyKindIsHere() { #expect(Set(Self.stored.map(\.1.kind)) == Set(Exercise.Kind.allCases)) }

    @Test(arguments: [
        (#""kind":"choice""#, #""kind":"guess""#, "kind"), (#""ask":"meaning""#, #""ask":"all""#, "ask"),
        (#""answer":["bank"]"#, #""answer":["Bank"]"#, "answer"), (#""answer":["bank"]"#, #""answer":[]"#, "answer"),
        // A match with a partner, and no text.
        (#""kind":"choice""#, #""kind":"match""#, "answer"),
    ]) func whatCannotBeAnsweredIsRefused(_ part: String, _ wrong: String, _ path: String) throws {
        let text = Self.stored[0].0.replacingOccurrences(of: part, with: wrong)
        let error = #expect(throws: JSONError.self) { try Exercise(json: try JSON(parsing: text.utf8)) }
        #expect(error?.path == path && error?.kind == .notAllowed)
    }
}
