extension Exercise.Kind: JSONConvertible {}
extension Exercise.Ask: JSONConvertible {}
extension Verdict.Slip: JSONConvertible {}

extension Exercise: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            try object.value("kind"), ask: try object.value("ask"), text: try object.value("text"),
            textAfter: try object.value("textAfter"), passage: try object.value("passage"),
            translation: try object.value("translation"), choices: try object.value("choices"),
            left: try object.value("left"), answer: try object.value("answer"),
            alternatives: try object.value("alternatives"), readings: try object.value("readings"),
            words: try object.value("words"))
    }

    public var json: JSON {
        [
            "kind": kind.json, "ask": ask.json, "text": text.json, "textAfter": textAfter.json,
            "passage": passage.json, "translation": translation.json, "choices": choices.json, "left": left.json,
            "answer": answer.json, "alternatives": alternatives.json, "readings": readings.json,
            "words": words.json,
        ]
    }
}

extension Verdict: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            isRight: try object.value("isRight"), parts: try object.value("parts"),
            slip: try object.optionalValue("slip"))
    }

    public var json: JSON { ["isRight": isRight.json, "parts": parts.json, "slip": slip?.json] }
}
