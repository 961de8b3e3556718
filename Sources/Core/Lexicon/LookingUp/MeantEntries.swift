import Model
import Phonology

extension Lexicon {
    /// Returns the entries of a word as it is used in a text: the one that is meant first, and in it the sense that is
    /// meant. This is the only place that decides which word is meant.
    ///
    /// Without a reading and a part of speech, the order is that of ``entries(of:in:)``: what the headword, as it is
    /// written, means most often.
    ///
    /// - Parameters:
    ///   - word: The lemma, as it is written.
    ///   - reading: Its reading there, in numbered or marked pinyin or in kana, also that of an inflected form (よんだ for
    ///     読む); nil or empty if it is unknown.
    ///   - partOfSpeech: What it is there; none if it is unknown.
    ///   - meaning: The gloss that the annotator gave it there, which may be a sense that its context chose; nil if it is
    ///     unknown.
    public func entries(
        of word: String, reading: String?, partOfSpeech: PartOfSpeechCode = .none, meaning: String? = nil,
        in language: Language
    ) -> [Entry] {
        switch language {
        case .chinese: entries(of: WordInContext(word, reading: reading, meaning: meaning))
        case .japanese: japaneseEntries(of: word, reading: reading, partOfSpeech.kinds).putting(meaning)
        case .english: Self.ordered(entries(of: word, in: .english), as: partOfSpeech)
        }
    }

    /// Puts the entries of a part of speech first.
    private static func ordered(_ entries: [Entry], as partOfSpeech: PartOfSpeechCode) -> [Entry] {
        guard let name = partOfSpeech.name else { return entries }
        return entries.filter { $0.partOfSpeech == name } + entries.filter { $0.partOfSpeech != name }
    }

    /// Those with the reading come first, then those that can be what the word is there; the characters of KANJIDIC are
    /// last.
    private func japaneseEntries(
        of word: String, reading: String?, _ kinds: PartOfSpeechCode.Kinds
    ) -> [Entry] {
        let sound = reading.map { Kana.hiragana($0) } ?? ""
        // Analysers call a particle such as の a noun where a clause goes before it.
        let kinds = kinds == .names && word.utf8.count <= 3 && word.unicodeScalars.allSatisfy(Kana.isKana) ? [] : kinds
        var found: [(entry: Entry, kinds: PartOfSpeechCode.Kinds)] = []
        let numbers = numbers(of: word, in: .japanese)
        if numbers.isEmpty {
            let others = dictionaryWords(of: word, reading: sound) + word.withoutHonorific(readAs: sound)
            for (base, sound) in others where base != word {
                let found = japaneseEntries(of: base, reading: sound, [])
                if !found.isEmpty { return found }
            }
            return [quantity(word, sound)].compactMap { $0 }
        }
        for number in numbers {
            guard let record = record(number), let entry = entry(number) else { continue }
            found.append((entry, record.kinds))
        }
        let isExact = !sound.isEmpty && found.contains { Kana.hiragana($0.entry.reading) == sound }
        // That of an inflected form; with a single entry it decides nothing.
        let inflected =
            isExact || sound.isEmpty || found.count < 2 ? [] : found.map { $0.entry.isRead(inflected: sound, as: word) }
        let isSounded = isExact || inflected.contains(true)
        let indices = Self.sorted(Array(found.indices)) { index in
            let item = found[index]
            if item.entry.source == DictionarySource.kanjidic.name { return 4 }
            let isOther = isSounded && !(isExact ? Kana.hiragana(item.entry.reading) == sound : inflected[index])
            let isOfOtherKind = !kinds.isEmpty && !item.kinds.isEmpty && item.kinds.isDisjoint(with: kinds)
            return (isOther ? 2 : 0) + (isOfOtherKind ? 1 : 0)
        }
        // 七分 read ななふん is seven minutes, whatever is read しちぶ.
        if !sound.isEmpty, !isExact, let quantity = quantity(word, sound) {
            return [quantity] + indices.map { found[$0].entry }
        }
        var sorted = indices.map { found[$0] }
        if !sorted.isEmpty, !kinds.isEmpty, sorted[0].kinds.isSuperset(of: kinds) {
            sorted[0].entry.putSense(of: kinds)
        }
        return sorted.map { $0.entry }
    }

    /// An entry for a number with a counter that no dictionary has (三十分); nil for any other word.
    private func quantity(_ word: String, _ reading: String) -> Entry? {
        guard let meaning = JapaneseQuantityGloss.of(word), hasHeadwords(in: .japanese) else { return nil }
        return Entry(
            language: .japanese, headword: word, traditional: word, reading: reading, definitions: [meaning],
            source: DictionarySource.glossaJapanese.name)
    }

    /// Sorts by a number, and otherwise leaves the order as it is.
    private static func sorted<Element>(_ elements: [Element], by place: (Element) -> Int) -> [Element] {
        var keyed: [(place: Int, order: Int)] = []
        for (order, element) in elements.enumerated() { keyed.append((place(element), order)) }
        keyed.sort { ($0.place, $0.order) < ($1.place, $1.order) }
        return keyed.map { elements[$0.order] }
    }
}

extension Entry {
    /// Returns the reading with which a Japanese word is learnt, from that of one of its forms: よむ for 読む, met as よんだ.
    /// Empty for a word in kana, which says it itself.
    ///
    /// - Parameter entry: The one that the word means; nil if it is in no dictionary.
    public static func learntReading(of word: String, met reading: String, as entry: Entry?) -> String {
        let sound = Kana.hiragana(reading)
        let isKana = (word + sound).unicodeScalars.allSatisfy(Kana.isKana)
        if isKana || Kana.hiragana(word) == sound { return "" }
        guard let entry, sound != Kana.hiragana(entry.reading), entry.isRead(inflected: sound, as: word) else {
            return reading
        }
        return entry.reading
    }

    /// Moves the first sense of some kinds of words to the front, if the first sense is of another. A sense that is another
    /// part of speech than its entry begins with it in brackets: "(suffix) day (of the month)".
    fileprivate mutating func putSense(of kinds: PartOfSpeechCode.Kinds) {
        let main = partOfSpeech.flatMap { PartOfSpeechCode(name: $0) } ?? .none
        func kindsOfSense(_ definition: String) -> PartOfSpeechCode.Kinds {
            guard definition.utf8.first == UInt8(ascii: "("),
                let end = definition.utf8.firstIndex(of: UInt8(ascii: ")"))
            else { return main.kinds }
            let remark = String(definition[definition.utf8.index(after: definition.startIndex)..<end])
            return (PartOfSpeechCode(name: remark) ?? main).kinds
        }
        guard let first = definitions.first, kindsOfSense(first).isDisjoint(with: kinds) else { return }
        // One with a further remark, such as "(suffix) (archaic)", is hardly meant.
        let place = definitions.firstIndex { !kindsOfSense($0).isDisjoint(with: kinds) && !$0.hasTwoRemarks }
        if let place { definitions.insert(definitions.remove(at: place), at: 0) }
    }
}

extension String {
    /// Whether it begins with two remarks in brackets.
    fileprivate var hasTwoRemarks: Bool {
        guard utf8.first == UInt8(ascii: "("), let end = utf8.firstIndex(of: UInt8(ascii: ")")) else { return false }
        return utf8[end...].dropFirst(2).first == UInt8(ascii: "(")
    }

    /// A Japanese word without the prefix of courtesy, and its reading: 客 for お客.
    fileprivate func withoutHonorific(readAs reading: String) -> [(word: String, reading: String?)] {
        for prefix in ["お", "ご", "御"] where hasPrefix(prefix) && unicodeScalars.count > 1 {
            return [(String(dropFirst()), reading.isEmpty ? nil : String(reading.dropFirst()))]
        }
        return []
    }
}
