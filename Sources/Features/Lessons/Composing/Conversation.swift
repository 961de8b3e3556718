import Exercises
import Model

extension LessonComposer {
    /// Seconds after which what is said is no reply any more.
    private static let replyTime: Int64 = 600

    /// What one says, and what one replies: from saved translations, else from examples with their translations.
    mutating func conversation() -> LessonContent {
        let wanted = max(5, duration / 60)
        var turns = material.turns
        if turns.count < wanted {
            let known = Set(turns.map(\.sentence.text))
            let own = material.sentences.filter { !$0.translation.isEmpty && !known.contains($0.text) }
            let added = (own + examples.filter { !known.contains($0.text) }.shuffled(using: &random))
                .prefix(wanted - turns.count)
            // Far apart in time: none of them replies to another.
            for (place, sentence) in added.enumerated() {
                turns.append(.init(sentence: sentence, at: Timestamp(milliseconds: Int64(place) * -86_400_000)))
            }
            material.shortage = material.turns.count < wanted ? .translations : nil
        }
        var exercises: [Exercise] = []
        let texts = turns.map(\.sentence.text)
        for (place, turn) in turns.enumerated() where !isFull(exercises) {
            let sentence = turn.sentence
            let others = texts.filter { $0 != sentence.text }
            if let reply = reply(place, turns, others) { exercises.append(reply) }
            if let choices = choices(sentence.text, others.shuffled(using: &random)) {
                exercises.append(
                    Exercise(
                        .choice, ask: .saying, text: sentence.translation, choices: choices, answer: [sentence.text]))
            }
            if let order = order(sentence) { exercises.append(order) }
        }
        return LessonContent(
            exercises: exercises,
            practiceQuestions: turns.prefix(5).map {
                PracticeQuestion($0.sentence.translation, answer: $0.sentence.text)
            })
    }

    /// A question, when what was said right after it can be taken for its answer.
    private mutating func reply(_ place: Int, _ turns: [LessonMaterial.Turn], _ others: [String]) -> Exercise? {
        guard place > 0 else { return nil }
        let (question, answer) = (turns[place - 1], turns[place])
        guard Self.asks(question.sentence.text), !Self.asks(answer.sentence.text),
            (0...Self.replyTime).contains(answer.at.seconds(since: question.at)),
            let choices = choices(
                answer.sentence.text,
                others.filter { $0 != question.sentence.text }.shuffled(using: &random))
        else { return nil }
        return Exercise(
            .choice, ask: .reply, text: question.sentence.text, translation: question.sentence.translation,
            choices: choices, answer: [answer.sentence.text])
    }

    private static func asks(_ text: String) -> Bool {
        text.hasSuffix("？") || text.hasSuffix("?") || text.hasSuffix("か。") || text.hasSuffix("吗")
    }
}
