import Exercises
import Model

extension LessonComposer {
    /// Seconds after which a turn no longer counts as a reply.
    private static let replyTime: Int64 = 600

    /// Returns exercises on saying and replying: from saved translations, else from a conversation of the level, else from
    /// translated examples.
    mutating func conversation() -> LessonContent {
        let wanted = max(5, duration / 60)
        // The lines of a text follow one another like turns.
        var turns =
            material.passage.isEmpty
            ? material.turns
            : material.passage.enumerated().map {
                .init(sentence: $1, at: Timestamp(milliseconds: Int64($0) * 1000))
            }
        if turns.count < wanted {
            if material.passage.isEmpty {
                // Behind everything else in time, and turn by turn.
                let start = (turns.last?.at.milliseconds ?? 0) + Self.replyTime * 2000
                for (place, line) in dialogue.enumerated() {
                    turns.append(.init(sentence: line, at: Timestamp(milliseconds: start + Int64(place) * 10_000)))
                }
            }
            let known = Set(turns.map(\.sentence.text))
            let own = material.sentences.filter { !$0.translation.isEmpty && !known.contains($0.text) }
            let added = (own + examples.filter { !known.contains($0.text) }.shuffled(using: &random))
                .prefix(max(0, wanted - turns.count))
            // Far apart in time, so that none counts as a reply to another.
            for (place, sentence) in added.enumerated() {
                turns.append(.init(sentence: sentence, at: Timestamp(milliseconds: Int64(place) * -86_400_000)))
            }
            material.shortage = .translations
        }
        var exercises: [Exercise] = []
        for (place, turn) in turns.enumerated() where !isFull(exercises) {
            let sentence = turn.sentence
            if sentence.translation.isEmpty {
                // There is no translation, but the line before shows what fits the gap.
                if let gap = gap(inTurn: place, turns) { exercises.append(gap) }
                if let reply = reply(place, turns, turns.map(\.sentence.text)) { exercises.append(reply) }
                continue
            }
            // A text translated twice has two right answers.
            let others = turns.map(\.sentence).filter { other in
                other.text != sentence.text && other.translation != sentence.translation
            }.map(\.text)
            if let reply = reply(place, turns, others) { exercises.append(reply) }
            if let saying = choice(
                .saying(sentence.translation), sentence.text, wrong: others.shuffled(using: &random))
            {
                exercises.append(Exercise(saying))
            }
            if let order = order(sentence) { exercises.append(order) }
        }
        return LessonContent(
            exercises: exercises,
            practiceQuestions: turns.map(\.sentence).filter { !$0.translation.isEmpty }.prefix(5).map {
                PracticeQuestion($0.translation, answer: $0.text)
            })
    }

    /// Returns a turn with a word left out, after the turn before.
    private mutating func gap(inTurn place: Int, _ turns: [LessonMaterial.Turn]) -> Exercise? {
        let sentence = turns[place].sentence
        let before = place > 0 ? turns[place - 1].sentence.text : ""
        let joint = material.language.separatesWords ? " " : ""
        let words = material.words
        for token in sentence.tokens.shuffled(using: &random) {
            guard token.text.unicodeScalars.count > 1, let word = dictionary?.contentWord(token),
                let gap = gap(token, word, in: sentence, before: before, after: "", joint, words)
            else { continue }
            return gap
        }
        return nil
    }

    /// Returns a question, if the next turn can count as its answer.
    private mutating func reply(_ place: Int, _ turns: [LessonMaterial.Turn], _ others: [String]) -> Exercise? {
        guard place > 0 else { return nil }
        let (question, answer) = (turns[place - 1], turns[place])
        guard Self.asks(question.sentence.text), !Self.asks(answer.sentence.text),
            (0...Self.replyTime).contains(answer.at.seconds(since: question.at)),
            let reply = choice(
                .reply(question.sentence.text), answer.sentence.text,
                wrong: others.filter { $0 != question.sentence.text }.shuffled(using: &random))
        else { return nil }
        return Exercise(reply, translation: question.sentence.translation)
    }

    private static func asks(_ text: String) -> Bool {
        text.hasSuffix("？") || text.hasSuffix("?") || text.hasSuffix("か。") || text.hasSuffix("吗")
    }
}
