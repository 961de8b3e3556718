import Exercises
import Grammar
import Model

extension LessonComposer {
    /// The longest marker, in Unicode scalars, that is taken out of a sentence.
    private static let longestMarker = 8

    /// Asks for a pattern itself: its sentence without its marker, but with its meaning, and the markers of other patterns
    /// of the level to choose from. Nil for a pattern that encloses other words (越…越…), and without a translation, which
    /// alone rules the other patterns out.
    mutating func marker(of pattern: GrammarPattern, in sentence: LessonSentence) -> Exercise? {
        guard !sentence.translation.isEmpty, let span = marker(pattern, sentence) else { return nil }
        let name = Self.senses(pattern.name.english)
        var wrong: [String] = []
        for other in explainedExamples {
            for point in other.points
            where point.pattern.id != pattern.id && Difficulty(of: point.pattern) == material.level {
                // Patterns of similar names may both be right.
                guard Self.senses(point.pattern.name.english).isDisjoint(with: name),
                    let text = marker(point.pattern, other.sentence)?.text, text != span.text
                else { continue }
                wrong.append(text)
            }
        }
        return choice(.gap(gap(at: span, in: sentence)), span.text, wrong: wrong.shuffled(using: &random))
            .map { Exercise($0, translation: sentence.translation) }
    }

    /// Whether a sentence of the pattern can be asked without its marker.
    func canBeAskedFor(_ pattern: GrammarPattern) -> Bool {
        explainedExamples.contains {
            $0.points.contains { $0.pattern.id == pattern.id } && marker(pattern, $0.sentence) != nil
        }
    }

    /// The marker of a pattern as one token; nil if it is not in the sentence, or not in one piece.
    private func marker(_ pattern: GrammarPattern, _ sentence: LessonSentence) -> Token? {
        let known = explainedExamples.first { $0.sentence.text == sentence.text }
        guard let point = known?.points.first(where: { $0.pattern.id == pattern.id }) else { return nil }
        let tokens = sentence.tokens.filter { point.start <= $0.start && $0.end <= point.end }
        guard let first = tokens.first, let last = tokens.last, first.start == point.start, last.end == point.end,
            point.end - point.start <= Self.longestMarker, tokens.count < sentence.tokens.count,
            !tokens.contains(where: { dictionary?.contentWord($0) != nil || $0.kind == .punctuation })
        else { return nil }
        var marker = first
        marker.text = tokens.map(\.text).joined()
        marker.end = last.end
        return marker
    }
}
