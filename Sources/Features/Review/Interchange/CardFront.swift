import Formats
import Model

/// The content of one side of a template: its fields with their conditions and filters.
///
/// It is parsed for what it asks, not for display: hidden content (`visibility: hidden`, `display: none`, comments,
/// scripts, `<details>`), hints and the type-in answer box ask nothing.
struct CardFront: Sendable {
    struct Part: Sendable {
        var field: Int
        /// In lower case, without their arguments: `furigana`, `tts`.
        var filters: [String]
        /// The fields that must be nonempty, or empty, for the part to appear.
        var conditions: [(field: Int, isNegated: Bool)]
        var isHidden: Bool

        var isHint: Bool { filters.contains("hint") }
        var isTyped: Bool { filters.contains("type") }
        /// Whether the field is spoken instead of shown.
        var isSpoken: Bool { filters.contains("tts") }
    }

    private(set) var parts: [Part] = []
    /// The language that the side declares: by its speech voice, or else by `lang`.
    private(set) var language: LanguageTag?
    private(set) var hasScript = false

    /// The field that contains the cloze.
    var clozeField: Int? { parts.first { $0.filters.contains("cloze") }?.field }

    /// Fields shown with readings in brackets.
    var bracketed: [Int] {
        parts.filter { $0.filters.contains { $0 == "furigana" || $0 == "kanji" || $0 == "kana" } }.map(\.field)
    }

    var hasHints: Bool { parts.contains(where: \.isHint) }
    var hasTypedAnswer: Bool { parts.contains(where: \.isTyped) }
    /// Whether some of its fields are not always visible.
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

    /// Returns the parts of a note that are shown or spoken.
    func shown(_ fields: [String]) -> [Part] {
        func isThere(_ field: Int) -> Bool { fields.indices.contains(field) && fields[field].hasContent }
        return parts.filter { part in
            !part.isHidden && !part.isHint && !part.isTyped && isThere(part.field)
                && part.conditions.allSatisfy { isThere($0.field) != $0.isNegated }
        }
    }

    /// Returns what the side asks about a note, or nil if that cannot be determined.
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

    /// The aspect of a word that a field shows.
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

        /// Infers the aspect from the content of a field whose name is not informative.
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
    /// Whether a field counts as nonempty in Anki's conditions, which ignore spaces and empty blocks.
    fileprivate var hasContent: Bool {
        guard let first = utf8.first(where: { $0 > 0x20 }) else { return false }
        if first != UInt8(ascii: "<"), first != UInt8(ascii: "&"), first < 0x80 { return true }
        let plain = PlainField(self)
        return !plain.text.isEmpty || !plain.sounds.isEmpty || !plain.pictures.isEmpty
    }
}
