import Lexicon
import Model
import Phonology
import Proficiency
import Storage

/// A word that the learner wants to know about.
public struct WordRequest: Sendable {
    public var language: Language
    public var word: String
    /// Where it was tapped; nil if it is looked up by itself.
    public var place: Place?
    /// Its reading there, if known.
    public var reading: String?

    public init(_ word: String, in language: Language, at place: Place? = nil, reading: String? = nil) {
        self.language = language
        self.word = word
        self.place = place
        self.reading = reading
    }
}

/// Where a word was met.
public struct WordSurroundings: Sendable {
    /// Nil if the word is looked up by itself, or if the place is not there any more.
    public var page: StoredPage?
    /// The words of the page.
    public var words: [Token] = []
    /// The learner's corrections of the language that hold on the page, or in any text.
    public var corrections: [Correction]
}

extension Reader {
    /// Returns where a word was met, still without the words of the page.
    ///
    /// - Throws: ``ReadingError/impossibleWord``.
    public func surroundings(of request: WordRequest) throws(StorageError) -> WordSurroundings {
        try ReadingError.checkWord(request.word)
        var surroundings = WordSurroundings(corrections: try corrections(request.language))
        if let place = request.place, let page = try pageIfThere(place.page, of: place.book),
            page.book.language == request.language
        {
            surroundings.page = page
            surroundings.corrections = try corrections(request.language, on: place.page, of: place.book)
        }
        return surroundings
    }

    /// Returns everything that is known about a word, in context if it was met on a page.
    ///
    /// - Parameter shelf: The learner's own dictionaries.
    public func describe(
        _ request: WordRequest, in surroundings: WordSurroundings, _ lexicon: Lexicon?, _ knowledge: KnowledgeCache,
        _ shelf: DictionaryShelf = DictionaryShelf()
    ) throws(StorageError) -> WordCard {
        let (language, corrections) = (request.language, surroundings.corrections)
        var card = WordCard(language: language, word: request.word, reading: request.reading)
        var meaning: String?
        if let page = surroundings.page {
            meaning = card.take(
                from: surroundings.words, corrections, of: page.passage.text, at: request.place?.start)
        }
        card.take(from: lexicon, corrections, meaning, try preferences().interface)
        card.entries = shelf.entries(
            around: card.entries, of: card.word, surface: card.surface, reading: card.reading, in: language)
        card.mark = try mark(of: card.word, in: language)
        card.status = try knowledge.current(self).knowledge(language).status(of: card.word, level: card.level)
        card.examples = try examples(of: card.surface, in: language, notAt: request.place)
        return card
    }
}

extension WordCard {
    /// Takes what a page tells of the word: its form, reading and sentence there, and its neighbours.
    ///
    /// - Parameter start: Where the word begins, in code points; nil for its first occurrence.
    /// - Returns: The gloss that it has on the page; nil if it has none.
    fileprivate mutating func take(
        from tokens: [Token], _ corrections: [Correction], of text: String, at start: Int?
    ) -> String? {
        let word = word
        guard
            let index = tokens.firstIndex(where: { $0.start == start })
                ?? tokens.firstIndex(where: { $0.lemma == word })
        else { return nil }
        let token = tokens[index]
        self.word = token.lemma
        surface = token.text
        reading = token.reading ?? reading
        partOfSpeech = token.partOfSpeech
        level = token.level
        previous = index > 0 && tokens[index - 1].kind.isWord ? tokens[index - 1].text : nil
        next = index + 1 < tokens.count && tokens[index + 1].kind.isWord ? tokens[index + 1].text : nil
        self.start = token.start
        let scopes = corrections.filter { $0.concerns(token, of: tokens) }.map { $0.scope.kind }
        corrected = CorrectionScope.Kind.allCases.first { scopes.contains($0) }
        let scalars = Array(text.unicodeScalars)
        sentence = scalars.text(scalars.sentence(around: token.start..<token.end))
        return token.gloss
    }

    /// Takes what the dictionaries tell of the word.
    fileprivate mutating func take(
        from lexicon: Lexicon?, _ corrections: [Correction], _ meaning: String?, _ interface: Preferences.Interface
    ) {
        guard let lexicon else { return }
        takeEntries(from: lexicon, corrections, meaning)
        offer = lexicon.cardOffer(of: word, entries, in: language, for: interface)
        entries = lexicon.explained(entries, for: interface)
    }

    private mutating func takeEntries(from lexicon: Lexicon, _ corrections: [Correction], _ meaning: String?) {
        entries =
            language == .chinese
            ? lexicon.entries(of: context(meaning))
            : lexicon.entries(of: word, reading: reading, partOfSpeech: partOfSpeech, meaning: meaning, in: language)
        if language == .english, partOfSpeech == .none {
            // "men" by itself is the plural of "man" before it is what WordNet says of "men", and "found" the past of "find"; a
            // page has told what "left" is.
            let verb = meaning == nil ? lexicon.verb(ofPast: word) : nil
            if let lemma = lexicon.dictionaryForm(of: word, in: .english) ?? verb {
                entries = lexicon.entries(of: lemma, in: .english) + entries
            }
        }
        if language == .japanese, surface != word {
            inflection = lexicon.inflectedForms(of: surface).first { $0.base == word }
        }
        if entries.isEmpty, language != .chinese, surface != word {
            entries = lexicon.entries(
                of: surface, reading: reading, partOfSpeech: partOfSpeech, meaning: meaning, in: language)
        }
        if reading == nil { reading = usualReading(lexicon, corrections) }
        level = level ?? entries.first?.level
        frequencyRank = entries.first?.frequencyRank
        guard language != .english, word.unicodeScalars.count > 1 else { return }
        if language == .chinese {
            characters = lexicon.characters(of: context(nil), entries.first)
            return
        }
        for character in word {
            let text = String(character)
            let entry = lexicon.entries(of: text, in: language).first { $0.source == DictionarySource.kanjidic.name }
            if entry != nil { characters.append(Character(text: text, entry: entry)) }
        }
    }

    /// The word as it stands in the text.
    private func context(_ meaning: String?) -> WordInContext {
        WordInContext(word, surface: surface, reading: reading, meaning: meaning)
    }

    /// The reading of the word by itself; nil if it has none. What rules say of the end of a clause does not hold here.
    private func usualReading(_ lexicon: Lexicon, _ corrections: [Correction]) -> String? {
        guard language == .chinese else { return entries.first?.reading }
        let isCorrected = corrections.everywhere.contains { $0.parts.contains(word) || $0.text == word }
        if let entry = entries.first, !isCorrected { return Pinyin.marked(entry.reading) }
        let tokens = ChineseAnnotator(lexicon: lexicon, corrections: corrections)?.tokens(word) ?? []
        let reading = tokens.compactMap { $0.reading }.joined(separator: " ")
        return reading.isEmpty ? nil : reading
    }
}
