import Formats
import Model

/// The mapping of a foreign notetype's fields to Glossa's, based on their names.
struct FieldRoles: Sendable {
    enum Role: CaseIterable { case word, reading, definition, sentence, translation, audio, picture }

    /// The index of the field for each role that has one.
    private(set) var fields: [Role: Int] = [:]
    let isCloze: Bool
    /// The field that contains the gaps.
    private(set) var clozeField = 0
    /// Whether its cards cover parts of a picture. The masks are not text.
    private(set) var isOcclusion = false
    /// Fields that templates show with readings in brackets after their characters: `漢字[かんじ]`.
    private(set) var bracketed: Set<Int> = []

    /// Names in order of preference, in lower case without spaces and punctuation.
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

    /// Field names of other note types for sentence and word decks, recognized since the current reading.
    private static let laterNames: [(Role, [String])] = [
        (.reading, ["expressionreading", "wordreading", "vocabreading", "vocabkana"]),
        (.definition, ["maindefinition", "vocabenglish", "worddefinition"]),
        (.translation, ["expressionenglish", "expressionmeaning"]),
        (.audio, ["expressionaudio", "vocabaudio"]),
    ]

    /// - Parameter reading: The way to read fields; the first used names alone.
    init(_ type: AnkiNotetype, as reading: PlainField.Reading = .current) {
        isCloze = type.isCloze
        let known = type.fields.map { $0.name.lowercased().filter { $0.isLetter || $0.isNumber } }
        var taken: Set<Int> = []
        let isCurrent = reading != .first
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

    /// Returns the role of a field.
    func role(of field: Int) -> Role? { Role.allCases.first { fields[$0] == field } }
}

extension AnkiNotetype {
    /// Whether its cards cover parts of a picture: Anki's own notetype for it, or a copy.
    var isOcclusion: Bool {
        stockKind == 6 || fields.contains { $0.name == "Occlusion" } && fields.contains { $0.name == "Image" }
    }
}

/// The content of a foreign note's fields as Glossa maps it.
struct MappedFields: Equatable {
    var word = ""
    var reading = ""
    var definition = ""
    var sentence = ""
    var translation = ""
    var picture = ""
    var audio = ""
    /// The text that tells the language: the word, unless it is the name of a picture or a recording.
    var languageText = ""

    init(_ fields: [String], _ roles: FieldRoles, as reading: PlainField.Reading = .current) {
        let plain = fields.map { PlainField($0, as: reading) }
        let isCurrent = reading == .current
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
            word = cloze.firstGap ?? cloze.text
            let isUsed = isCurrent && (roles.clozeField == 1 || roles.role(of: 1) != nil)
            if definition.isEmpty, plain.count > 1, !isUsed { definition = plain[1].text }
        }
        if self.reading.isEmpty, reading != .first, let field = roles.fields[.word], plain.indices.contains(field) {
            // Ruby and brackets give the word's reading.
            self.reading =
                plain[field].annotation
                ?? (roles.bracketed.contains(field) && plain[field].text.contains("[")
                    ? Brackets.reading(of: plain[field].text) : "")
        }
        let sounds = Self.names(\.sounds, of: plain, roles.fields[.audio])
        var pictures = Self.names(\.pictures, of: plain, roles.fields[.picture])
        if isCurrent {
            var seen = Set(pictures)
            pictures += plain.flatMap(\.pictures).filter { seen.insert($0).inserted }
        }
        audio = Note.field(of: sounds)
        picture = Note.field(of: pictures)
        let firstText = plain.first { !$0.text.isEmpty }?.text
        if word.isEmpty, isCurrent, !roles.isCloze, let field = roles.fields[.word], plain.indices.contains(field) {
            // The question is a picture or a recording. Any text may be its answer.
            word = plain[field].sounds.first { sounds.contains($0) } ?? plain[field].pictures.first ?? ""
        }
        if word.isEmpty, !roles.isOcclusion {
            // A note without its word is identified by the first text it has, unless that is the answer.
            let answer = isCurrent ? roles.fields[.definition] : nil
            word = plain.indices.first { $0 != answer && !plain[$0].text.isEmpty }.map { plain[$0].text } ?? ""
        }
        if word.isEmpty { word = sounds.first ?? pictures.first ?? "" }
        if word.isEmpty { word = Note.noWord }
        let isNamed = word == Note.noWord || sounds.contains(word) || pictures.contains(word)
        languageText = isCurrent && isNamed ? firstText ?? word : word
    }

    /// Returns what earlier versions read from the fields of a note.
    ///
    /// - Parameter first: The roles as the first version assigned them.
    static func former(_ fields: [String], _ roles: FieldRoles, first: FieldRoles) -> [MappedFields] {
        PlainField.Reading.former.map { MappedFields(fields, $0 == .first ? first : roles, as: $0) }
    }

    /// Returns the media of the dedicated field, or of the first that has any.
    private static func names(_ names: KeyPath<PlainField, [String]>, of plain: [PlainField], _ field: Int?) -> [String]
    {
        if let field, plain.indices.contains(field), case let own = plain[field][keyPath: names], !own.isEmpty {
            return own
        }
        return plain.lazy.map { $0[keyPath: names] }.first { !$0.isEmpty } ?? []
    }
}
