import Foundation
import Lexicon
import Model
import Phonology
import Segmentation

/// Compiles the tables of the Chinese segmenter: characters, trie, transitions, names, words.
struct ChineseTables {
    /// How much cheaper (in nats) a phrase is than its individual words. At 4, some of the commonest words win over it
    /// (有 一 天下 大雨); at 7, it wins where it should not.
    static let phraseBonus = 5.5

    let entries: [CEDICTEntry]
    let vocabulary: ChineseVocabulary
    let figures: TransitionFigures
    let names: NameFigures
    let composer: ReadingComposer
    let rules: ReadingRuleFile
    let contexts: SenseRuleFile
    /// Sequences of words that are often segmented wrongly, already segmented.
    let phrases: [[String]]
    let hsk2: [String: Int]
    let hsk3: [String: Int]
    /// The frequency rank of each word, 1 for the commonest.
    let ranks: [String: Int]

    /// - Parameter firstEntry: The number of the first of `entries` among all entries of the lexicon.
    func write(to writer: inout LexiconWriter, firstEntry: Int) {
        let folding = CharacterFolding(entries: entries)
        let ordered = vocabulary.words.values.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
        let codes = characterCodes(ordered, folding)
        writeScalars(codes, folding, &writer)
        writeTrie(ordered, codes, folding, &writer)
        writeWords(ordered, folding, firstEntry: firstEntry, &writer)
        var transitions = [Int16](repeating: 0, count: figures.classes.count * figures.classes.count)
        for (preceding, row) in figures.costs.enumerated() {
            for (following, cost) in row.enumerated() {
                transitions[following * figures.classes.count + preceding] = Int16(
                    clamping: Int(Float(cost) / 100 * Cost.unit))
            }
        }
        writer.add(.transitions, transitions)
        writer.add(.wordClasses, Array(figures.classes.joined(separator: " ").utf8))
        let special = ["EDGE", "NUMBER", "LATIN", "NAME", "UNKNOWN"].map { name in
            UInt8(figures.classes.firstIndex(of: name) ?? 0)
        }
        writer.add(.specialClasses, special + [UInt8(figures.classes.count)])
    }

    /// Assigns codes to characters, the commonest first, so that the cells of common characters are close together.
    private func characterCodes(_ words: [ChineseWord], _ folding: CharacterFolding) -> [UInt32: UInt16] {
        var counts: [UInt32: Double] = [:]
        for word in words {
            for scalar in word.text.unicodeScalars { counts[folding.folded(scalar.value), default: 0] += word.count }
        }
        for entry in entries where ChineseVocabulary.isWordText(entry.traditional) {
            for scalar in entry.traditional.unicodeScalars { counts[folding.folded(scalar.value), default: 0] += 0 }
        }
        let order = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.filter { $0.key < 0x10000 }
        return Dictionary(uniqueKeysWithValues: order.prefix(65_000).enumerated().map { ($1.key, UInt16($0 + 1)) })
    }

    /// Whether a folded character is one of 〇零一二…九十百千万亿两.
    static func isNumeral(_ scalar: UInt32) -> Bool {
        guard scalar > 0x7F, let character = Unicode.Scalar(scalar) else { return false }
        return Numeral.unit(scalar) > 0 || Numeral.digit(character) != nil
    }

    private func writeScalars(_ codes: [UInt32: UInt16], _ folding: CharacterFolding, _ writer: inout LexiconWriter) {
        var table = [UInt32](repeating: 0, count: 0x10000)
        for scalar in UInt32(0)..<0x10000 {
            let folded = folding.folded(scalar)
            var flags: ScalarInfo.Flags = []
            if Self.isNumeral(folded) { flags.insert(.numeral) }
            if folded == 0x7B2C || folded == 0x51E0 || folded == 0x6570 { flags.insert(.ordinal) }  // 第, 几, 数
            if names.surnames.contains(folded) { flags.insert(.surname) }
            if names.transliterations.contains(folded) { flags.insert(.transliteration) }
            let kind = kind(of: scalar)
            let hasCode = kind != .punctuation && kind != .space
            table[Int(scalar)] = ScalarInfo(code: hasCode ? codes[folded] ?? 0 : 0, kind: kind, flags: flags).bits
        }
        writer.add(.scalars, table)
        var costs = [NameCosts](
            repeating: NameCosts(
                surname: NameCosts.never, first: NameCosts.never, second: NameCosts.never, only: NameCosts.never,
                transliteration: NameCosts.never),
            count: codes.count + 1)
        for (scalar, cost) in names.costs {
            if let code = codes[scalar] { costs[Int(code)] = cost }
        }
        writer.add(.nameCosts, costs)
    }

    private func writeTrie(
        _ words: [ChineseWord], _ codes: [UInt32: UInt16], _ folding: CharacterFolding, _ writer: inout LexiconWriter
    ) {
        func key(_ text: String) -> [UInt16]? {
            var key: [UInt16] = []
            for scalar in text.unicodeScalars {
                guard let code = codes[folding.folded(scalar.value)] else { return nil }
                key.append(code)
            }
            return key
        }
        // 耑 is an old way to write 端, but folds into 专, which must stay itself.
        let texts = Set(words.map(\.text))
        func isAnother(_ form: String, than word: String) -> Bool {
            let folded = folding.folded(form)
            return folded != form && folded != word && texts.contains(folded)
        }
        var items: [[UInt16]: TrieBuilder.Item] = [:]
        var costs: [String: Double] = [:]
        var wordCosts = [WordCost(cost: 0, wordClass: 0)]
        // The counted list has some of the phrases as one word (外婆家); no dictionary has.
        let divided = Set(phrases.map { $0.joined() })
        for (number, word) in words.enumerated() {
            let cost = log(vocabulary.total) - log(word.count) + word.penalty
            costs[word.text] = cost
            let isUnlisted = word.penalty > 0
            wordCosts.append(
                WordCost(
                    cost: Cost.of(nats: Float(cost)), wordClass: word.wordClass, kinds: word.kinds,
                    isUnlisted: isUnlisted))
            if isUnlisted, divided.contains(word.text) { continue }
            for form in Set([word.text] + word.entries.map { entries[$0].traditional }) {
                guard !isAnother(form, than: word.text), let key = key(form), items[key] == nil else { continue }
                items[key] = TrieBuilder.Item(codes: key, word: UInt32(number + 1))
            }
        }
        var splits: [UInt32] = []
        func addPhrase(_ parts: [String], cost: Double) {
            guard let key = key(parts.joined()), items[key] == nil, let last = vocabulary.words[parts[parts.count - 1]]
            else { return }
            var packed: UInt32 = 0
            for (index, part) in parts.enumerated() { packed |= UInt32(part.unicodeScalars.count) << UInt32(index * 4) }
            splits.append(packed)
            items[key] = TrieBuilder.Item(codes: key, word: UInt32(words.count + splits.count))
            wordCosts.append(WordCost(cost: Cost.of(nats: Float(cost)), wordClass: last.wordClass))
        }
        for parts in phrases {
            addPhrase(parts, cost: max(1, parts.reduce(0) { $0 + (costs[$1] ?? 14) } - Self.phraseBonus))
        }
        for compound in vocabulary.compounds.sorted(by: { $0.key < $1.key }).map(\.value) {
            addPhrase(compound.parts, cost: log(vocabulary.total) - log(compound.count) + compound.penalty)
        }
        let sorted = items.values.sorted { $0.codes.lexicographicallyPrecedes($1.codes) }
        writer.add(.trie, TrieBuilder(sorted: sorted, codeLimit: codes.count).cells)
        writer.add(.wordCosts, wordCosts)
        writer.add(.phraseSplits, splits)
    }

    private func writeWords(
        _ words: [ChineseWord], _ folding: CharacterFolding, firstEntry: Int, _ writer: inout LexiconWriter
    ) {
        var compiler = ReadingRuleCompiler(folding: folding)
        var meanings = ReadingRuleCompiler(folding: folding)
        var records: [WordRecord] = []
        var wordEntries: [UInt32] = []
        var forms: [WrittenForm] = []
        let composed = ComposedGloss(
            usual: { word in vocabulary.words[word]?.entries.first.map { entries[$0] } },
            isTransliteration: { names.transliterations.contains($0.value) },
            isSurname: { names.surnames.contains($0.value) },
            unusual: { character, reading in
                let known = vocabulary.words[character]?.entries.map { entries[$0] } ?? []
                guard let usual = known.first, usual.pinyin.lowercased() != reading else { return nil }
                return known.first { $0.pinyin == reading && !$0.isProperName && !$0.onlyRefers }
            })
        func isNameByClass(_ word: ChineseWord) -> Bool {
            ChineseCompiler.namingClasses.contains(figures.classes[Int(word.wordClass)])
        }
        let separable = separableVerbs(words)
        for word in words {
            let syllables = composer.syllables(of: word.text)
            let first = UInt32(wordEntries.count)
            let own = word.entries  // the usual one first
            wordEntries += own.map { UInt32(firstEntry + $0) }
            let isListedName = !own.isEmpty && own.allSatisfy { entries[$0].isProperName }
            let numbered = syllables.joined(separator: " ")
            let usual = own.first { entries[$0].pinyin.lowercased() == numbered } ?? own.first
            let gloss =
                usual.map { Gloss.short(entries[$0].definitions) }
                ?? composed.gloss(of: word.text, isName: isNameByClass(word), syllables: syllables)
            let isName = isListedName || own.isEmpty && gloss == ComposedGloss.name
            let senses = senseRules(of: word, usual: numbered)
            let readings = readingRules(of: word.text, usual: numbered, and: senses, separable)
            let hasRules = !readings.isEmpty
            for form in writtenForms(of: own.map { entries[$0] }, usual: numbered, gloss, hasRules: hasRules) {
                forms.append(
                    WrittenForm(
                        word: UInt32(records.count + 1), text: writer.string(form.text),
                        reading: writer.string(Self.marked(form.syllables, capitalised: isName)),
                        syllables: writer.string(form.syllables), gloss: writer.string(form.gloss),
                        hasOneReading: form.hasOneReading ? 1 : 0))
            }
            records.append(
                WordRecord(
                    text: writer.string(word.text),
                    reading: writer.string(Self.marked(numbered, capitalised: isName)),
                    gloss: writer.string(gloss),
                    rank: UInt32(ranks[word.text] ?? 0), firstEntry: first,
                    rules: hasRules ? compiler.add(readings, writer: &writer) + 1 : 0,
                    entryCount: UInt16(clamping: own.count), hsk2: UInt8(hsk2[word.text] ?? 0),
                    hsk3: UInt8(hsk3[word.text] ?? 0), syllables: writer.string(numbered),
                    senses: senses.isEmpty ? 0 : meanings.add(senses: senses.map(\.rule), writer: &writer) + 1))
        }
        writer.add(.words, records)
        writer.add(.writtenForms, forms)
        writer.add(.wordEntries, wordEntries)
        writer.add(.readingRules, compiler.code)
        writer.add(.senseRules, meanings.code)
    }

    /// The rules for the meanings of a word, each with the reading that goes with it: the one that the table names, that of
    /// the entry with just this meaning, or else the usual one.
    private func senseRules(of word: ChineseWord, usual: String) -> [(rule: ReadingRule, isReading: Bool)] {
        (contexts.rules[word.text] ?? []).map { rule in
            guard rule.reading.count == 1 else { return (rule, true) }
            var rule = rule
            let entry = word.entries.first { entries[$0].definitions.contains(rule.reading[0]) }
            rule.reading.append(entry.map { entries[$0].pinyin.lowercased() } ?? usual)
            return (rule, entry != nil)
        }
    }

    /// The rules for the verbs of the dictionary that may be taken apart.
    private func separableVerbs(_ words: [ChineseWord]) -> SeparableVerbs {
        let verbs = words.compactMap { word -> SeparableVerbs.Verb? in
            guard word.text.unicodeScalars.count == 2,
                word.entries.first.map({ entries[$0].definitions.first?.hasPrefix("to ") ?? false }) ?? false
            else { return nil }
            return SeparableVerbs.Verb(text: word.text, syllables: composer.syllables(of: word.text))
        }
        return SeparableVerbs(verbs) { character in
            let syllables = composer.syllables(of: character)
            return syllables.count == 1 ? syllables[0] : nil
        }
    }

    /// The rules for the readings of a word: its own, the contexts of the meanings that go with a certain reading, so that one
    /// context decides both, and those of verbs that are taken apart. None if they say no more than that it is read as usual.
    private func readingRules(
        of word: String, usual: String, and senses: [(rule: ReadingRule, isReading: Bool)], _ separable: SeparableVerbs
    ) -> [ReadingRule] {
        let own = (rules.rules[word] ?? []) + (separable.rules[word] ?? [])
        let others = senses.filter { $0.isReading && $0.rule.before.count + $0.rule.after.count > 0 }.map(\.rule)
        guard !own.isEmpty || others.contains(where: { $0.reading[1] != usual }) else { return [] }
        let theirs = others.map { rule in
            ReadingRule(
                reading: rule.reading[1].split(separator: " ").map(String.init), before: rule.before, after: rule.after)
        }
        return ReadingRuleFile.longestFirst(theirs + own)
    }

    /// The traditional forms of a word that do not mean or are not read as the word usually is, or always are although the
    /// word is not (乾 is never gàn).
    ///
    /// - Parameters:
    ///   - entries: Those of the word, the usual one first.
    ///   - usual: The word's usual reading, in numbered pinyin.
    ///   - hasRules: Whether its context can give the word another reading.
    private func writtenForms(of entries: [CEDICTEntry], usual: String, _ gloss: String, hasRules: Bool) -> [(
        text: String, syllables: String, gloss: String, hasOneReading: Bool
    )] {
        guard Set(entries.map(\.traditional)).count > 1 else { return [] }
        var seen: Set<String> = []
        return entries.compactMap { entry in
            guard entry.traditional != entry.simplified, seen.insert(entry.traditional).inserted else { return nil }
            let alike = entries.filter { $0.traditional == entry.traditional && !$0.isProperName }
            guard let first = alike.first(where: { $0.pinyin == usual }) ?? alike.first else { return nil }
            let syllables = ReadingComposer.syllables(first)?.joined(separator: " ") ?? usual
            let own = Gloss.short(first.definitions)
            let hasOneReading = alike.allSatisfy { $0.pinyin == first.pinyin }
            guard own != gloss || syllables != usual || hasRules && hasOneReading else { return nil }
            return (entry.traditional, syllables, own, hasOneReading)
        }
    }

    static func marked(_ numbered: String, capitalised: Bool) -> String {
        let marked = Pinyin.marked(numbered)
        return capitalised ? marked.prefix(1).uppercased() + marked.dropFirst() : marked
    }
}
