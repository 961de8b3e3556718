import Foundation
import Grammar
import Linguistics
import Model
import Support
import Testing

/// A sentence with the ids of all patterns in it.
struct LabelledSentence {
    /// `dev`: used while writing the rules; `held` and `blind`: written and scored only afterwards.
    var part: String
    var text: String
    var patterns: Set<String>

    /// Whether the sentence contains a pattern's letters, in order, in another function. Single kana do not count,
    /// because nearly every sentence contains them.
    func isTrap(for patterns: [GrammarPattern]) -> Bool {
        let forms = Set(patterns.filter { self.patterns.contains($0.id) }.map(\.form))
        return patterns.contains { pattern in
            guard !forms.contains(pattern.form) else { return false }
            return pattern.form.split(separator: "/").contains { form in
                let pieces = form.split { $0 == "…" || $0 == "～" || $0 == "〜" || $0.isASCII }
                guard pieces.contains(where: { $0.count > 1 || pattern.language == .chinese }) else { return false }
                var rest = text[...]
                return pieces.allSatisfy { piece in
                    guard let place = rest.range(of: piece) else { return false }
                    rest = rest[place.upperBound...]
                    return true
                }
            }
        }
    }

    /// The sentences of a language: part, sentence and ids, separated by tabs.
    static func all(in language: Language) throws -> [LabelledSentence] {
        let name = language == .chinese ? "chinese" : "japanese"
        let url = try #require(Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Fixtures"))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return LabelledSentence(
                part: String(fields[0]), text: String(fields[1]),
                patterns: Set(fields.count > 2 ? fields[2].split(separator: " ").map(String.init) : []))
        }
    }
}

/// The numbers of correct, wrong and missed patterns.
struct Score: CustomStringConvertible {
    var right = 0
    var wrong = 0
    var missed = 0

    var precision: Double { Double(right) / Double(max(1, right + wrong)) }
    var recall: Double { Double(right) / Double(max(1, right + missed)) }
    var description: String {
        "precision \(precision), recall \(recall) (\(right) right, \(wrong) wrong, \(missed) missed)"
    }

    static func + (one: Score, other: Score) -> Score {
        Score(right: one.right + other.right, wrong: one.wrong + other.wrong, missed: one.missed + other.missed)
    }

    /// Scores sentences, counting each pattern once per sentence; reports every difference through `note`.
    static func of(
        _ sentences: [LabelledSentence], _ explainer: GrammarExplainer, note: (String) -> Void = { _ in }
    ) -> Score {
        var score = Score()
        for sentence in sentences {
            let found = Set(explainer.points(in: sentence.text).map(\.pattern.id))
            score.right += found.intersection(sentence.patterns).count
            score.wrong += found.subtracting(sentence.patterns).count
            score.missed += sentence.patterns.subtracting(found).count
            if found != sentence.patterns {
                let extra = found.subtracting(sentence.patterns).sorted()
                let missing = sentence.patterns.subtracting(found).sorted()
                note("\(sentence.text) extra: \(extra) missing: \(missing)")
            }
        }
        return score
    }
}
