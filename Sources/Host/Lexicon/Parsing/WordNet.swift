/// A word of WordNet in one part of speech.
struct WordNetEntry {
    var lemma: String
    var partOfSpeech: PartOfSpeechCode
    /// Definitions in WordNet's order (the commonest first), without examples.
    var definitions: [String]
}

/// Reads WordNet's database files.
enum WordNet {
    static let files: [(name: String, partOfSpeech: PartOfSpeechCode)] = [
        ("noun", .noun), ("verb", .verb), ("adj", .adjective), ("adv", .adverb),
    ]

    /// Reads one `index.*` with its `data.*`. Underscores in lemmas are spaces.
    static func entries(index: String, data: String, partOfSpeech: PartOfSpeechCode) -> [WordNetEntry] {
        let bytes = Array(data.utf8)
        return index.utf8.split(separator: 0x0A).compactMap { line in
            guard line.first != 0x20 else { return nil }
            let fields = line.split(separator: 0x20)
            guard fields.count > 6, let lemma = String(fields[0]), let count = String(fields[2]).flatMap({ Int($0) }) else { return nil }
            let definitions = fields.suffix(count).compactMap { field -> String? in
                guard let offset = String(field).flatMap({ Int($0) }), offset < bytes.count else { return nil }
                return gloss(at: offset, in: bytes)
            }
            return WordNetEntry(lemma: lemma.replacing("_", with: " "), partOfSpeech: partOfSpeech, definitions: definitions)
        }
    }

    /// The gloss of the synset at a byte offset, up to the first example.
    private static func gloss(at offset: Int, in data: [UInt8]) -> String? {
        guard let end = data[offset...].firstIndex(of: 0x0A), let bar = data[offset..<end].firstIndex(of: UInt8(ascii: "|")) else { return nil }
        let text = String(decoding: data[(bar + 1)..<end], as: UTF8.self)
        let definition = text.firstRange(of: "; \"").map { text[..<$0.lowerBound] } ?? text[...]
        return String(definition.drop { $0 == " " }.reversed().drop { $0 == " " || $0 == ";" }.reversed())
    }

    /// How often each lemma was tagged in WordNet's corpus: `cntlist.rev` holds `lemma%… sense count`.
    static func counts(_ text: String) -> [String: Int] {
        var counts: [String: Int] = [:]
        for line in text.utf8.split(separator: 0x0A) {
            let fields = line.split(separator: 0x20)
            guard fields.count == 3, let percent = fields[0].firstIndex(of: UInt8(ascii: "%")), let lemma = String(fields[0][..<percent]),
                let count = String(fields[2]).flatMap({ Int($0) })
            else { continue }
            counts[lemma.replacing("_", with: " "), default: 0] += count
        }
        return counts
    }

    /// Irregular forms from a `*.exc` file: form to dictionary forms.
    static func exceptions(_ text: String) -> [(form: String, lemmas: [String])] {
        text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
            return fields.count > 1 ? (form: fields[0], lemmas: Array(fields.dropFirst())) : nil
        }
    }
}
