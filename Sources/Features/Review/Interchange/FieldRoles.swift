import Formats
import Model

/// Which fields of a foreign notetype are which of Glossa's, found by their names.
struct FieldRoles: Sendable {
    enum Role: CaseIterable { case word, reading, definition, sentence, translation, audio, picture }

    /// The place of the field for each role that has one.
    private(set) var fields: [Role: Int] = [:]
    let isCloze: Bool

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

    init(_ type: AnkiNotetype) {
        isCloze = type.isCloze
        let known = type.fields.map { $0.name.lowercased().filter { $0.isLetter || $0.isNumber } }
        var taken: Set<Int> = []
        for (role, names) in Self.names where fields[role] == nil {
            let found = names.lazy.compactMap { known.firstIndex(of: $0) }.first { !taken.contains($0) }
            guard let found else { continue }
            fields[role] = found
            taken.insert(found)
        }
        if isCloze { return }
        if fields[.word] == nil, let first = known.indices.first(where: { !taken.contains($0) }) {
            fields[.word] = first
            taken.insert(first)
        }
        if fields[.definition] == nil { fields[.definition] = known.indices.first { !taken.contains($0) } }
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

    init(_ fields: [String], _ roles: FieldRoles) {
        let plain = fields.map { PlainField($0) }
        func text(_ role: FieldRoles.Role) -> String {
            guard let field = roles.fields[role], plain.indices.contains(field) else { return "" }
            return plain[field].text
        }
        word = text(.word)
        reading = text(.reading)
        definition = text(.definition)
        sentence = text(.sentence)
        translation = text(.translation)
        if roles.isCloze, let first = plain.first {
            let cloze = ClozeText(first.text)
            sentence = cloze.text
            word = cloze.gaps.first ?? cloze.text
            otherGaps = max(0, cloze.numbers.count - 1)
            if definition.isEmpty, plain.count > 1 { definition = plain[1].text }
        }
        // A note whose word is a picture or a recording is found by whatever text it has.
        if word.isEmpty { word = plain.first { !$0.text.isEmpty }?.text ?? "" }
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

    /// The language of the note, by the script of its word; kana anywhere make Han characters Japanese.
    func language(_ fields: [String]) -> Language {
        switch guessLanguage(of: word) {
        case .chinese?:
            let hasKana = fields.contains { $0.unicodeScalars.contains { (0x3041...0x30FA).contains($0.value) } }
            return hasKana ? .japanese : .chinese
        case let found?: return found
        case nil: return .english
        }
    }
}

/// A text with gaps: `我在{{c1::银行::bank}}。`
struct ClozeText {
    private(set) var text = ""
    /// What stands in the gaps, those with the lowest number first.
    private(set) var gaps: [String] = []
    private(set) var numbers: Set<Int> = []

    init(_ source: String) {
        guard source.contains("{{c") else {
            text = source
            return
        }
        var found: [(number: Int, gap: String)] = []
        var rest = Substring(source)
        while let match = rest.firstMatch(of: /\{\{c(\d{1,3})::(.*?)(?:::.*?)?\}\}/.dotMatchesNewlines()) {
            text += rest[..<match.range.lowerBound]
            text += match.2
            found.append((Int(match.1) ?? 1, String(match.2)))
            rest = rest[match.range.upperBound...]
        }
        text += rest
        numbers = Set(found.map(\.number))
        gaps = found.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }.map(
            \.element.gap)
    }
}
