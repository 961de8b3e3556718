import Model
import Phonology

/// How a Chinese word stands in a text, which decides what it means there.
public struct WordInContext: Hashable, Sendable {
    /// The simplified form, under which it is learnt.
    public var word: String
    /// The form in the text.
    public var surface: String
    /// Its reading there, as marked or numbered pinyin; nil if unknown.
    public var reading: String?
    /// The gloss that the annotator gave it there, which may be a sense that its context chose; nil if unknown.
    public var meaning: String?

    /// - Parameter surface: Nil if it is the word itself.
    public init(_ word: String, surface: String? = nil, reading: String? = nil, meaning: String? = nil) {
        self.word = word
        self.surface = surface ?? word
        self.reading = reading
        self.meaning = meaning
    }

    /// Puts entries of the word, the usual one first, into the order in which they are meant here.
    func ordered(_ entries: [Entry]) -> [Entry] {
        guard entries.count > 1 else { return entries }
        let isWrittenOtherwise = surface != word
        let ranked = entries.enumerated().map { place, entry in
            let form = isWrittenOtherwise && entry.traditional != surface ? 1 : 0
            var sound = 0
            if let reading, !entry.isRead(reading) {
                sound = Pinyin.key(entry.reading) == Pinyin.key(reading) ? 1 : 2
            }
            return (form: form, sound: sound, place: place, entry: entry)
        }
        return ranked.sorted { ($0.form, $0.sound, $0.place) < ($1.form, $1.sound, $1.place) }.map { $0.entry }
    }
}

extension [Entry] {
    /// Puts the sense that is meant in a text first: one of the entries with the reading of the first, or else one that
    /// goes before those of the first entry, in place of what says a part of it.
    ///
    /// - Parameter meaning: The gloss that the annotator gave the word there; nil if it is unknown.
    func putting(_ meaning: String?) -> [Entry] {
        guard let meaning, let first, Gloss.short(first.definitions) != meaning else { return self }
        var entries = self
        for place in entries.indices {
            let sense = entries[place].definitions.firstIndex { Gloss.short([$0]) == meaning }
            guard sense != nil || Gloss.short(entries[place].definitions) == meaning else { continue }
            // What the word means in another reading is not meant: the learner has corrected this one.
            guard entries[place].isRead(first.sound) else { return entries }
            var entry = entries.remove(at: place)
            if let sense { entry.definitions.insert(entry.definitions.remove(at: sense), at: 0) }
            entries.insert(entry, at: 0)
            return entries
        }
        let parts = meaning.split(separator: ";").flatMap { [Gloss.plain($0), Self.spelledOut($0)] }
            .filter { !$0.isEmpty }
        entries[0].definitions.removeAll { parts.contains(Gloss.plain($0)) || parts.contains(Self.spelledOut($0)) }
        entries[0].definitions.insert(meaning, at: 0)
        return entries
    }

    /// A gloss with its remarks, but without their brackets: "day (of a month)" is "day of a month".
    private static func spelledOut(_ gloss: some StringProtocol) -> String {
        Gloss.plain(String(gloss.filter { $0 != "(" && $0 != ")" }))
    }
}

extension Lexicon {
    /// Returns the entries of a Chinese word in the order in which they are meant where it stands: those written as it is
    /// (麵 is noodles, 面 is a face, too), then those read as it is; otherwise the usual one first. Each entry has its usual
    /// sense first.
    ///
    /// Everything that shows what a Chinese word means goes by this order.
    public func entries(of context: WordInContext) -> [Entry] {
        var found = entries(of: context.word, in: .chinese)
        if found.isEmpty, context.surface != context.word { found = entries(of: context.surface, in: .chinese) }
        if found.isEmpty { return [number(context)].compactMap { $0 } }
        return context.ordered(found).putting(context.meaning)
    }

    /// Whether the gloss of a token of a Chinese text is a sense that its context chose, and not the usual one of the word as
    /// it is read there.
    public func isMeantUnusually(_ token: Token) -> Bool {
        let usual = entries(of: WordInContext(token.lemma, surface: token.text, reading: token.reading)).first
        guard let gloss = token.gloss, let usual else { return false }
        return Gloss.short(usual.definitions) != gloss
    }

    /// An entry for a number that no dictionary has (三百二十五); nil for any other word.
    private func number(_ context: WordInContext) -> Entry? {
        guard let value = NumberGloss.of(context.word), hasHeadwords(in: .chinese) else { return nil }
        let reading =
            context.reading.map { Pinyin.numbered($0) }
            ?? context.word.unicodeScalars.compactMap { entries(of: String($0), in: .chinese).first?.reading }
            .joined(separator: " ")
        return Entry(
            language: .chinese, headword: context.word, traditional: context.surface, reading: reading,
            definitions: [value], source: DictionarySource.glossaChinese.name)
    }

    /// Returns the entry of each character of a Chinese word, as it is read and written in the word; nil for a character
    /// without one.
    ///
    /// - Parameters:
    ///   - context: The word.
    ///   - entry: The word's entry, which tells the reading of each character.
    public func characters(of context: WordInContext, _ entry: Entry?) -> [WordCard.Character] {
        let text = context.word.unicodeScalars.map { String($0) }
        let syllables = Self.syllables(of: text.count, context.reading, entry)
        let traditional = entry?.traditional.unicodeScalars.map { String($0) } ?? []
        return text.enumerated().map { place, character in
            let written = traditional.count == text.count ? traditional[place] : character
            let found = entries(
                of: WordInContext(character, surface: written, reading: syllables.isEmpty ? nil : syllables[place]))
            return WordCard.Character(text: character, entry: found.first)
        }
    }

    /// One numbered syllable for each of some characters; none if the reading has another number of them.
    private static func syllables(of count: Int, _ reading: String?, _ entry: Entry?) -> [String] {
        if let entry, reading.map({ Pinyin.key($0) == Pinyin.key(entry.reading) }) ?? true {
            let parts = entry.reading.split(separator: " ").map { String($0) }
            if parts.count == count { return parts }
        }
        let parts = reading.map { Pinyin.numbered($0).split(separator: " ").map { String($0) } } ?? []
        return parts.count == count ? parts : []
    }
}
