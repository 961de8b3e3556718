import Foundation
import Model

@testable import Review

extension Parser {
    /// JSON in columns of the database.
    static var storedJSON: [Parser] { [json, undoing] }

    private static let jsonTokens = [
        "{", "}", "[", "]", ",", ":", "null", "true", "-0", "1e308", "1e400", "0.1e-320", "9223372036854775808",
        "-9223372036854775808", "3.1262000000000003", #"\ud83d"#, #"\ude00"#, #"\u0000"#, #"\""#, "\"", "[[[[[[[[",
        "{\"a\":",
    ]

    private static var json: Parser {
        Parser(
            "json", share: 16,
            texts: [
                #"{"a":[1,-2.5e-3,true,false,null,""],"b":{"银行":"\u94f6\ud83d\ude00\n\"\\\/"},"a":9223372036854775807}"#,
                "[0.1,123456789012345678901234567890.5,4.9406564584124654e-324,1.7976931348623157e308,-0]",
            ], tokens: jsonTokens, large: .json
        ) { input in
            let value = try JSON(parsing: input)
            let text = value.encoded()
            guard let again = try? JSON(parsing: text.utf8), again.encoded() == text else {
                throw Fault("JSON is read otherwise than it is written")
            }
            guard (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil else {
                throw Fault("Foundation does not read what was written")
            }
        }
    }

    private static var undoing: Parser {
        Parser(
            "undoing", share: 6,
            texts: [
                #"{"cards":[{"id":"7","noteID":"6","deckID":"019ccf09-0200-7001-9e37-79b97f4a7c15","kind":"cloze","#
                    + #""schedule":{"state":2,"step":0,"memory":{"stability":3.1,"difficulty":5},"ease":2.5,"interval":4,"#
                    + #""repetitions":2,"due":1773000000123,"lastReview":5,"reviews":3,"lapses":1},"position":7,"#
                    + #""standing":1,"buriedOn":20520,"isFlagged":true,"createdAt":9}],"notes":[],"review":"3","#
                    + #""values":[{"column":"deleted_at","value":"","ids":[1]}],"#
                    + #""options":[{"deck":"019ccf09-0200-7001-9e37-79b97f4a7c15","options":{"ankiSM2":{}}}]}"#
            ], tokens: jsonTokens + [#""memory":"#, #""options":{"#, "1e300", "-1"], large: .json
        ) { input in
            let undoing = try Undoing(json: try JSON(parsing: input))
            let text = undoing.json.encoded()
            guard let again = try? Undoing(json: try JSON(parsing: text.utf8)), again.json.encoded() == text else {
                throw Fault("an undo step is read otherwise than it is written")
            }
        }
    }
}
