import Exercises
import Model

extension LessonComposer {
    /// Returns exercises on a passage in pieces: gaps, word meanings, and sentences to put together.
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

    /// Groups consecutive sentences into pieces of the length that suits the level.
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

    /// Returns two gaps, two meanings and one order for a piece. Each word is asked only once.
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
                    guard var question = meaning(of: word, .meaning(token.text), among: words) else { continue }
                    question.passage = text
                    meanings.append(question)
                }
                asked.insert(token.lemma)
            }
        }
        // If no dictionary knows the words, their order can still be asked.
        let order = piece.shuffled(using: &random).lazy.compactMap { [self] sentence in
            var copy = self
            return copy.order(sentence, wasRead: true)
        }.first
        return gaps + meanings + (order.map { [$0] } ?? [])
    }

    /// Returns whether to ask for a token in a passage. Excludes measure words after a number, and single Chinese
    /// characters, which are as often part of a name as a word.
    private func isAsked(_ token: Token, after previous: Token?) -> Bool {
        guard previous?.kind != .number else { return false }
        return material.language != .chinese || token.text.unicodeScalars.count > 1
    }

    /// Returns a gap in a sentence within a passage, filled by choice.
    mutating func gap(
        _ token: Token, _ word: LessonWord, in sentence: LessonSentence, before: String, after: String, _ joint: String,
        _ words: [LessonWord]
    ) -> Exercise? {
        // An inflected form among dictionary forms would give itself away.
        guard token.text == token.lemma else { return nil }
        var gap = gap(at: token, in: sentence)
        if !before.isEmpty { gap.before = before + joint + gap.before }
        if !after.isEmpty { gap.after += joint + after }
        return choice(.gap(gap), token.text, wrong: distractors(for: word, among: words).map(\.word))
            .map { Exercise($0, translation: word.meaning, words: [word.word]) }
    }
}
