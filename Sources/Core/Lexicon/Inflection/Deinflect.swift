import Model

extension Lexicon {
    /// Returns what a Japanese word may be a form of, fewest steps first and then the commonest word: 食べられなかった is 食べる with
    /// "potential", "negative" and "past". Only verbs and adjectives that are in the dictionary; none for a dictionary
    /// form.
    public func inflectedForms(of word: String) -> [InflectedForm] {
        var found: [(form: InflectedForm, rank: UInt32)] = []
        for (form, kind) in InflectedForm.candidates(for: word) {
            guard inflects(form.base, as: kind), !found.contains(where: { $0.form == form }) else { continue }
            var best = UInt32.max
            for number in numbers(of: form.base, in: .japanese) {
                if let rank = record(number)?.rank, rank > 0 { best = min(best, rank) }
            }
            found.append((form, best))
        }
        found.sort { ($0.form.steps.count, $0.rank) < ($1.form.steps.count, $1.rank) }
        return found.map { $0.form }
    }

    /// Whether the dictionary has a verb or an adjective with a spelling. する makes a verb of any noun before it.
    private func inflects(_ base: String, as kind: InflectionClass) -> Bool {
        let isThere = numbers(of: base, in: .japanese).contains { number in
            guard let record = record(number), record.source != DictionarySource.kanjidic.rawValue else { return false }
            return kind.fits(record.partOfSpeech)
        }
        if isThere { return true }
        guard kind.contains(.irregular), base.hasSuffix("する"), base != "する" else { return false }
        return contains(String(base.dropLast(2)), in: .japanese)
    }
}

extension InflectionClass {
    /// Whether an entry can be inflected so: it is a verb or an adjective, as the case may be, or is not classified.
    ///
    /// - Parameter partOfSpeech: The raw value of a ``PartOfSpeechCode``.
    func fits(_ partOfSpeech: UInt8) -> Bool {
        let wanted: PartOfSpeechCode = contains(.adjective) ? .adjective : .verb
        return partOfSpeech == PartOfSpeechCode.none.rawValue || partOfSpeech == wanted.rawValue
    }
}

extension InflectedForm {
    /// The most endings that are taken off; 食べさせられたくなかった has five.
    private static let mostSteps = 6
    /// Longer than any inflected word.
    private static let longest = 40

    /// Returns the dictionary forms to which the rules lead, whether there are such words or not.
    static func candidates(for word: String) -> [(form: InflectedForm, class: InflectionClass)] {
        var found: [(form: InflectedForm, class: InflectionClass)] = []
        guard word.unicodeScalars.count <= longest else { return [] }
        var open: [(form: InflectedForm, class: InflectionClass)] = [(InflectedForm(base: word, steps: []), .any)]
        for _ in 0..<mostSteps {
            var next: [(form: InflectedForm, class: InflectionClass)] = []
            for (form, kind) in open {
                guard let last = form.base.unicodeScalars.last, let rules = InflectionRules.byLastScalar[last] else {
                    continue
                }
                for rule in rules where form.steps.isEmpty || !kind.isDisjoint(with: rule.form) {
                    guard form.base.hasSuffix(rule.ending) else { continue }
                    let stem = form.base.unicodeScalars.dropLast(rule.ending.unicodeScalars.count)
                    // A verb of one kana (見る in its 連用形) is written in kanji; きる of き alone is not meant.
                    guard !stem.isEmpty || rule.base.unicodeScalars.count > 1 else { continue }
                    let base = String(stem) + rule.base
                    next.append((InflectedForm(base: base, steps: [rule.step] + form.steps), rule.of))
                }
            }
            found += next.filter { !$0.class.isDisjoint(with: [.verb, .adjective]) }
            open = next
            if open.isEmpty { break }
        }
        return found
    }
}
