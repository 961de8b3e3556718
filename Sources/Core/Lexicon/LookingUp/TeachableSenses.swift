import Model
import Phonology

// What a card of a word says that it means.

extension Entry {
    /// The definitions that are meanings, for readers: measure words stand among the definitions, but are none.
    public var senses: [String] { MeasureWords(in: definitions).meanings.map { Pinyin.readable($0) } }

    /// What a card says unless the learner chooses another sense: the first one. CC-CEDICT and KANJIDIC give a sense as
    /// several short ones, of which the card has the first four.
    public var cardMeaning: String {
        senses.prefix(hasShortSenses ? 4 : 1).joined(separator: "; ")
    }

    private var hasShortSenses: Bool { language == .chinese || source == DictionarySource.kanjidic.name }

    /// The reading as a note has it.
    public var cardReading: String { language == .chinese ? Pinyin.marked(reading) : reading }
}

extension Lexicon {
    /// Returns the senses of a word that a card can teach, in the order of its entries by themselves, so that a number
    /// means the same wherever the word stands.
    public func teachableSenses(of word: String, in language: Language) -> [TeachableSense] {
        var senses: [TeachableSense] = []
        for entry in entries(of: word, reading: nil, in: language) {
            for text in entry.senses {
                senses.append(
                    TeachableSense(
                        number: senses.count + 1, text: text, reading: entry.cardReading,
                        partOfSpeech: entry.partOfSpeech))
            }
        }
        return senses
    }

    /// Returns what a card of a word would be.
    ///
    /// - Parameter entries: Those that are shown, the one that is meant first.
    public func cardOffer(
        of word: String, _ entries: [Entry], in language: Language, for interface: Preferences.Interface
    ) -> CardOffer {
        let isOwn = !entries.isEmpty && entries.allSatisfy { $0.headword.lowercased() == word.lowercased() }
        var offer = CardOffer(word: isOwn ? word : dictionaryForm(of: word, in: language) ?? word)
        // "found", whose first entry is that of "find".
        if !isOwn, offer.word == word, language == .english, let verb = verb(ofPast: word),
            entries.first?.headword.lowercased() == verb
        {
            offer.word = verb
        }
        // A form of a word that only a dictionary of the learner's has.
        if !isOwn, offer.word == word, language == .english, let first = entries.first, first.isBrought {
            offer.word = first.headword
        }
        if let first = entries.first { offer.meaning = cardMeaning(of: first, for: interface) }
        for entry in entries {
            for text in entry.senses where offer.senses.count < Self.mostSenses {
                guard !offer.senses.contains(where: { $0.text == text }) else { continue }
                offer.senses.append(
                    TeachableSense(
                        number: offer.senses.count + 1, text: text, reading: entry.cardReading,
                        partOfSpeech: entry.partOfSpeech))
            }
        }
        offer.lacksMeaning = offer.meaning.isEmpty && hasDictionary(of: language)
        if offer.lacksMeaning { offer.parts = wordParts(of: word, in: language) }
        return offer
    }

    /// The most senses that a page offers.
    private static let mostSenses = 40

    /// Returns the parts of a word that is in no dictionary, each with its first meaning: the longest headwords from left
    /// to right, each once. A part without a meaning is left out.
    public func wordParts(of word: String, in language: Language) -> [WordPart] {
        var parts: [WordPart] = []
        for text in pieces(of: word, in: language) {
            guard !parts.contains(where: { $0.word == text }),
                let entry = entries(of: text, reading: nil, in: language).first, !entry.gloss.isEmpty
            else { continue }
            parts.append(WordPart(word: text, reading: entry.cardReading, meaning: Pinyin.readable(entry.gloss)))
        }
        return parts
    }

    /// Whether a dictionary of a language has been compiled, so that a word which it lacks has no meaning.
    public func hasDictionary(of language: Language) -> Bool {
        let names: [String] =
            switch language {
            case .chinese: [DictionarySource.ccCEDICT.name]
            case .japanese: [DictionarySource.jmdict.name]
            case .english: [DictionarySource.wordNet.name, DictionarySource.gcide.name]
            }
        return hasHeadwords(in: language) && parts.contains { $0.count > 0 && names.contains($0.name) }
    }

    /// The longest words that are considered as parts, in characters.
    private static let longestPart = 12

    private func pieces(of word: String, in language: Language) -> [String] {
        if language == .english {
            return word.split { $0 == " " || $0 == "-" || $0 == "\n" }.map { String($0) }.filter { $0 != word }
        }
        let scalars = Array(word.unicodeScalars)
        var pieces: [String] = []
        var start = 0
        while start < scalars.count {
            var end = min(scalars.count, start + Self.longestPart)
            if start == 0, end == scalars.count { end -= 1 }
            var found = start
            while end > start, !Self.isInsideWord(scalars, start) {
                if !Self.isInsideWord(scalars, end), contains(Self.text(scalars[start..<end]), in: language) {
                    found = end
                    break
                }
                end -= 1
            }
            if found > start { pieces.append(Self.text(scalars[start..<found])) }
            start = max(found, start + 1)
        }
        return pieces
    }

    /// Whether a place has a Latin letter before and after it: "ins" is no part of "eins".
    private static func isInsideWord(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
        func isLatin(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar {
            case "a"..."z", "A"..."Z", "\u{C0}"..."\u{24F}": true
            default: false
            }
        }
        return place > 0 && place < scalars.count && isLatin(scalars[place - 1]) && isLatin(scalars[place])
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
