import Lexicon
import Model
import Storage

/// The learner's values for a note; the dictionaries fill empty fields.
public struct NoteDraft: Sendable {
    public var language: LanguageTag
    public var word: String
    public var reading = ""
    public var definition = ""
    /// The sense that the card shall teach; nil for the usual one. Counts only without a definition.
    public var sense: SenseChoice?
    public var sentence = ""
    public var translation = ""
    public var picture = ""
    public var audio = ""
    /// A picture and a recording to save with it.
    public var newPicture: NewMedium?
    public var newRecording: NewMedium?
    public var tags: [String] = []
    public var level = ""
    /// The book in which the word occurred. A book that is not on the learner's shelf is not saved with the note.
    public var bookID: ID<Book>?
    public var page: Int?
    /// Another spelling of the word, as a note keeps it; ``filled(from:for:)`` finds it.
    public var variant = ""
    /// Nil for the default, which consists of the language and the word.
    public var guid: String?
    /// Set by ``filled(from:for:)`` if nothing says what the word means, although there is a dictionary for it.
    public internal(set) var meaningless: MeaninglessWord?
    /// Set by ``filled(from:for:)`` for a Chinese word that Glossa's dictionaries may cut in a text: one that they lack, or one
    /// of more than two characters.
    var isOwn = false
    /// Set by ``filled(from:for:)`` if the sentence has the word in another form: the sentence with gaps there.
    var inflected: [SentencePiece] = []

    public init(language: LanguageTag, word: String) {
        self.language = language
        self.word = word
    }
}

extension NoteDraft {
    /// The maximum length of a word, in bytes.
    public static let longestWord = 200
    /// The maximum length of any other field, in bytes.
    public static let longestField = 20_000
    /// The maximum number of words that are read from a pasted list.
    public static let longestList = 1000

    /// Returns the draft with its empty fields filled from the dictionaries: a card of a word in its dictionary form, with
    /// the reading of that form.
    ///
    /// - Parameters:
    ///   - lexicon: Nil if the dictionaries have not been compiled; then only the word is tidied.
    ///   - interface: The language of the interface: English words are explained in Chinese first to those who read that.
    public func filled(from lexicon: Lexicon?, for interface: Preferences.Interface = .english) -> NoteDraft {
        var draft = self
        var lines: [String] = []
        for line in word.split(whereSeparator: { $0.isNewline }) {
            let words = line.split(whereSeparator: { $0.isWhitespace }).map { String($0) }
            if !words.isEmpty { lines.append(words.joined(separator: " ")) }
        }
        draft.word = lines.joined(separator: "\n")
        draft.meaningless = nil
        draft.inflected = []
        guard let language = language.language, let lexicon else { return draft }
        draft.takeLemma(lexicon, language)
        draft.takeScript(lexicon, language)
        draft.inflected = draft.inflectedPieces(lexicon, language)
        let entry = draft.entry(lexicon, language)
        draft.isOwn =
            language == .chinese && BookTerm.ownLengths.contains(draft.word.unicodeScalars.count)
            && (entry == nil || draft.word.unicodeScalars.count > 2)
        if let entry {
            if draft.reading.isEmpty { draft.reading = entry.cardReading }
            if draft.definition.isEmpty {
                draft.definition = lexicon.cardMeaning(of: entry, for: interface)
            }
            if level.isEmpty, let level = entry.level { draft.level = Self.name(level, in: language) }
            if draft.variant.isEmpty { draft.variant = lexicon.otherSpelling(of: draft.word, as: entry) }
        }
        // A card of the lemma has the lemma's reading, also if it was met as an inflected form.
        if language == .japanese {
            draft.reading = Entry.learntReading(of: draft.word, met: draft.reading, as: entry)
        }
        if !draft.hasMeaning, lexicon.hasDictionary(of: language) {
            draft.meaningless = MeaninglessWord(
                draft.word, in: language, parts: lexicon.wordParts(of: draft.word, in: language))
        }
        return draft
    }

    /// Whether a card of it can say what the word means: in words, or in a picture.
    private var hasMeaning: Bool {
        [definition, translation, picture].contains { $0.contains { !$0.isWhitespace } } || newPicture != nil
    }

    /// Puts the dictionary form in the place of an inflected one, unless the learner says what the form means.
    mutating func takeLemma(_ lexicon: Lexicon, _ language: Language) {
        guard definition.isEmpty, let lemma = lexicon.dictionaryForm(of: word, in: language), lemma != word else {
            return
        }
        word = lemma
        reading = ""
    }

    /// Puts the simplified form in the place of a traditional one, which the note keeps beside it, so that a word has one
    /// note in both scripts.
    private mutating func takeScript(_ lexicon: Lexicon, _ language: Language) {
        let simplified = lexicon.wordOfTexts(word, in: language)
        guard simplified != word else { return }
        if variant.isEmpty { variant = word }
        word = simplified
    }

    /// A level as a note keeps it. Those of the JLPT are estimates.
    private static func name(_ level: Int, in language: Language) -> String {
        language == .japanese ? "≈N\(6 - level)" : "HSK \(level)"
    }

    /// The entry that the word means: in Chinese, as it is read, and written in the sentence.
    private func entry(_ lexicon: Lexicon, _ language: Language) -> Entry? {
        guard language == .chinese else {
            return lexicon.entries(of: word, reading: reading, in: language).first
        }
        let entries = lexicon.entries(of: word, in: language)
        let written =
            variant.isEmpty
            ? sentence.holds(word) ? nil : entries.first { sentence.holds($0.traditional) }?.traditional : variant
        let context = WordInContext(word, surface: written, reading: reading.isEmpty ? nil : reading)
        return lexicon.entries(of: context).first
    }

    /// Throws if a note with these values cannot be saved, whatever its cards.
    ///
    /// - Parameter name: The word that an error names; nil for the draft's own.
    /// - Throws: ``ReviewError/impossibleNote(_:)``.
    package func check(naming name: String? = nil) throws(ReviewError) {
        guard word.contains(where: { !$0.isWhitespace }) else { throw .impossibleNote(.noWord) }
        for spelling in [word, variant] where spelling.utf8.count > Self.longestWord {
            throw .impossibleNote(.longWord(spelling))
        }
        let fields: [(name: WordField, text: String)] = [
            (.reading, reading), (.definition, definition), (.sentence, sentence), (.translation, translation),
            (.tags, tags.joined(separator: " ")),
        ]
        for field in fields {
            guard field.text.utf8.count <= Self.longestField, !field.text.utf8.contains(0) else {
                throw .impossibleNote(.longField(field.name, of: name ?? word))
            }
        }
    }

    /// Returns drafts that are ready to be saved, filled from the dictionaries.
    ///
    /// - Throws: ``ReviewError/impossibleNote(_:)``, also for a draft without a word, and if there is no draft;
    ///   ``ReviewError/noSuchSense(_:)``.
    public static func ready(
        _ drafts: [NoteDraft], _ lexicon: Lexicon?, for interface: Preferences.Interface = .english
    ) throws(ReviewError) -> [NoteDraft] {
        var ready: [NoteDraft] = []
        for draft in drafts {
            let draft = try draft.choosing(from: lexicon, for: interface).filled(from: lexicon, for: interface)
            try draft.check()
            ready.append(draft)
        }
        guard !ready.isEmpty else { throw .impossibleNote(.noWord) }
        return ready
    }

    /// Returns the words of a pasted list: one per line, with a reading and a definition after tabs. Lines without a word
    /// are left out, each word counts once, and the dictionaries fill what is missing.
    ///
    /// - Returns: At most ``longestList`` drafts, and the number of words beyond.
    /// - Throws: ``ReviewError/impossibleNote(_:)``, also if there is no word.
    public static func list(
        _ text: String, in language: LanguageTag, _ lexicon: Lexicon?
    ) throws(ReviewError) -> (drafts: [NoteDraft], leftOut: Int) {
        var typed: [NoteDraft] = []
        for line in text.split(whereSeparator: { $0.isNewline }) {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            guard fields[0].contains(where: { !$0.isWhitespace }) else { continue }
            var draft = NoteDraft(language: language, word: fields[0])
            draft.reading = fields.count > 1 ? fields[1] : ""
            draft.definition = fields.count > 2 ? fields[2] : ""
            typed.append(draft)
        }
        var seen: Set<String> = []
        let drafts = try ready(typed, lexicon).filter { seen.insert($0.word).inserted }
        return (Array(drafts.prefix(longestList)), max(0, drafts.count - longestList))
    }

    /// Returns those of the kinds that apply to it, each once: a cloze only if the sentence has the word or a form of it.
    package func possible(_ kinds: [Card.Kind]) -> [Card.Kind] {
        var possible: [Card.Kind] = []
        for kind in kinds
        where !possible.contains(kind) && (kind != .cloze || !inflected.isEmpty || sentence.holds(word)) {
            possible.append(kind)
        }
        return possible
    }

    /// The identifier of its note.
    package var identifier: String { guid ?? wordIdentifier }

    /// All possible identifiers of its note, the most specific first.
    package var identifiers: [String] {
        var identifiers = guid == nil ? [wordIdentifier] : [identifier, wordIdentifier]
        // Notes of traditional words had identifiers of their own once.
        if !variant.isEmpty, language.language == .chinese { identifiers.append(identifier(of: variant)) }
        return identifiers
    }

    private var wordIdentifier: String { identifier(of: word) }

    private func identifier(of word: String) -> String { "\(language.rawValue)/\(word)" }

    func note(id: SerialID<Note>, guid: String, at now: Timestamp) -> Note {
        Note(
            id: id, language: language, word: word, reading: reading, definition: definition, sentence: sentence,
            translation: translation, picture: picture, audio: audio, tags: tags.map { $0.lowercased() }, level: level,
            bookID: bookID, page: page, guid: guid, createdAt: now, updatedAt: now,
            variant: variant)
    }
}
