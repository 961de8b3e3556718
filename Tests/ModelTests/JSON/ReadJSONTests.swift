import Foundation
import Model
import Testing

/// The parser accepts exactly the texts of RFC 8259.
@Suite struct ReadJSONTests {
    static let valid: [(String, JSON)] = [
        ("null", .null), ("true", .flag(true)), (" \t\r\nfalse\n", .flag(false)), ("[]", .list([])), ("{}", [:]),
        ("[ 1 , [ ] , { } ]", .list([.integer(1), .list([]), [:]])),
        (#"{"b":1, "a":{"b":[null]}}"#, ["b": .integer(1), "a": ["b": .list([.null])]]),
        (#"{"":0}"#, ["": .integer(0)]),
        // Numbers.
        ("0", .integer(0)), ("-0", .real(-0.0)), ("7", .integer(7)), ("-12", .integer(-12)), ("0.0", .real(0)),
        ("1e2", .real(100)), ("1E+2", .real(100)), ("25e-1", .real(2.5)), ("-0.0e9", .real(-0.0)),
        ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
        ("9007199254740993", .integer(9_007_199_254_740_993)), ("9007199254740993.0", .real(9_007_199_254_740_992)),
        ("3.1262000000000003", .real(3.1262000000000003)), ("1e-400", .real(0)),
        ("4.9406564584124654e-324", .real(.leastNonzeroMagnitude)), ("2.4703282292062327e-324", .real(0)),
        ("2.4703282292062328e-324", .real(.leastNonzeroMagnitude)),
        ("2.2250738585072011e-308", .real(Double.leastNormalMagnitude.nextDown)),
        ("1.7976931348623157e308", .real(.greatestFiniteMagnitude)),
        ("1.7976931348623158e308", .real(.greatestFiniteMagnitude)), ("0e999999999999999999999", .real(0)),
        ("0." + String(repeating: "0", count: 1000) + "1e1001", .real(1)),
        ("1" + String(repeating: "0", count: 1000) + "e-1000", .real(1)),
        // Exactly between two numbers, and slightly above.
        ("9007199254740993" + "." + String(repeating: "0", count: 900), .real(9_007_199_254_740_992)),
        ("9007199254740993" + "." + String(repeating: "0", count: 900) + "1", .real(9_007_199_254_740_994)),
        // Strings.
        (#""""#, .text("")), (#""银行 é/""#, .text("银行 é/")), (#""\"\\\/\b\f\n\r\t""#, .text("\"\\/\u{8}\u{C}\n\r\t")),
        (#""\u94f6\u884C\u0000""#, .text("银行\0")), (#""\uD83D\uDe00a""#, .text("😀a")), ("\"\u{7F}\"", .text("\u{7F}")),
        ("\"\u{FEFF}\u{2028}\"", .text("\u{FEFF}\u{2028}")), (#""\uFFFF""#, .text("\u{FFFF}")),
        ("\"" + String(repeating: "a", count: 100) + #"\n""#, .text(String(repeating: "a", count: 100) + "\n")),
    ]

    @Test(arguments: valid) func aValidTextIsRead(_ text: String, _ value: JSON) throws {
        #expect(try JSON(parsing: text.utf8) == value)
        // -0.0 equals 0.0, so the sign is compared, too.
        #expect(try JSON(parsing: text.utf8).encoded() == value.encoded())
    }

    static let invalid: [(String, JSONError.Kind, Int)] = [
        ("", .unexpectedEnd, 0), ("  ", .unexpectedEnd, 2), ("nul", .unexpectedEnd, 3), ("nulL", .unexpectedByte, 3),
        ("True", .unexpectedByte, 0), ("NaN", .unexpectedByte, 0), ("1 2", .unexpectedByte, 2),
        ("[", .unexpectedEnd, 1), ("[1", .unexpectedEnd, 2), ("[1,]", .unexpectedByte, 3), ("[,1]", .unexpectedByte, 1),
        ("[1 2]", .unexpectedByte, 3), ("[1}", .unexpectedByte, 2), ("]", .unexpectedByte, 0),
        ("{", .unexpectedEnd, 1), (#"{"a""#, .unexpectedEnd, 4), (#"{"a":}"#, .unexpectedByte, 5),
        (#"{"a":1,}"#, .unexpectedByte, 7), ("{a:1}", .unexpectedByte, 1), ("{1:1}", .unexpectedByte, 1),
        (#"{"a" 1}"#, .unexpectedByte, 5), ("{'a':1}", .unexpectedByte, 1), ("// a\n1", .unexpectedByte, 0),
        ("\u{FEFF}1", .unexpectedByte, 0), ("\u{A0}1", .unexpectedByte, 0), ("\u{C}1", .unexpectedByte, 0),
        ("01", .unexpectedByte, 1), ("-01", .unexpectedByte, 2), ("-", .unexpectedEnd, 1), ("+1", .unexpectedByte, 0),
        (".5", .unexpectedByte, 0), ("1.", .unexpectedEnd, 2), ("1.e1", .unexpectedByte, 2), ("1e", .unexpectedEnd, 2),
        ("1e+", .unexpectedEnd, 3), ("0x1", .unexpectedByte, 1), ("--1", .unexpectedByte, 1),
        ("1_0", .unexpectedByte, 1),
        ("9223372036854775808", .outOfRange, 0), ("[-9223372036854775809]", .outOfRange, 1), ("1e309", .outOfRange, 0),
        ("1.7976931348623159e308", .outOfRange, 0), ("1e99999999999999999999", .outOfRange, 0),
        (#"""#, .unexpectedEnd, 1), (#""a"#, .unexpectedEnd, 2), ("\"a\nb\"", .unexpectedByte, 2),
        ("\"\0\"", .unexpectedByte, 1), (#""\x""#, .unexpectedByte, 2), (#""\"#, .unexpectedEnd, 2),
        (#""\u12G4""#, .unexpectedByte, 5), (#""\u12"#, .unexpectedEnd, 5), (#""\uD800""#, .invalidText, 3),
        (#""\uD800x""#, .invalidText, 3), (#""\uD800\n""#, .invalidText, 3), (#""\uD800\u0041""#, .invalidText, 3),
        (#""\uDC00\uD800""#, .invalidText, 3),
    ]

    @Test(arguments: invalid)
    func anInvalidTextIsRefusedWithItsPlace(_ text: String, _ kind: JSONError.Kind, _ offset: Int) {
        let error = #expect(throws: JSONError.self) { try JSON(parsing: text.utf8) }
        #expect(error?.kind == kind)
        #expect(error?.offset == offset)
    }

    @Test(
        arguments: [
            ("9223372036854775808", .integer(.max)), ("-9223372036854775809", .integer(.min)),
            ("1e400", .real(.greatestFiniteMagnitude)), ("-1e400", .real(-.greatestFiniteMagnitude)),
            ("7", .integer(7)),
        ] as [(String, JSON)])
    func aNumberThatIsTooLargeIsTheLargestWhereNumbersAreBounded(_ text: String, _ number: JSON) throws {
        #expect(try JSON(parsing: "[\(text),1]".utf8, boundingNumbers: true) == .list([number, .integer(1)]))
    }

    /// RFC 3629: stray and missing continuation bytes, overlong forms, surrogates, beyond U+10FFFF.
    @Test(
        arguments: [
            [0x80], [0xC3], [0xC3, 0x28], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80],
            [0xE9, 0x93], [0xFF],
        ] as [[UInt8]]) func whatIsNotUTF8IsRefused(_ bytes: [UInt8])
    {
        for escape in ["", #"\n"#] {
            let text = Array("[\"".utf8) + escape.utf8 + bytes + Array("\"]".utf8)
            #expect(throws: JSONError.self) { try JSON(parsing: text) }
        }
        #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
    }

    @Test func whatIsNestedTooDeeplyIsRefused() throws {
        let most = JSONExtent.deepest
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            func nested(_ depth: Int) -> String {
                String(repeating: open, count: depth) + (open == "[" ? "" : "1")
                    + String(repeating: close, count: depth)
            }
            #expect(throws: Never.self) { try JSON(parsing: nested(most).utf8) }
            let error = #expect(throws: JSONError.self) { try JSON(parsing: nested(most + 1).utf8) }
            #expect(error?.kind == .tooDeep)
        }
        let endless = #expect(throws: JSONError.self) {
            try JSON(parsing: repeatElement(UInt8(ascii: "["), count: 1_000_000))
        }
        #expect(endless?.kind == .tooDeep)
    }

    @Test func ofSeveralMembersWithOneNameTheLastCounts() throws {
        #expect(try JSON(parsing: #"{"a":1,"b":2,"a":3}"#.utf8).encoded() == #"{"a":3,"b":2}"#)
        var members: [String] = []
        for round in 0..<3 { for name in 0..<100 { members.append("\"\(name)\":\(round * 100 + name)") } }
        let object = try JSON(parsing: "{\(members.joined(separator: ","))}".utf8).object
        #expect(object.members.count == 100)
        #expect(object.members.first == JSONObject.Member("0", .integer(200)))
        #expect(object["99"] == .integer(299))
    }

    @Test func bytesNeedNotLieTogether() throws {
        #expect(try JSON(parsing: AnySequence(Array("[1]".utf8))) == .list([.integer(1)]))
    }

    /// Compares with the C library's conversion.
    @Test func everyRealNumberIsTheNearest() throws {
        var dice = SeededNumbers(seed: 14)
        for _ in 0..<20_000 {
            let bits = Double(bitPattern: dice.next())
            guard bits.isFinite else { continue }
            let texts = [
                "\(bits)", String(format: "%.40e", bits), String(format: "%.17e", bits.nextUp),
                "\(dice.next())e\(Int.random(in: -345...280, using: &dice))",
                "\(Double.random(in: 0...100, using: &dice))",
                "0.\(String(dice.next()))\(String(dice.next()))\(String(dice.next()))e3",
            ]
            for text in texts {
                guard case .real(let real) = try JSON(parsing: text.utf8) else {
                    Issue.record("\(text) is read as no real number")
                    continue
                }
                #expect(real.bitPattern == Double(text)?.bitPattern, "\(text)")
            }
        }
    }
}

/// The same random numbers on every run (Vigna's SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}
