import Lexicon
import Model
import Phonology

/// What the forms of Japanese words add to their meanings, as their cards show it: "can, not, past" for 食べられなかった.
///
/// Confined to one thread at a time.
final class FormMeanings {
    private let lexicon: Lexicon?
    /// By form and dictionary form; a text repeats the same few hundred.
    private var known: [[String]: String?] = [:]
    private static let mostForms = 20_000

    init(_ lexicon: Lexicon?) { self.lexicon = lexicon }

    /// What a gloss says of a dictionary form whose end is slurred, before that form: いん in どこにいんの denies nothing.
    static let slurred = " (short for "

    /// What a gloss says of a verb in ないで, before what the form says there: 言わないで。 asks somebody not to.
    static let notDoing = " (ないで: "

    private static let told: [(end: String, step: InflectionStep)] = [
        ("ない)", .negative), ("れる)", .passive), ("ている)", .continuing), ("ず)", .without),
    ]

    /// Returns a gloss of a word with what its form adds: "to go (not, past)"; the gloss itself if that is nothing.
    func gloss(_ gloss: String, of token: Token) -> String {
        // "cannot help -ing (ずにはいられない)" says what the form does up to its ない, "is thought to (とみられる)" to its れる,
        // "is bound to (に決まっている)" to its ている, and "regardless of (を問わず)" to its ず.
        if gloss.contains(Self.slurred) { return gloss }
        if let mark = gloss.ranges(of: Self.notDoing).first {
            let told = String(gloss[mark.upperBound...].dropLast())
            let added = added(by: token, behind: nil)?.replacing(InflectionStep.without.meaning, with: told)
            return gloss[..<mark.lowerBound] + " (" + (added ?? told) + ")"
        }
        let told = Self.told.first { gloss.hasSuffix($0.end) }?.step
        let added = added(by: token, behind: told)
        return added.map { "\(gloss) (\($0))" } ?? gloss
    }

    /// - Parameter told: The last step that the gloss itself tells; nil for none.
    private func added(by token: Token, behind told: InflectionStep?) -> String? {
        guard let lexicon, token.kind == .word, token.text != token.lemma,
            [.verb, .adjective, .auxiliary].contains(token.partOfSpeech)
        else { return nil }
        let key = [token.text, token.lemma, told?.rawValue ?? ""]
        if let known = known[key] { return known }
        // 話せる is a word of the dictionary, "to be able to speak"; 勝てる is glossed as 勝つ.
        let hasLemma = lexicon.contains(token.lemma, in: .japanese)
        let base = hasLemma ? nil : JapanesePlace.verb(ofPotential: token.lemma)
        var forms = lexicon.inflectedForms(of: token.text).filter { $0.base == base ?? token.lemma }
        // 寝てん is 寝てる before の; 捨てん is a negative.
        if forms.isEmpty, token.text.hasSuffix("てん") || token.text.hasSuffix("でん") {
            forms = lexicon.inflectedForms(of: token.text.dropLast() + "る").filter {
                $0.base == base ?? token.lemma && $0.steps.contains(.continuing)
            }
        }
        if forms.isEmpty, let standard = Self.standard(token.text) {
            forms = lexicon.inflectedForms(of: standard).filter { $0.base == base ?? token.lemma }
        }
        // いらない is written in kana, and 要る is what it means.
        if forms.isEmpty, token.text.unicodeScalars.allSatisfy(Kana.isKana) {
            let sounds = lexicon.entries(of: token.lemma, in: .japanese).map { Kana.hiragana($0.reading) }
            forms = lexicon.inflectedForms(of: token.text).filter { sounds.contains($0.base) }
        }
        let form = forms.first
        // 食べられる is both.
        let isEither =
            form?.steps.contains(.potential) ?? false && forms.contains { $0.steps.contains(.passive) }
        // What is polite, or only joins clauses, says nothing that an English gloss could.
        var steps = form?.steps.filter { $0 != .polite && $0 != .te && $0 != .adverb } ?? []
        // たら and たり are no past.
        if let end = steps.firstIndex(where: { $0 == .conditional || $0 == .listing }), end > 0, steps[end - 1] == .past
        {
            steps.remove(at: end - 1)
        }
        if let told {
            let last = steps.lastIndex { $0 == told || told == .passive && $0 == .potential } ?? -1
            steps = Array(steps[(last + 1)...])
        }
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

    /// The form of the written language for one of speech: 知らない for 知らん, 行かなければ for 行かなきゃ; nil if it is none.
    private static func standard(_ text: String) -> String? {
        for (courteous, regular) in courteous where text.hasPrefix(courteous) {
            return regular + text.dropFirst(courteous.unicodeScalars.count)
        }
        for (spoken, written) in spoken where text.hasSuffix(spoken) {
            return text.dropLast(spoken.unicodeScalars.count) + written
        }
        return nil
    }

    /// Stems before ます of verbs that leave out the r, and as it would be: なさいました.
    private static let courteous = [
        ("なさいま", "なさりま"), ("ございま", "ござりま"), ("くださいま", "くださりま"), ("下さいま", "下さりま"), ("いらっしゃいま", "いらっしゃりま"),
        ("おっしゃいま", "おっしゃりま"),
    ]

    /// The longer ones first.
    private static let spoken = [
        ("んかった", "なかった"), ("なくちゃ", "なければ"), ("ちまった", "てしまった"), ("ちまう", "てしまう"), ("なきゃ", "なければ"), ("ねえ", "ない"),
        ("ねぇ", "ない"), ("ねー", "ない"), ("たって", "ても"), ("だって", "でも"), ("ん", "ない"), ("な", "なければ"),
    ]
}
