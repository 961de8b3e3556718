import Model
import Phonology

extension Lexicon {
    func addJapanese(_ query: String, to forms: inout WrittenForms) {
        let isLatin = !query.unicodeScalars.contains { $0.isEastAsian }
        var texts = [query]
        func add(_ text: String) { if !texts.contains(text) { texts.append(text) } }
        for spelling in isLatin ? Kana.spellings(ofRomaji: query) : [query] {
            // し and き of "shi" and "ki" are in the middle of every word.
            guard !isLatin || spelling.unicodeScalars.count > 1 else { continue }
            for kana in [spelling, Kana.hiragana(spelling), Kana.katakana(spelling)] { add(kana) }
            if numbers(of: spelling, in: .japanese).isEmpty {
                for form in inflectedForms(of: spelling).prefix(2) { add(form.base) }
            }
        }
        // Words that are read so are written in kanji.
        for kana in texts where !kana.isEmpty && kana.unicodeScalars.allSatisfy(Kana.isKana) {
            for number in numbers(of: kana, in: .japanese).prefix(WrittenForms.mostHomophones) {
                if let entry = entry(number) { add(entry.headword) }
            }
        }
        for text in texts {
            let isShortKana = text.unicodeScalars.count < 3 && text.unicodeScalars.allSatisfy(Kana.isKana)
            if text != query, !isLatin || !isShortKana { forms.add(WrittenForms.Form(text)) }
            for form in japaneseForms(of: text) { forms.add(form) }
        }
    }

    /// The forms of a verb or an adjective. None of a short one in kana, such as いる and する, which are in the middle of
    /// other words.
    private func japaneseForms(of base: String) -> [WrittenForms.Form] {
        guard base.unicodeScalars.count > 2 || !base.unicodeScalars.allSatisfy(Kana.isKana) else { return [] }
        var readings: [String] = []
        var parts: Set<UInt8> = []
        for number in numbers(of: base, in: .japanese) {
            guard let record = record(number), record.source != DictionarySource.kanjidic.rawValue else { continue }
            parts.insert(record.partOfSpeech)
            if let entry = entry(number) { readings.append(entry.reading) }
        }
        let isSuru = nounBeforeSuru(in: base) != nil
        var forms: [WrittenForms.Form] = []
        for kind in [InflectionClass.ichidan, .godan, .irregular, .adjective] {
            guard isSuru ? kind == .irregular : parts.contains(where: { kind.fits($0) }),
                kind != .ichidan || VerbClass.canBeIchidan(base, readings: readings),
                !VerbClass.isUnusual(base, readings: readings, as: kind)
            else { continue }
            forms += InflectedForm.forms(of: base, as: kind)
        }
        return forms
    }
}

extension InflectedForm {
    /// The most endings that are joined to a word.
    private static let mostJoined = 3

    /// The forms of a dictionary form, by the rules that ``candidates(for:)`` takes off.
    static func forms(of base: String, as kind: InflectionClass) -> [WrittenForms.Form] {
        var found: [WrittenForms.Form] = []
        var seen: Set<String> = [base]
        var open: [(text: String, kind: InflectionClass)] = [(base, kind)]
        for _ in 0..<mostJoined {
            var next: [(text: String, kind: InflectionClass)] = []
            for (text, kind) in open {
                guard let last = text.unicodeScalars.last, let rules = InflectionRules.byLastOfBase[last] else {
                    continue
                }
                for rule in rules where !kind.isDisjoint(with: rule.of) && text.hasSuffix(rule.base) {
                    let stem = text.unicodeScalars.dropLast(rule.base.unicodeScalars.count)
                    guard !stem.isEmpty || rule.ending.unicodeScalars.count > 1 else { continue }
                    let form = String(stem) + rule.ending
                    guard seen.insert(form).inserted else { continue }
                    found.append(WrittenForms.Form(form, base: base))
                    if rule.form.rawValue != 0 { next.append((form, rule.form)) }
                    if rule.step == .polite, form.hasSuffix("ます") {
                        let bare = String(form.dropLast(2))
                        if bare.unicodeScalars.count > 1 {
                            found.append(WrittenForms.Form(bare, base: base, isStem: true))
                        }
                    }
                }
            }
            open = next
        }
        return found
    }
}
