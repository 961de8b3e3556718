import Exercises
import Grammar
import Model

extension LessonComposer {
    /// Returns explanations of points of grammar in the learner's own sentences, with practice on these and on
    /// examples.
    mutating func grammar() -> LessonContent {
        let patterns = patterns(min(max(duration / 120, 3), 6))
        var exercises: [Exercise] = []
        let foreign = patterns.flatMap { $0.pattern.examples.map(\.translation) }
        // For each point the meaning of its sentences, then the point itself, then word order; round by round.
        for pattern in patterns {
            for sentence in pattern.examples.prefix(2) {
                guard !sentence.translation.isEmpty,
                    let meaning = choice(
                        .meaning(sentence.text), sentence.translation,
                        wrong: foreign.filter { $0 != sentence.translation }.shuffled(using: &random))
                else { continue }
                exercises.append(Exercise(meaning))
            }
        }
        for pattern in patterns {
            exercises += pattern.examples.compactMap { marker(of: pattern.pattern, in: $0) }
            exercises += pattern.sentences.compactMap { marker(of: pattern.pattern, in: $0) }
        }
        for pattern in patterns {
            for explained in pattern.sentences {
                if let order = order(explained.sentence) { exercises.append(order) }
            }
            for sentence in pattern.examples {
                if let order = order(sentence) { exercises.append(order) }
            }
        }
        return LessonContent(
            explanations: patterns.map { explanation($0) }, exercises: interleaved(exercises, patterns.count),
            practiceQuestions: patterns.prefix(3).compactMap { pattern in
                pattern.examples.last.map { PracticeQuestion($0.translation, answer: $0.text) }
            })
    }

    /// A pattern with the sentences in which it occurs.
    private struct Studied {
        var pattern: GrammarPattern
        var sentences: [Explained]
        var examples: [LessonSentence]
    }

    /// Returns the patterns in the learner's sentences, those of the learner's level first, filled up with patterns of
    /// the level. Of a text that the learner chose, those of an earlier level count, too, but for what everybody beyond the
    /// beginning knows: は, です and ない.
    private mutating func patterns(_ count: Int) -> [Studied] {
        var found: [Studied] = []
        for explained in explained {
            for pattern in explained.points.map(\.pattern) {
                if let known = found.firstIndex(where: { $0.pattern.id == pattern.id }) {
                    if found[known].sentences.count < 2, found[known].sentences.last?.sentence != explained.sentence {
                        found[known].sentences.append(explained)
                    }
                } else {
                    found.append(Studied(pattern: pattern, sentences: [explained], examples: examples(of: pattern)))
                }
            }
        }
        let level = material.level
        func steps(_ studied: Studied) -> Int { Difficulty(of: studied.pattern).place - level.place }
        let isChosen = !material.passage.isEmpty
        let own =
            found.filter { steps($0) == 0 } + found.filter { steps($0) > 0 }
            + found.filter { steps($0) < 0 && isChosen && !$0.pattern.isFirstStep }
        guard own.count < count else { return Array(own.prefix(count)) }
        let known = Set(own.map(\.pattern.id))
        let others = GrammarPattern.all(in: material.language)
            .filter { Difficulty(of: $0) == level && !known.contains($0.id) }
            .shuffled(using: &random)
        var added = Array(others.prefix(count - own.count))
        // A lesson asks for one point itself at least, and not every point has a marker that can be left out.
        if let last = added.indices.last, !own.contains(where: { canBeAskedFor($0.pattern) }),
            !added.contains(where: canBeAskedFor), let other = others.first(where: canBeAskedFor)
        {
            added[last] = other
        }
        if !added.isEmpty { material.shortage = .sentences }
        return own + added.map { Studied(pattern: $0, sentences: [], examples: examples(of: $0)) }
    }

    private func examples(of pattern: GrammarPattern) -> [LessonSentence] {
        pattern.examples.compactMap { example in
            allExamples.first { $0.sentence.text == example.sentence }?.sentence
        }
    }

    private func explanation(_ studied: Studied) -> LessonExplanation {
        let pattern = studied.pattern
        return LessonExplanation(
            heading: pattern.form, text: pattern.name.english + ". " + pattern.explanation.english,
            chineseText: pattern.name.chinese + "。" + pattern.explanation.chinese,
            examples: studied.sentences.prefix(1).map { LessonExample($0.sentence.text, $0.sentence.translation) }
                + pattern.examples.map { LessonExample($0.sentence, $0.translation) })
    }

    /// Returns a gap in place of a marker, with a choice of markers that are wrong there.
    private mutating func marker(of pattern: GrammarPattern, in explained: Explained) -> Exercise? {
        let sentence = explained.sentence
        for (place, token) in sentence.tokens.enumerated() {
            guard
                explained.points.contains(where: {
                    $0.pattern.id == pattern.id && $0.start <= token.start && token.end <= $0.end
                }),
                let wrong = wrongMarkers(at: place, in: sentence),
                let marker = choice(.gap(gap(at: token, in: sentence)), token.text, wrong: wrong)
            else { continue }
            return Exercise(marker, translation: sentence.translation)
        }
        return nil
    }

    /// Reorders exercises so that consecutive ones differ: every `step`th, starting from each of the first `step` in
    /// turn; each once.
    private func interleaved(_ exercises: [Exercise], _ step: Int) -> [Exercise] {
        let step = max(2, step)
        var mixed: [Exercise] = []
        for start in 0..<step {
            var place = start
            while place < exercises.count {
                mixed.append(exercises[place])
                place += step
            }
        }
        var seen: Set<Exercise> = []
        return mixed.filter { seen.insert($0).inserted }
    }
}

extension GrammarPattern {
    /// Whether it is of the first level of its test: JLPT N5, HSK 1.
    fileprivate var isFirstStep: Bool { level == (language == .japanese ? 5 : 1) }
}
