import Model
import Phonology

extension Lexicon {
    /// Returns what a Japanese word may be a form of, fewest steps first, then by the usual class of the verb, and then the
    /// commonest word: 食べられなかった is 食べる with "potential", "negative" and "past". Only verbs and adjectives that are in the
    /// dictionary; none for a dictionary form.
    public func inflectedForms(of word: String) -> [InflectedForm] {
        var found: [(form: InflectedForm, length: Int, isUnusual: Bool, rank: UInt32, order: Int)] = []
        for (form, kind) in InflectedForm.candidates(for: word) {
            guard !found.contains(where: { $0.form == form }) else { continue }
            let bases = inflecting(form.base, as: kind)
            guard !bases.isEmpty else { continue }
            let readings = bases.compactMap { entry($0)?.reading }
            guard kind != .ichidan || VerbClass.canBeIchidan(form.base, readings: readings) else { continue }
            var best = UInt32.max
            for number in numbers(of: form.base, in: .japanese) {
                if let rank = record(number)?.rank, rank > 0 { best = min(best, rank) }
            }
            found.append(
                (
                    form, form.steps.count, VerbClass.isUnusual(form.base, readings: readings, as: kind), best,
                    found.count
                ))
        }
        // A dictionary may have 食べられる, too, which says less than 食べる with "potential".
        for (place, item) in found.enumerated() where item.form.base.hasSuffix("られる") {
            let longer = [.potential] + item.form.steps
            if let deeper = found.firstIndex(where: { !$0.isUnusual && $0.form.steps == longer }) {
                found[place].length = found[deeper].length
                found[place].isUnusual = true
            }
        }
        found.sort {
            ($0.length, $0.isUnusual ? 1 : 0, $0.rank, $0.order)
                < ($1.length, $1.isUnusual ? 1 : 0, $1.rank, $1.order)
        }
        return found.map { $0.form }
    }

    /// Returns the words under which the dictionary has a Japanese word that it leaves out because it is formed by rule, each
    /// with its reading: 勉強 for 勉強する, ゆっくり for ゆっくりと, 眠る for 眠れる, 飲む for 飲んだ. The likeliest first; none for a word that it has.
    ///
    /// - Parameter reading: That of the word, in hiragana; nil or empty if it is unknown.
    func dictionaryWords(of word: String, reading: String?) -> [(word: String, reading: String?)] {
        guard !contains(word, in: .japanese) else { return [] }
        var words: [(word: String, reading: String?)] = []
        if let noun = nounBeforeSuru(in: word) { words.append((noun, reading?.nounBeforeSuru)) }
        // An adverb of manner may have と after it.
        if word.hasSuffix("と"), word.unicodeScalars.count > 3, word.unicodeScalars.allSatisfy(Kana.isKana) {
            let adverb = String(word.dropLast())
            let isAdverb = numbers(of: adverb, in: .japanese).contains {
                record($0)?.partOfSpeech == PartOfSpeechCode.adverb.rawValue
            }
            if isAdverb { words.append((adverb, reading.map { String($0.dropLast()) })) }
        }
        for form in inflectedForms(of: word) {
            words.append((form.base, reading.flatMap { InflectedForm.reading(of: form, in: $0) }))
        }
        return words
    }

    /// The numbers of the verbs or adjectives with a spelling. する makes a verb of any noun before it.
    private func inflecting(_ base: String, as kind: InflectionClass) -> [UInt32] {
        let own = numbers(of: base, in: .japanese).filter { number in
            guard let record = record(number), record.source != DictionarySource.kanjidic.rawValue else { return false }
            return kind.fits(record.partOfSpeech)
        }
        guard own.isEmpty, kind.contains(.irregular), let noun = base.nounBeforeSuru else { return own }
        return Array(numbers(of: noun, in: .japanese))
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

    /// Returns the reading of a form's dictionary form, from the reading of the form itself: ねむる for 眠る in 眠れる, ねむれる.
    static func reading(of form: InflectedForm, in reading: String) -> String? {
        candidates(for: reading).first { other in
            other.form.steps == form.steps && other.form.base.unicodeScalars.last == form.base.unicodeScalars.last
        }?.form.base
    }

    /// What completes a form that an analyser cuts off inside a word: 読ま(ない), 読み(ます), 読ん(だ), 高かっ(た), 読も(う), 読め(ば).
    private static let completions = ["", "ます", "ない", "た", "だ", "う", "ば"]

    /// Returns whether a reading is that of a word or of one of its forms, or begins with one: よんだ and よみ for よむ.
    ///
    /// - Parameters:
    ///   - reading: In hiragana.
    ///   - base: The reading of the dictionary form, in hiragana.
    static func isReading(_ reading: String, ofFormsOf base: String) -> Bool {
        if reading.hasPrefix(base) { return true }
        // What is not in the rules (でもらう) comes after what is.
        var rest = reading.unicodeScalars[...]
        let least = max(1, base.unicodeScalars.count - 2)
        while rest.count >= least {
            for completion in completions
            where candidates(for: String(rest) + completion).contains(where: { $0.form.base == base }) { return true }
            rest.removeLast()
        }
        return false
    }
}
