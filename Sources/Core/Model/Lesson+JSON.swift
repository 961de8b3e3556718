extension LessonKind: JSONConvertible {}

extension LessonContent: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            explanations: try object.value("explanations"), exercises: try object.value("exercises"),
            practiceQuestions: try object.value("practiceQuestions"))
    }

    public var json: JSON {
        [
            "explanations": explanations.json, "exercises": exercises.json,
            "practiceQuestions": practiceQuestions.json,
        ]
    }
}

extension LessonExplanation: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            heading: try object.value("heading"), reading: try object.value("reading"),
            text: try object.value("text"), chineseText: try object.value("chineseText"),
            examples: try object.value("examples"))
    }

    public var json: JSON {
        [
            "heading": heading.json, "reading": reading.json, "text": text.json, "chineseText": chineseText.json,
            "examples": examples.json,
        ]
    }
}

extension LessonExample: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(try object.value("sentence"), try object.value("translation"))
    }

    public var json: JSON { ["sentence": sentence.json, "translation": translation.json] }
}

extension PracticeQuestion: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(try object.value("question"), answer: try object.value("answer"))
    }

    public var json: JSON { ["question": question.json, "answer": answer.json] }
}
