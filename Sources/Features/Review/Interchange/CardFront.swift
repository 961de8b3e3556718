import Formats
import Model

/// What one side of a template shows: its fields, under which conditions, and how.
///
/// It is read for what it asks, not to be shown: what is hidden (`visibility: hidden`, `display: none`, comments, scripts,
/// `<details>`) asks nothing, and neither do hints nor the box that an answer is typed into.
struct CardFront: Sendable {
    struct Part: Sendable {
        var field: Int
        /// In small letters, without their arguments: `furigana`, `tts`.
        var filters: [String]
        /// Which fields must have something, or nothing, for it to be there.
        var conditions: [(field: Int, isNegated: Bool)]
        var isHidden: Bool

        var isHint: Bool { filters.contains("hint") }
        var isTyped: Bool { filters.contains("type") }
        /// Whether the field is heard instead of seen.
        var isSpoken: Bool { filters.contains("tts") }
    }

    private(set) var parts: [Part] = []
    /// The language that the side says it is in: by a voice that is asked for, else by `lang`.
    private(set) var language: LanguageTag?
    private(set) var hasScript = false

    /// The field that has its gaps.
    var clozeField: Int? { parts.first { $0.filters.contains("cloze") }?.field }

    /// Fields that are shown with readings in brackets.
    var bracketed: [Int] {
        parts.filter { $0.filters.contains { $0 == "furigana" || $0 == "kanji" || $0 == "kana" } }.map(\.field)
    }

    var hasHints: Bool { parts.contains(where: \.isHint) }
    var hasTypedAnswer: Bool { parts.contains(where: \.isTyped) }
    /// Whether some of its fields are not always seen.
    var hasHiddenFields: Bool { parts.contains { $0.isHidden || !$0.conditions.isEmpty } }

    init(_ template: String, _ type: AnkiNotetype) {
        var places: [String: Int] = [:]
        for (place, field) in type.fields.enumerated() where places[field.name] == nil { places[field.name] = place }
        var reader = TemplateReader(template, hiding: TemplateReader.hiddenClasses(type.css))
        var conditions: [(name: String, field: Int, isNegated: Bool)] = []
        var spoken: LanguageTag?
        while let piece = reader.next() {
            switch piece {
            case .section(let name, let isNegated): conditions.append((name, places[name] ?? -1, isNegated))
            case .end(let name):
                if let last = conditions.lastIndex(where: { $0.name == name }) { conditions.removeSubrange(last...) }
            case .field(let name, let filters):
                guard let field = places[name] else { continue }
                for filter in filters where filter.hasPrefix("tts ") {
                    let code = filter.dropFirst(4).drop { $0 == " " }.prefix { $0 != " " }
                    spoken = spoken ?? LanguageTag(rawValue: String(code))
                }
                parts.append(
                    Part(
                        field: field, filters: filters.map { $0.lowercased().prefix { $0 != " " }.description },
                        conditions: conditions.filter { $0.field >= 0 }.map { ($0.field, $0.isNegated) },
                        isHidden: reader.isHidden))
            }
        }
        language = spoken ?? reader.language
        hasScript = reader.hasScript
    }

    /// The parts of a note that are seen or heard.
    func shown(_ fields: [String]) -> [Part] {
        func isThere(_ field: Int) -> Bool { fields.indices.contains(field) && fields[field].hasContent }
        return parts.filter { part in
            !part.isHidden && !part.isHint && !part.isTyped && isThere(part.field)
                && part.conditions.allSatisfy { isThere($0.field) != $0.isNegated }
        }
    }

    /// What the side asks of a note; nil where that cannot be told.
    func kind(_ fields: [String], _ mapped: MappedFields, _ roles: FieldRoles) -> Card.Kind? {
        var seen: Set<Aspect> = []
        for part in shown(fields) {
            if part.isSpoken {
                seen.insert(.sound)
            } else if let role = roles.role(of: part.field) {
                seen.insert(Aspect(role))
            } else if let aspect = Aspect(of: fields[part.field], part, mapped) {
                seen.insert(aspect)
            }
        }
        if seen.contains(.word) { return .recognition }
        if seen.contains(.meaning) { return .recall }
        if seen.contains(.sound) { return .listening }
        if seen.contains(.picture) { return .recall }
        if seen.contains(.sentence) { return .recognition }
        return nil
    }

    /// What of a word a field shows.
    private enum Aspect {
        case word, reading, meaning, sentence, sound, picture

        init(_ role: FieldRoles.Role) {
            self =
                switch role {
                case .word: .word
                case .reading: .reading
                case .definition, .translation: .meaning
                case .sentence: .sentence
                case .audio: .sound
                case .picture: .picture
                }
        }

        /// Of a field whose name says nothing, by what stands in it.
        init?(of field: String, _ part: CardFront.Part, _ mapped: MappedFields) {
            let plain = PlainField(field)
            let text =
                part.filters.contains { $0 == "furigana" || $0 == "kanji" } ? Brackets.base(of: plain.text) : plain.text
            if text.isEmpty {
                if !plain.sounds.isEmpty {
                    self = .sound
                } else if !plain.pictures.isEmpty {
                    self = .picture
                } else {
                    return nil
                }
            } else if text == mapped.word {
                self = .word
            } else if text == mapped.definition || text == mapped.translation {
                self = .meaning
            } else if text == mapped.reading {
                self = .reading
            } else if text.contains(mapped.word) {
                self = .sentence
            } else {
                return nil
            }
        }
    }
}

extension String {
    /// Whether a field has anything in it, as Anki's conditions have it: blanks and empty blocks are nothing.
    fileprivate var hasContent: Bool {
        guard let first = utf8.first(where: { $0 > 0x20 }) else { return false }
        if first != UInt8(ascii: "<"), first != UInt8(ascii: "&"), first < 0x80 { return true }
        let plain = PlainField(self)
        return !plain.text.isEmpty || !plain.sounds.isEmpty || !plain.pictures.isEmpty
    }
}
