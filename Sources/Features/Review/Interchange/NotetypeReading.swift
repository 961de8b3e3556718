import Formats
import Lexicon
import Model

/// The interpretation of a foreign notetype's notes: the content of the fields, the questions of the cards, and the
/// language.
struct NotetypeReading: Sendable {
    let type: AnkiNotetype
    let roles: FieldRoles
    private let fronts: [CardFront]
    private let backs: [CardFront]
    let language: NotetypeLanguage

    /// - Parameters:
    ///   - samples: Fields of some of its notes, for detecting the language if nothing names it.
    ///   - decks: Names of decks and notetypes that may name the language.
    init(_ type: AnkiNotetype, samples: [[String]] = [], decks: [String] = [], lexicon: Lexicon? = nil) {
        self.type = type
        roles = FieldRoles(type)
        fronts = type.templates.map { CardFront($0.question, type) }
        backs = type.templates.map { CardFront($0.answer, type) }
        language = NotetypeLanguage(fronts, roles, samples, names: decks + [type.name], lexicon)
    }

    /// Returns what a card asks, and whether its template says so.
    ///
    /// - Parameters:
    ///   - ordinal: The card's template, from 0.
    ///   - fields: The fields of its note, as HTML.
    func kind(_ ordinal: Int, _ fields: [String], _ mapped: MappedFields) -> (kind: Card.Kind, isClear: Bool) {
        if roles.isOcclusion { return (.recognition, true) }
        if let kind = namedKind(ordinal) { return (kind, true) }
        if fronts.indices.contains(ordinal), let kind = fronts[ordinal].kind(fields, mapped, roles) {
            return (kind, true)
        }
        return (Self.kind(byPlace: ordinal), false)
    }

    /// Returns the earliest versions' result for a card: the position of its template decided if its name did not.
    func firstKind(_ ordinal: Int) -> Card.Kind { namedKind(ordinal) ?? Self.kind(byPlace: ordinal) }

    /// Returns the kind that the notetype itself states, or that the name of a Glossa template implies.
    private func namedKind(_ ordinal: Int) -> Card.Kind? {
        if type.isCloze { return .cloze }
        guard type.name.hasPrefix(GlossaNotetype.name), type.templates.indices.contains(ordinal) else { return nil }
        return Card.Kind(rawValue: type.templates[ordinal].name.lowercased())
    }

    /// A guess: templates alternate between asking for the meaning and for the word.
    private static func kind(byPlace ordinal: Int) -> Card.Kind { ordinal % 2 == 0 ? .recognition : .recall }

    var hasHints: Bool { fronts.contains(where: \.hasHints) }
    var hasTypedAnswers: Bool { fronts.contains(where: \.hasTypedAnswer) }
    var hasHiddenFields: Bool { fronts.contains(where: \.hasHiddenFields) }
    var hasScripts: Bool { fronts.contains(where: \.hasScript) || backs.contains(where: \.hasScript) }

    /// The sides of a card's template; nil if there is none. All gaps share one.
    func sides(_ ordinal: Int) -> (front: CardFront, back: CardFront)? {
        let place = type.isCloze ? 0 : ordinal
        return fronts.indices.contains(place) ? (fronts[place], backs[place]) : nil
    }
}

/// The language of a notetype's notes.
struct NotetypeLanguage: Sendable {
    /// The language of words in a script shared by several languages; nil if none was found, which means English.
    let tag: LanguageTag?
    /// Whether it was inferred from the words, and not named by a voice, an attribute or a deck.
    let isGuessed: Bool

    init(_ fronts: [CardFront], _ roles: FieldRoles, _ samples: [[String]], names: [String], _ lexicon: Lexicon?) {
        let texts = samples.map { MappedFields($0, roles) }
        var votes = FunctionWords()
        for mapped in texts { votes.count(mapped.sentence.isEmpty ? mapped.languageText : mapped.sentence) }
        let stated =
            fronts.lazy.compactMap(\.language).first { $0 != .english } ?? fronts.lazy.compactMap(\.language).first
        if let stated {
            (tag, isGuessed) = (stated, false)
            return
        }
        let words = names.flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) }
        let named = Set(words.compactMap { LanguageName.tag($0) })
        let saysEnglish = words.contains("english") || words.contains("英语")
        // An English deck may be named after its topic: Latin dances, Polish history.
        if named.count == 1, !saysEnglish, !votes.isEnglish, let name = named.first {
            (tag, isGuessed) = (name, false)
            return
        }
        if saysEnglish, named.isEmpty {
            (tag, isGuessed) = (.english, false)
            return
        }
        if let found = votes.language {
            (tag, isGuessed) = (found, true)
            return
        }
        (tag, isGuessed) = (Self.isUnlikeEnglish(texts.map(\.languageText), lexicon) ? .other : nil, true)
    }

    /// Returns whether most words in Latin script are missing from the English dictionary.
    private static func isUnlikeEnglish(_ words: [String], _ lexicon: Lexicon?) -> Bool {
        guard let lexicon else { return false }
        let single = words.filter { word in
            guessLanguage(of: word) == .english && word.count > 2 && word.allSatisfy { $0.isLetter }
        }.prefix(100)
        guard single.count >= 8 else { return false }
        let known = single.count { !lexicon.entries(of: $0.lowercased(), in: .english).isEmpty }
        return known * 10 < single.count * 4
    }

    /// Returns the language of a note, by the script of its word; any kana make Han characters Japanese.
    func language(of mapped: MappedFields, _ fields: [String]) -> (tag: LanguageTag, isGuessed: Bool) {
        switch guessLanguage(of: mapped.languageText) {
        case .chinese?:
            if tag == .japanese, !isGuessed { return (.japanese, false) }
            let hasKana = fields.contains { $0.unicodeScalars.contains { (0x3041...0x30FA).contains($0.value) } }
            return (hasKana ? .japanese : .chinese, false)
        case .japanese?: return (.japanese, false)
        case .english?:
            // A Latin word in a Chinese or Japanese deck is not a word of that language.
            guard let tag, tag.language == nil || tag == .english else { return (.english, true) }
            return (tag, isGuessed)
        case nil:
            let script = OwnScript.tag(of: mapped.languageText)
            if let tag, tag.language == nil, tag.isKnown, script != nil { return (tag, isGuessed) }
            return script.map { ($0, true) } ?? (tag ?? .english, true)
        }
    }
}
