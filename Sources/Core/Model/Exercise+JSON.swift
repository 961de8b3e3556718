extension Exercise.Kind: JSONConvertible {}
extension ExerciseFields.Ask: JSONConvertible {}
extension Verdict.Slip: JSONConvertible {}

extension Exercise: JSONConvertible {
    public init(json: JSON) throws(JSONError) { self = try ExerciseFields(json: json).exercise }

    public var json: JSON { ExerciseFields(self).json }
}

/// An exercise as it is in JSON, in the database and in the API: every kind has all the fields, and leaves those empty
/// that it does not use.
struct ExerciseFields {
    /// The cases of ``Exercise/Ask``. The raw value is the name in JSON.
    enum Ask: String {
        case meaning, hearing, gap, saying, reply, question
    }

    var kind: Exercise.Kind
    var ask = Ask.meaning
    /// The text asked about; for a gap, the text before it.
    var text = ""
    var textAfter = ""
    var passage: String
    var translation: String
    /// The choices, the pieces of an order, or the partners of a match, in display order.
    var choices: [String] = []
    /// The left sides of a match.
    var left: [String] = []
    /// One text; for a match, the right sides.
    var answer: [String]
    var alternatives: [String] = []
    var readings: [String] = []
    var words: [String]
}

extension ExerciseFields {
    init(_ exercise: Exercise) {
        self.init(
            kind: exercise.kind, passage: exercise.passage, translation: exercise.translation, answer: exercise.answer,
            words: exercise.words)
        switch exercise.task {
        case .choice(let choice):
            choices = choice.choices
            switch choice.ask {
            case .meaning(let text): (ask, self.text) = (.meaning, text)
            case .hearing(let text, let reading):
                (ask, self.text) = (.hearing, text)
                if let reading { readings = [reading] }
            case .gap(let gap): take(gap)
            case .saying(let text): (ask, self.text) = (.saying, text)
            case .reply(let text): (ask, self.text) = (.reply, text)
            case .question(let text): (ask, self.text) = (.question, text)
            }
        case .cloze(let gap, let answer):
            take(gap)
            (alternatives, readings) = (answer.alternatives, answer.readings)
        case .order(let order): (choices, alternatives) = (order.pieces, order.alternatives)
        case .match(let match): (choices, left) = (match.partners, match.pairs.map { $0.left })
        case .dictation(let answer):
            ask = .hearing
            (alternatives, readings) = (answer.alternatives, answer.readings)
        }
    }

    private mutating func take(_ gap: Exercise.Gap) {
        (ask, text, textAfter) = (.gap, gap.before, gap.after)
    }

    /// - Throws: ``JSONError/Kind/notAllowed`` if the right choice or a partner is not among the choices, or if texts and
    ///   partners differ in number.
    var exercise: Exercise {
        get throws(JSONError) {
            Exercise(try task, passage: passage, translation: translation, words: words)
        }
    }

    private var task: Exercise.Task {
        get throws(JSONError) {
            let right = answer.first ?? ""
            switch kind {
            case .choice:
                guard let choice = Exercise.Choice(asked, choices, answer: right) else {
                    throw JSONError(.notAllowed, at: "answer")
                }
                return .choice(choice)
            case .cloze: return .cloze(gap, written(right))
            case .order: return .order(Exercise.Order(choices, sentence: right, alternatives: alternatives))
            case .match:
                let pairs = zip(left, answer).map { Exercise.Match.Pair($0, $1) }
                guard left.count == answer.count, let match = Exercise.Match(pairs, partners: choices) else {
                    throw JSONError(.notAllowed, at: "answer")
                }
                return .match(match)
            case .dictation: return .dictation(written(right))
            }
        }
    }

    private var asked: Exercise.Ask {
        switch ask {
        case .meaning: .meaning(text)
        case .hearing: .hearing(text, reading: readings.first)
        case .gap: .gap(gap)
        case .saying: .saying(text)
        case .reply: .reply(text)
        case .question: .question(text)
        }
    }

    private var gap: Exercise.Gap { Exercise.Gap(before: text, after: textAfter) }

    private func written(_ text: String) -> Exercise.WrittenAnswer {
        Exercise.WrittenAnswer(text, alternatives: alternatives, readings: readings)
    }
}

extension ExerciseFields: JSONConvertible {
    init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            kind: try object.value("kind"), ask: try object.value("ask"), text: try object.value("text"),
            textAfter: try object.value("textAfter"), passage: try object.value("passage"),
            translation: try object.value("translation"), choices: try object.value("choices"),
            left: try object.value("left"), answer: try object.value("answer"),
            alternatives: try object.value("alternatives"), readings: try object.value("readings"),
            words: try object.value("words"))
    }

    var json: JSON {
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

#if !hasFeature(Embedded)
extension Exercise: Encodable {
    public func encode(to encoder: any Encoder) throws { try ExerciseFields(self).encode(to: encoder) }
}
extension ExerciseFields: Encodable {}
extension ExerciseFields.Ask: Encodable {}
#endif
