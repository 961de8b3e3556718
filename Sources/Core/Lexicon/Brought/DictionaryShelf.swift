import Model
import Phonology

/// The dictionaries that a learner brought, in the learner's order, with Glossa's own among them.
///
/// This is the only place that decides what the learner's dictionaries say of a word, and in which order.
public struct DictionaryShelf: Sendable {
    /// A dictionary with its entries.
    public struct Volume: Sendable {
        public var dictionary: LearnerDictionary
        public var image: DictionaryImage

        public init(_ dictionary: LearnerDictionary, _ image: DictionaryImage) {
            self.dictionary = dictionary
            self.image = image
        }
    }

    let volumes: [Volume]

    /// - Parameter volumes: In the learner's order; those that are off are left out.
    public init(_ volumes: [Volume] = []) {
        self.volumes = volumes.filter { !$0.dictionary.isOnIn.isEmpty }
    }

    public var isEmpty: Bool { volumes.isEmpty }

    /// Whether a dictionary is on in a language; in any language for nil.
    public func isOn(in language: Language?) -> Bool {
        volumes.contains { volume in language.map { volume.isOn(in: $0) } ?? true }
    }

    /// Returns the entries of a word in a text: those of Glossa's dictionaries among the learner's.
    ///
    /// - Parameters:
    ///   - entries: Those of Glossa's own dictionaries, the one that is meant first.
    ///   - word: The lemma.
    ///   - surface: The form in the text.
    ///   - reading: Its reading there: kana, marked or numbered pinyin; nil if it is unknown.
    public func entries(
        around entries: [Entry], of word: String, surface: String? = nil, reading: String? = nil, in language: Language
    ) -> [Entry] {
        guard !volumes.isEmpty else { return entries }
        var before: [Entry] = []
        var after: [Entry] = []
        for volume in volumes where volume.isOn(in: language) {
            let found = volume.entries(of: word, surface: surface ?? word, reading: reading, in: language)
            if volume.dictionary.isFirst { before += found } else { after += found }
        }
        return withFacts(before + entries + after)
    }

    /// Adds to entries what the dictionaries tell of their words besides meanings: each fact to the first entry that it may be
    /// about.
    public func withFacts(_ entries: [Entry]) -> [Entry] {
        var entries = entries
        for volume in volumes where volume.dictionary.factCount > 0 {
            var known: Set<String> = []
            for entry in entries where volume.isOn(in: entry.language) {
                for word in [entry.headword, entry.traditional] where known.insert(word).inserted {
                    for fact in volume.image.facts(of: word, source: volume.dictionary.name) {
                        let place = entries.firstIndex {
                            ($0.headword == word || $0.traditional == word) && volume.isOn(in: $0.language)
                                && (fact.reading.isEmpty || $0.isRead(fact.reading))
                        }
                        if let place, !entries[place].facts.contains(fact) { entries[place].facts.append(fact) }
                    }
                }
            }
        }
        return entries
    }
}

extension DictionaryShelf.Volume {
    func isOn(in language: Language) -> Bool { dictionary.isOnIn.contains(language) }

    func entry(_ number: UInt32, in language: Language) -> Entry? {
        image.entry(number, in: language, source: dictionary.name)
    }

    /// The entries of a word in a text, those with its reading first.
    fileprivate func entries(of word: String, surface: String, reading: String?, in language: Language) -> [Entry] {
        var found = entries(under: word, in: language)
        if found.isEmpty, surface != word { found = entries(under: surface, in: language) }
        if found.isEmpty, language == .japanese {
            for form in inflectedForms(of: surface).prefix(1) {
                for number in numbers(ofBase: form.base) {
                    if let entry = entry(number, in: language) { found.append(entry) }
                }
            }
        }
        if found.isEmpty, language == .english {
            for base in englishBases(of: surface).prefix(1) { found = entries(under: base, in: language) }
        }
        guard found.count > 1, let reading, !reading.isEmpty else { return found }
        var first: [Entry] = []
        var others: [Entry] = []
        for entry in found {
            let isSounded =
                entry.isRead(reading)
                || language == .japanese && entry.isRead(inflected: Kana.hiragana(reading), as: word)
            if isSounded { first.append(entry) } else { others.append(entry) }
        }
        return first + others
    }

    private func entries(under headword: String, in language: Language) -> [Entry] {
        var found: [Entry] = []
        for number in image.numbers(of: headword) {
            guard let entry = entry(number, in: language), !found.contains(entry) else { continue }
            found.append(entry)
        }
        return found
    }

    /// What a Japanese word may be a form of, by the rules that hold for Glossa's own dictionaries.
    func inflectedForms(of word: String) -> [InflectedForm] {
        var found: [InflectedForm] = []
        for (form, kind) in InflectedForm.candidates(for: word) {
            let noun = kind.contains(.irregular) ? form.base.nounBeforeSuru : nil
            let isThere =
                image.contains(form.base, inflectedAs: kind) || noun.map { !image.numbers(of: $0).isEmpty } ?? false
            if isThere, !found.contains(form) { found.append(form) }
        }
        return found
    }

    /// The headwords of which an English word may be a regular form, by the rules that hold for Glossa's own dictionaries:
    /// "grok" for "grokked". None for a headword.
    func englishBases(of word: String) -> [String] {
        let form = word.lowercased()
        guard image.numbers(of: form).isEmpty else { return [] }
        var found: [String] = []
        for part in [PartOfSpeechCode.verb, .noun, .adjective] {
            for base in EnglishInflection.bases(of: form, as: part) {
                // "grokk" has a letter more than "grok".
                for candidate in [base, String(base.unicodeScalars.dropLast())] {
                    guard candidate.utf8.count > 1, !found.contains(candidate), !image.numbers(of: candidate).isEmpty,
                        EnglishInflection.spellings(of: candidate, partOfSpeech: part.name ?? "").contains(form)
                    else { continue }
                    found.append(candidate)
                }
            }
        }
        return found
    }

    /// The entries of the dictionary form of a Japanese word; of the noun, for a verb that する makes of it.
    func numbers(ofBase base: String) -> UnsafeBufferPointer<UInt32> {
        let found = image.numbers(of: base)
        guard found.isEmpty, let noun = base.nounBeforeSuru else { return found }
        return image.numbers(of: noun)
    }
}
