import Lexicon
import Model

/// What the forms of Japanese words add to their meanings, as their cards show it: "can, not, past" for 食べられなかった.
///
/// Confined to one thread at a time.
final class FormMeanings {
    private let lexicon: Lexicon?
    /// By form and dictionary form; a text repeats the same few hundred.
    private var known: [[String]: String?] = [:]
    private static let mostForms = 20_000

    init(_ lexicon: Lexicon?) { self.lexicon = lexicon }

    /// Returns a gloss of a word with what its form adds: "to go (not, past)"; the gloss itself if that is nothing.
    func gloss(_ gloss: String, of token: Token) -> String {
        added(by: token).map { "\(gloss) (\($0))" } ?? gloss
    }

    private func added(by token: Token) -> String? {
        guard let lexicon, token.kind == .word, token.text != token.lemma,
            [.verb, .adjective, .auxiliary].contains(token.partOfSpeech)
        else { return nil }
        let key = [token.text, token.lemma]
        if let known = known[key] { return known }
        // 話せる is a word of the dictionary, "to be able to speak"; 勝てる is glossed as 勝つ.
        let hasLemma = lexicon.contains(token.lemma, in: .japanese)
        let base = hasLemma ? nil : JapanesePlace.verb(ofPotential: token.lemma)
        let forms = lexicon.inflectedForms(of: token.text).filter { $0.base == base ?? token.lemma }
        let form = forms.first
        // 食べられる is both.
        let isEither =
            form?.steps.contains(.potential) ?? false && forms.contains { $0.steps.contains(.passive) }
        // What is polite, or only joins clauses, says nothing that an English gloss could.
        let steps = form?.steps.filter { $0 != .polite && $0 != .te && $0 != .adverb } ?? []
        let found =
            steps.isEmpty
            ? nil
            : steps.map { step in
                isEither && step == .potential ? "\(step.meaning) or \(InflectionStep.passive.meaning)" : step.meaning
            }.joined(separator: ", ")
        if known.count >= Self.mostForms { known.removeAll() }
        known[key] = .some(found)
        return found
    }
}
