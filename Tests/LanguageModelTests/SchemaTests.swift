import Foundation
import LanguageModel
import Model
import Testing

@Suite struct SchemaTests {
    static let part = JSONSchema.object([
        .init("form", .string(allowsEmpty: true)), .init("meaning", .string(allowsEmpty: true)),
    ])
    static let schema = JSONSchema.object([
        .init("word", .string()), .init("kinds", .array(of: .choice(["noun", "verb"]), count: 1...3)),
        .init("root", part), .init("level", .orNull(.integer(1...6))), .init("share", .number(0...1)),
        .init("isRare", .boolean),
    ])
    static let good =
        #"{"word":"银行🙂","kinds":["noun"],"root":{"form":"","meaning":"x"},"level":null,"share":0.5,"isRare":false}"#

    @Test func aReplyOfTheRightShapeIsTaken() throws {
        let value = try Self.schema.check(Self.good)
        guard case .object(let members) = value else { return #expect(Bool(false)) }
        #expect(members["word"] == .string("银行🙂"))
        #expect(members["isRare"] == .boolean(false))
        #expect(members["share"] == .number(0.5))
    }

    @Test(arguments: ["```json\n\(good)\n```", "```\n\(good)\n```\n", "  \n```JSON \r\n\(good)\r\n```  "])
    func aFenceAroundTheWholeIsNoFault(_ reply: String) throws {
        try Self.schema.check(reply)
        #expect(JSONSchema.unfenced(reply) == Self.good)
    }

    /// Replies that are almost right, with the location of each fault.
    static let faults: [(String, SchemaFault)] = [
        ("", SchemaFault(.notJSON)), ("Sure! Here is the JSON: \(good)", SchemaFault(.notJSON)),
        ("\(good)\nI hope this helps.", SchemaFault(.notJSON)), (String(good.dropLast()), SchemaFault(.notJSON)),
        ("Here:\n```json\n\(good)\n```", SchemaFault(.notJSON)),
        ("```json\n\(good)\n```\nDone.", SchemaFault(.notJSON)),
        ("```json\n\(good)\n```\n```json\n\(good)\n```", SchemaFault(.notJSON)),
        (String(repeating: "[", count: 100_000), SchemaFault(.notJSON)),
        ("{\"word\":[" + String(repeating: "1,", count: 20_000) + "1]}", SchemaFault(.notJSON)),
        ("[\(good)]", SchemaFault(.wrongType(expected: .object, found: .array))),
        ("null", SchemaFault(.wrongType(expected: .object, found: .null))),
        (good.replacing("\"word\":\"银行🙂\",", with: ""), SchemaFault(.missing, at: "word")),
        (
            good.replacing("\"meaning\":\"x\"", with: "\"meaning\":null"),
            SchemaFault(.wrongType(expected: .string, found: .null), at: "root.meaning")
        ),
        (good.replacing("\"form\":\"\",", with: ""), SchemaFault(.missing, at: "root.form")),
        (good.replacing("\"form\":\"\"", with: "\"form\":\"\",\"note\":\"y\""), SchemaFault(.extra, at: "root.note")),
        (good.replacing("}", with: ",\"more\":1}", maxReplacements: 1), SchemaFault(.extra, at: "root.more")),
        (good.replacing("银行🙂", with: " \\n"), SchemaFault(.empty, at: "word")),
        (good.replacing("[\"noun\"]", with: "[]"), SchemaFault(.empty, at: "kinds")),
        (
            good.replacing("[\"noun\"]", with: "\"noun\""),
            SchemaFault(.wrongType(expected: .array, found: .string), at: "kinds")
        ),
        (good.replacing("[\"noun\"]", with: "[\"noun\",\"particle\"]"), SchemaFault(.notAllowed, at: "kinds[1]")),
        (
            good.replacing("[\"noun\"]", with: "[\"noun\",\"noun\",\"noun\",\"noun\"]"),
            SchemaFault(.tooLong, at: "kinds")
        ),
        (good.replacing("null", with: "7"), SchemaFault(.notAllowed, at: "level")),
        (good.replacing("null", with: "2.5"), SchemaFault(.wrongType(expected: .integer, found: .number), at: "level")),
        (
            good.replacing("null", with: "\"2\""),
            SchemaFault(.wrongType(expected: .integer, found: .string), at: "level")
        ),
        (
            good.replacing("null", with: "true"),
            SchemaFault(.wrongType(expected: .integer, found: .boolean), at: "level")
        ),
        (good.replacing("0.5", with: "1.5"), SchemaFault(.notAllowed, at: "share")),
        (
            good.replacing("false", with: "0"),
            SchemaFault(.wrongType(expected: .boolean, found: .integer), at: "isRare")
        ),
    ]

    @Test(arguments: faults.indices) func aFieldTooManyTooFewOrOfTheWrongKindIsFound(_ index: Int) {
        let (reply, fault) = Self.faults[index]
        #expect(throws: fault) { try Self.schema.check(reply) }
    }

    @Test func aSchemaIsWrittenInTheNotationOfJSONSchema() throws {
        let object = try JSONSerialization.jsonObject(with: Data(Self.schema.text.utf8)) as? [String: Any]
        #expect(object?["additionalProperties"] as? Bool == false)
        #expect(object?["required"] as? [String] == ["word", "kinds", "root", "level", "share", "isRare"])
        #expect(JSONSchema.string().text == #"{"type":"string","minLength":1}"#)
        #expect(
            JSONSchema.orNull(.choice(["a"])).text == #"{"type":["string","null"],"enum":["a",null]}"#)
    }

    @Test func aSchemaComesBackFromItsText() throws {
        #expect(try JSONSchema(reading: Self.schema.text) == Self.schema)
        let coded = try JSONDecoder().decode(JSONSchema.self, from: try JSONEncoder().encode(Self.schema))
        #expect(coded == Self.schema)
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"type":"object"}"#, #"{"type":"object","properties":{"a":{"type":"string"}},"required":[]}"#,
        #"{"type":"array"}"#, #"{"type":"date"}"#, #"{"type":["string","integer"]}"#, #"{"type":"null"}"#,
    ])
    func aSchemaThatCannotBeCheckedIsRefused(_ text: String) {
        #expect(throws: SchemaFault.self) { try JSONSchema(reading: text) }
    }
}
