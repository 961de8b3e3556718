import Formats
import Model

/// Which fields of a foreign notetype are which of Glossa's, found by their names.
struct FieldRoles: Sendable {
    enum Role: CaseIterable { case word, reading, definition, sentence, translation, audio, picture }

    /// The place of the field for each role that has one.
    private(set) var fields: [Role: Int] = [:]
    let isCloze: Bool
    /// The field that the gaps are in.
    private(set) var clozeField = 0
    /// Whether its cards cover parts of a picture. The covers are no text.
    private(set) var isOcclusion = false
    /// Fields that templates show with readings in brackets behind their characters: `漢字[かんじ]`.
    private(set) var bracketed: Set<Int> = []

    /// Names in the order in which they are preferred, in small letters without blanks and marks.
    private static let names: [(Role, [String])] = [
        (
            .word,
            [
                "word", "expression", "vocabulary", "vocab", "hanzi", "simplified", "traditional", "kanji", "term",
                "headword", "lemma", "chinese", "japanese", "mandarin", "front",
            ]
        ),
        (
            .reading,
            ["reading", "pinyin", "furigana", "kana", "hiragana", "zhuyin", "bopomofo", "pronunciation", "ipa"]
        ),
        (
            .translation,
            [
                "sentencetranslation", "sentencemeaning", "sentenceenglish", "exampletranslation", "examplemeaning",
                "exampleenglish", "translationofsentence",
            ]
        ),
        (.sentence, ["sentence", "example", "examplesentence", "context", "sentencesimplified", "sentencehanzi"]),
        (
            .definition,
            ["definition", "meaning", "english", "gloss", "glossary", "translation", "wordmeaning", "back"]
        ),
        (.translation, ["translation"]),
        (.audio, ["audio", "sound", "wordaudio", "audioword", "pronunciationaudio"]),
        (.picture, ["picture", "image", "photo", "img", "illustration"]),
    ]

    /// Names of other note types that make decks of sentences and words, known since the current way of reading.
    private static let laterNames: [(Role, [String])] = [
        (.reading, ["expressionreading", "wordreading", "vocabreading", "vocabkana"]),
        (.definition, ["maindefinition", "vocabenglish", "worddefinition"]),
        (.translation, ["expressionenglish", "expressionmeaning"]),
        (.audio, ["expressionaudio", "vocabaudio"]),
    ]

    /// - Parameter reading: The way in which fields are read; the first looked at names alone.
    init(_ type: AnkiNotetype, as reading: PlainField.Reading = .current) {
        isCloze = type.isCloze
        let known = type.fields.map { $0.name.lowercased().filter { $0.isLetter || $0.isNumber } }
        var taken: Set<Int> = []
        let isCurrent = reading == .current
        for (role, names) in Self.names + (isCurrent ? Self.laterNames : []) where fields[role] == nil {
            let found = names.lazy.compactMap { known.firstIndex(of: $0) }.first { !taken.contains($0) }
            guard let found else { continue }
            fields[role] = found
            taken.insert(found)
        }
        if isCurrent {
            let fronts = type.templates.map { CardFront($0.question, type) }
            let backs = type.templates.map { CardFront($0.answer, type) }
            clozeField = fronts.lazy.compactMap { $0.clozeField }.first ?? 0
            bracketed = Set((fronts + backs).flatMap(\.bracketed))
            isOcclusion = type.isCloze && type.isOcclusion
            if isOcclusion {
                fields = [:]
                fields[.sentence] = known.firstIndex(of: "header")
                fields[.definition] = known.firstIndex(of: "backextra")
                fields[.picture] = known.firstIndex(of: "image")
            }
        }
        if isCloze { return }
        if fields[.word] == nil, let first = known.indices.first(where: { !taken.contains($0) }) {
            fields[.word] = first
            taken.insert(first)
        }
        if fields[.definition] == nil { fields[.definition] = known.indices.first { !taken.contains($0) } }
    }

    /// The role that a field has.
    func role(of field: Int) -> Role? { Role.allCases.first { fields[$0] == field } }
}

extension AnkiNotetype {
    /// Whether its cards are parts of a picture that are covered: Anki's own notetype for it, or a copy.
    var isOcclusion: Bool {
        stockKind == 6 || fields.contains { $0.name == "Occlusion" } && fields.contains { $0.name == "Image" }
    }
}

/// What Glossa makes of a foreign note's fields.
struct MappedFields: Equatable {
    var word = ""
    var reading = ""
    var definition = ""
    var sentence = ""
    var translation = ""
    var picture = ""
    var audio = ""
    /// How many gaps a cloze has that ask for something else than its first.
    var otherGaps = 0
    /// Whether gaps of it have hints.
    var hasGapHints = false

    init(_ fields: [String], _ roles: FieldRoles, as reading: PlainField.Reading = .current) {
        let plain = fields.map { PlainField($0, as: reading) }
        func text(_ role: FieldRoles.Role) -> String {
            guard let field = roles.fields[role], plain.indices.contains(field) else { return "" }
            let text = plain[field].text
            guard roles.bracketed.contains(field) else { return text }
            return role == .reading ? Brackets.reading(of: text) : Brackets.base(of: text)
        }
        word = text(.word)
        self.reading = text(.reading)
        definition = text(.definition)
        sentence = text(.sentence)
        translation = text(.translation)
        if roles.isCloze, !roles.isOcclusion, plain.indices.contains(roles.clozeField) {
            let cloze = ClozeText(plain[roles.clozeField].text)
            sentence = cloze.text
            word = cloze.gaps.first ?? cloze.text
            otherGaps = max(0, cloze.numbers.count - 1)
            hasGapHints = cloze.hasHints
            if definition.isEmpty, plain.count > 1 { definition = plain[1].text }
        }
        if self.reading.isEmpty, reading == .current, let field = roles.fields[.word], plain.indices.contains(field) {
            // Ruby and brackets say how the word is read.
            self.reading =
                plain[field].annotation
                ?? (roles.bracketed.contains(field) && plain[field].text.contains("[")
                    ? Brackets.reading(of: plain[field].text) : "")
        }
        // A note whose word is a picture or a recording is found by whatever text it has.
        if word.isEmpty, !roles.isOcclusion { word = plain.first { !$0.text.isEmpty }?.text ?? "" }
        let sounds = Self.names(\.sounds, of: plain, roles.fields[.audio])
        let pictures = Self.names(\.pictures, of: plain, roles.fields[.picture])
        audio = Note.field(of: sounds)
        picture = Note.field(of: pictures)
        if word.isEmpty { word = sounds.first ?? pictures.first ?? "" }
        if word.isEmpty { word = "—" }
    }

    /// The media of the field that is for them, or of the first that has any.
    private static func names(_ names: KeyPath<PlainField, [String]>, of plain: [PlainField], _ field: Int?) -> [String]
    {
        if let field, plain.indices.contains(field), case let own = plain[field][keyPath: names], !own.isEmpty {
            return own
        }
        return plain.lazy.map { $0[keyPath: names] }.first { !$0.isEmpty } ?? []
    }
}

/// Readings in brackets, as Anki's filter `furigana` shows them: ` 漢字[かんじ]を 読[よ]む`.
enum Brackets {
    /// The text without them.
    static func base(of text: String) -> String { replaced(text) { $0.base } }

    /// The text as it is read.
    static func reading(of text: String) -> String { replaced(text) { $0.reading } }

    /// As Anki has it: the base goes back from its brackets to a blank, which goes, or to where the last ones ended.
    private static func replaced(_ text: String, _ part: ((base: Substring, reading: Substring)) -> Substring) -> String
    {
        guard text.contains("[") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "[") {
            let inside = rest[rest.index(after: start)...]
            guard let end = inside.firstIndex(where: { $0 == "]" || $0 == "[" || $0 == "\n" }) else { break }
            let (before, reading) = (rest[..<start], inside[..<end])
            let blank = before.lastIndex { $0 == " " || $0 == ">" || $0 == "\n" || $0 == "]" }
            let base = blank.map { before[before.index(after: $0)...] } ?? before
            guard inside[end] == "]", !base.isEmpty, !reading.isEmpty else {
                result += rest[..<end]
                rest = rest[end...]
                if rest.first != "[" {
                    result.append(rest.removeFirst())
                }
                continue
            }
            result += before[..<base.startIndex]
            if result.last == " " { result.removeLast() }
            result += part((base, reading))
            rest = inside[inside.index(after: end)...]
        }
        return result + rest
    }
}

/// A text with gaps: `我在{{c1::银行::bank}}。`
struct ClozeText {
    private(set) var text = ""
    /// Where in the source each byte of the text came from; empty unless it was asked for.
    private(set) var origins: [Range<Int>] = []
    /// What stands in the gaps, those with the lowest number first.
    private(set) var gaps: [String] = []
    private(set) var numbers: Set<Int> = []
    private(set) var hasHints = false

    init(_ source: String, tracksOrigins: Bool = false) {
        guard source.contains("{{c") else {
            text = source
            if tracksOrigins { origins = (0..<source.utf8.count).map { $0..<$0 + 1 } }
            return
        }
        var found: [(number: Int, gap: String)] = []
        var rest = Substring(source)
        func take(_ piece: Substring) {
            text += piece
            guard tracksOrigins else { return }
            let start = source.utf8.distance(from: source.startIndex, to: piece.startIndex)
            origins += (0..<piece.utf8.count).map { start + $0..<start + $0 + 1 }
        }
        // A gap that nothing closes is sought once.
        while rest.contains("}}"),
            let match = rest.firstMatch(of: /\{\{c(\d{1,3})::(.*?)(::.*?)?\}\}/.dotMatchesNewlines())
        {
            take(rest[..<match.range.lowerBound])
            take(match.2)
            if match.3 != nil { hasHints = true }
            found.append((Int(match.1) ?? 1, String(match.2)))
            rest = rest[match.range.upperBound...]
        }
        take(rest)
        numbers = Set(found.map(\.number))
        gaps = found.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }.map(
            \.element.gap)
    }
}
