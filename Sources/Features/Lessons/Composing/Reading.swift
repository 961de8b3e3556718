import Exercises
import Model

extension LessonComposer {
    /// A passage in pieces: gaps, the meaning of its words, and sentences to put together.
    mutating func reading() -> LessonContent {
        if material.passage.isEmpty {
            let wanted = max(6, duration / 12)
            material.passage = sentences(atLeast: wanted) { $0.length >= 4 }
        }
        var exercises: [Exercise] = []
        for piece in pieces() where !isFull(exercises) { exercises += read(piece) }
        return LessonContent(
            exercises: exercises,
            practiceQuestions: material.passage.filter { !$0.translation.isEmpty }.prefix(3).map {
                PracticeQuestion($0.translation, answer: $0.text)
            })
    }

    /// Sentences that follow one another, as long together as the level reads in one piece.
    private func pieces() -> [[LessonSentence]] {
        let limit = material.level.passageLength(in: material.language)
        var pieces: [[LessonSentence]] = []
        var length = 0
        for sentence in material.passage {
            if pieces.isEmpty || length + sentence.length > limit {
                pieces.append([])
                length = 0
            }
            pieces[pieces.count - 1].append(sentence)
            length += sentence.length
        }
        return pieces
    }

    /// Two gaps, two meanings and one order from a piece; words that were asked for are not asked for again.
    private mutating func read(_ piece: [LessonSentence]) -> [Exercise] {
        let joint = material.language.separatesWords ? " " : ""
        let text = piece.map(\.text).joined(separator: joint)
        var gaps: [Exercise] = []
        var meanings: [Exercise] = []
        var asked: Set<String> = []
        let words = material.words
        for (place, sentence) in piece.enumerated() {
            for (index, token) in sentence.tokens.enumerated() where asked.count < 4 && !asked.contains(token.lemma) {
                guard isAsked(token, after: index > 0 ? sentence.tokens[index - 1] : nil),
                    let word = dictionary?.contentWord(token)
                else { continue }
                if gaps.count <= meanings.count {
                    let before = piece[..<place].map(\.text).joined(separator: joint)
                    let after = piece[(place + 1)...].map(\.text).joined(separator: joint)
                    guard let gap = gap(token, word, in: sentence, before: before, after: after, joint, words) else {
                        continue
                    }
                    gaps.append(gap)
                } else {
                    guard var question = meaning(of: word, among: words) else { continue }
                    question.text = token.text
                    question.passage = text
                    meanings.append(question)
                }
                asked.insert(token.lemma)
            }
        }
        // Where no dictionary knows the words, their order can still be asked for.
        let order = piece.shuffled(using: &random).lazy.compactMap { [self] sentence in
            var copy = self
            return copy.order(sentence, wasRead: true)
        }.first
        return gaps + meanings + (order.map { [$0] } ?? [])
    }

    /// Whether a token is asked for in a passage: not a measure behind its number, and no single Chinese character, which
    /// is as often a part of a name as a word.
    private func isAsked(_ token: Token, after previous: Token?) -> Bool {
        guard previous?.kind != .number else { return false }
        return material.language != .chinese || token.text.unicodeScalars.count > 1
    }

    /// A gap in a sentence that stands between others, filled by choice.
    mutating func gap(
        _ token: Token, _ word: LessonWord, in sentence: LessonSentence, before: String, after: String, _ joint: String,
        _ words: [LessonWord]
    ) -> Exercise? {
        // An inflected form among dictionary forms would give itself away.
        guard token.text == token.lemma,
            let choices = choices(token.text, distractors(for: word, among: words).map(\.word))
        else { return nil }
        let (start, end) = around(token, in: sentence)
        return Exercise(
            .choice, ask: .gap, text: before.isEmpty ? start : before + joint + start,
            textAfter: after.isEmpty ? end : end + joint + after, translation: word.meaning, choices: choices,
            answer: [token.text], words: [word.word])
    }
}
