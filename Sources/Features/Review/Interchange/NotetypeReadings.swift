import Formats
import Lexicon
import Model

/// The interpretation of each foreign notetype's notes.
struct NotetypeReadings: Sendable {
    private var known: [Int64: NotetypeReading] = [:]
    private let used: Set<Int64>

    /// - Parameters:
    ///   - samples: Fields of some notes of each notetype.
    ///   - decks: Names of the decks that contain them.
    init(
        _ types: [AnkiNotetype], samples: [Int64: [[String]]], decks: [Int64: Set<String>], _ lexicon: Lexicon?
    ) {
        for type in types where known[type.id] == nil {
            known[type.id] = NotetypeReading(
                type, samples: samples[type.id] ?? [], decks: (decks[type.id] ?? []).sorted(), lexicon: lexicon)
        }
        used = Set(samples.keys)
    }

    /// Samples the first notes of a package.
    init(_ package: AnkiPackage, _ contents: AnkiContents, _ lexicon: Lexicon?) throws {
        let paths = Dictionary(package.decks.map { ($0.id, $0.path) }, uniquingKeysWith: { first, _ in first })
        var samples: [Int64: [[String]]] = [:]
        var decks: [Int64: Set<String>] = [:]
        var left = Self.samples
        do {
            try package.forEachNote { note in
                left -= 1
                if left < 0 { throw Enough() }
                guard samples[note.notetypeID, default: []].count < Self.samplesOfType else { return }
                samples[note.notetypeID, default: []].append(note.fields)
                for card in contents.cards(of: note.id) {
                    decks[note.notetypeID, default: []].formUnion(paths[contents.cards[card].homeDeck] ?? [])
                }
            }
        } catch is Enough {}
        self.init(package.notetypes, samples: samples, decks: decks, lexicon)
    }

    private struct Enough: Error {}
    /// The number of notes sampled to detect the languages, in total and per notetype.
    private static let samples = 2000
    static let samplesOfType = 200

    /// - Parameter fields: The number of fields of the note, for an unknown notetype.
    func reading(of notetype: Int64, fields: Int) -> NotetypeReading {
        known[notetype] ?? NotetypeReading(.unknown(fields: fields))
    }

    /// Counts the notetypes whose cards ask in ways that Glossa does not support.
    func addLosses(to losses: inout Losses) {
        let types = known.filter { used.contains($0.key) && !$0.value.type.isGlossas }.map(\.value)
        losses.add(.typedAnswers, types.count(where: \.hasTypedAnswers))
        losses.add(.hints, types.count(where: \.hasHints))
        losses.add(.hiddenFields, types.count(where: \.hasHiddenFields))
        losses.add(.scripts, types.count(where: \.hasScripts))
    }
}

/// An interpreted foreign note.
struct ReadNote {
    let foreign: AnkiNote
    /// With the media names used here.
    let fields: [String]
    let reading: NotetypeReading
    let mapped: MappedFields
    let language: (tag: LanguageTag, isGuessed: Bool)

    /// When it was last changed, clamped to the latest representable moment.
    var modifiedAt: Timestamp { Timestamp(milliseconds: 0).advanced(bySeconds: foreign.modified) }

    init(_ foreign: AnkiNote, fields: [String], _ readings: NotetypeReadings) {
        self.foreign = foreign
        self.fields = fields
        reading = readings.reading(of: foreign.notetypeID, fields: fields.count)
        mapped = MappedFields(fields, reading.roles)
        language = reading.language.language(of: mapped, fields)
    }

    /// Returns what a card of the note shows beyond its kind.
    func face(_ ordinal: Int) -> Card.Face { reading.face(ordinal, fields, mapped) }

    /// Counts what of the note could not be kept unchanged.
    func addLosses(to losses: inout Losses) {
        if reading.roles.isOcclusion { losses.add(.occlusions) }
        if fields.contains(where: \.hasFormula) { losses.add(.formulas) }
        if language.tag.language == nil || language.isGuessed {
            losses.add(.language(language.tag, isGuessed: language.isGuessed))
        }
    }
}

extension AnkiNotetype {
    /// Returns a notetype for notes whose own is missing from the package.
    static func unknown(fields: Int) -> AnkiNotetype {
        var type = AnkiNotetype(id: 0, name: "")
        type.fields = (0..<fields).map { Field(name: "\($0 + 1)") }
        return type
    }

    var isGlossas: Bool { name.hasPrefix(GlossaNotetype.name) }
}

extension String {
    /// Whether a field contains LaTeX or MathJax. It examines only bytes, because it runs on every field of a package.
    fileprivate var hasFormula: Bool {
        var text = self
        return text.withUTF8 { bytes in
            func has(_ wanted: StaticString, at place: Int) -> Bool {
                place + wanted.utf8CodeUnitCount <= bytes.count
                    && (0..<wanted.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == wanted.utf8Start[$0] }
            }
            for place in bytes.indices {
                switch bytes[place] {
                case UInt8(ascii: "\\"): if has("\\(", at: place) || has("\\[", at: place) { return true }
                case UInt8(ascii: "["): if has("[latex]", at: place) || has("[$", at: place) { return true }
                case UInt8(ascii: "<"): if has("<anki-mathjax", at: place) { return true }
                default: continue
                }
            }
            return false
        }
    }
}
