import Foundation
import Model
import Testing

/// The printer writes what Foundation reads, in the form in which Foundation writes it.
@Suite struct WriteJSONTests {
    @Test func textIsEscapedAsFoundationDoes() throws {
        var text = ""
        for code in UInt32(0)...0x2100 { text.unicodeScalars.append(try #require(Unicode.Scalar(code))) }
        text += "😀\u{10FFFF}\r\n"
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        #expect(JSON.text(text).encoded() == String(decoding: try encoder.encode(text), as: UTF8.self))
        #expect(try JSON(parsing: JSON.text(text).encoded().utf8) == .text(text))
    }

    @Test func numbersAreWrittenAsFoundationDoes() throws {
        var dice = SeededNumbers(seed: 3)
        var reals = [0, -0.0, 1, 0.1, 1e15, 1e16, 1e22, .leastNonzeroMagnitude, 2.5, 100, -7, .greatestFiniteMagnitude]
        for _ in 0..<2000 { reals.append(Double(bitPattern: dice.next())) }
        reals.removeAll { !$0.isFinite }
        #expect(reals.json.encoded() == String(decoding: try JSONEncoder().encode(reals), as: UTF8.self))
        let integers: [Int64] = [0, 1, -1, .max, .min, 1 << 53 + 1]
        #expect(integers.json.encoded() == String(decoding: try JSONEncoder().encode(integers), as: UTF8.self))
    }

    @Test func aNumberThatIsNotFiniteBecomesNull() {
        #expect([Double.nan, .infinity, -.infinity].json.encoded() == "[null,null,null]")
    }

    @Test func membersKeepTheirOrderOrAreSorted() {
        let value: JSON = ["b": .integer(1), "a": nil, "é": .null, "B": ["z": .flag(true), "y": .list([])]]
        #expect(value.encoded() == #"{"b":1,"é":null,"B":{"z":true,"y":[]}}"#)
        #expect(value.encoded(sortingKeys: true) == #"{"B":{"y":[],"z":true},"b":1,"é":null}"#)
    }

    /// What is written here, Foundation reads; what Foundation writes of it is read as the same value.
    @Test func generatedValuesComeBackThroughFoundation() throws {
        var dice = SeededNumbers(seed: 8259)
        for _ in 0..<500 {
            let value = Self.value(&dice, depth: 0)
            let text = value.encoded()
            #expect(try JSON(parsing: text.utf8) == value)
            let object = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            let written = try JSONSerialization.data(
                withJSONObject: object, options: [.fragmentsAllowed, .sortedKeys])
            let again = try JSON(parsing: written)
            #expect(again.encoded(sortingKeys: true) == value.encoded(sortingKeys: true))
        }
    }

    private static func value(_ dice: inout SeededNumbers, depth: Int) -> JSON {
        switch Int.random(in: 0..<(depth < 4 ? 9 : 6), using: &dice) {
        case 0: return .null
        case 1: return .flag(Bool.random(using: &dice))
        case 2: return .integer(Int64(truncatingIfNeeded: dice.next()) >> Int64.random(in: 0..<64, using: &dice))
        case 3: return .real(Double.random(in: -1000...1000, using: &dice) + 0.001)
        case 4, 5: return .text(text(&dice))
        case 6: return .list((0..<Int.random(in: 0..<6, using: &dice)).map { _ in value(&dice, depth: depth + 1) })
        default:
            return .object(
                JSONObject(
                    (0..<Int.random(in: 0..<25, using: &dice)).map { _ in
                        JSONObject.Member(text(&dice), value(&dice, depth: depth + 1))
                    }))
        }
    }

    private static func text(_ dice: inout SeededNumbers) -> String {
        let letters: [Character] = ["a", "b", "\"", "\\", "/", "\n", "\u{1}", "银", "😀", "é", " ", "0", "{", "\u{2028}"]
        return String(
            (0..<Int.random(in: 0..<12, using: &dice)).map { _ in letters.randomElement(using: &dice) ?? "a" })
    }
}
