import Lexicon
import Model

/// A WordNet lemma with one part of speech.
struct WordNetEntry {
    var lemma: String
    var partOfSpeech: PartOfSpeechCode
    /// Definitions in WordNet's order (the commonest first), without examples.
    var definitions: [String]
    /// Those definitions that are of one person, place or thing and not of a kind: what WordNet calls instances.
    var instances: Set<String> = []

    /// Whether it is a name: at least half of what it means are instances, and so is what it means first. "China" is one;
    /// "earth", which has a planet among its senses, and "king" are none.
    ///
    /// - Parameter first: The definition that comes first.
    func isName(meaningFirst first: String?) -> Bool {
        guard let first, instances.contains(first) else { return false }
        return definitions.count { instances.contains($0) } * 2 >= definitions.count
    }
}

/// Parses WordNet's database files.
enum WordNet {
    static let files: [(name: String, partOfSpeech: PartOfSpeechCode)] = [
        ("noun", .noun), ("verb", .verb), ("adj", .adjective), ("adv", .adverb),
    ]

    /// Parses an `index.*` file with its `data.*`. Underscores in lemmas become spaces.
    static func entries(index: [UInt8], data: [UInt8], partOfSpeech: PartOfSpeechCode) -> [WordNetEntry] {
        index[...].pieces(separatedBy: 0x0A).compactMap { line in
            guard line.first != 0x20 else { return nil }
            let fields = line.pieces(separatedBy: 0x20)
            guard fields.count > 6, let count = fields[2].decimal else { return nil }
            let senses = fields.suffix(count).compactMap { $0.decimal.flatMap { sense(at: $0, in: data) } }
            return WordNetEntry(
                lemma: fields[0].lemma, partOfSpeech: partOfSpeech, definitions: senses.map(\.gloss),
                instances: Set(senses.filter(\.isInstance).map(\.gloss)))
        }
    }

    /// The gloss of the synset at a byte offset, up to the first example, and whether it points to a kind of which it is an
    /// instance (`@i`; wninput(5WN)).
    private static func sense(at offset: Int, in data: [UInt8]) -> (gloss: String, isInstance: Bool)? {
        guard offset < data.count, let end = data[...].firstPlace(of: 0x0A, from: offset),
            let bar = data[offset..<end].firstPlace(of: UInt8(ascii: "|"), from: offset)
        else { return nil }
        var text = data[(bar + 1)..<end]
        if let example = text.firstPlace(of: "; \"") { text = text[..<example.lowerBound] }
        text = text.trimmed
        while text.last == UInt8(ascii: ";") { text = text.dropLast().trimmed }
        return (String(decoding: text, as: UTF8.self), data[offset..<bar].firstPlace(of: " @i ") != nil)
    }

    /// How often each lemma was tagged in WordNet's corpus, by part of speech: `cntlist.rev` contains
    /// `lemma%1:… sense count`, where the digit is the part of speech.
    static func counts(_ text: [UInt8]) -> [String: [PartOfSpeechCode: Int]] {
        let parts: [UInt8: PartOfSpeechCode] = [
            UInt8(ascii: "1"): .noun, UInt8(ascii: "2"): .verb, UInt8(ascii: "3"): .adjective,
            UInt8(ascii: "4"): .adverb,
            UInt8(ascii: "5"): .adjective,
        ]
        var counts: [String: [PartOfSpeechCode: Int]] = [:]
        for line in text[...].pieces(separatedBy: 0x0A) {
            let fields = line.pieces(separatedBy: 0x20)
            guard fields.count == 3, let count = fields[2].decimal,
                let percent = fields[0].firstPlace(of: UInt8(ascii: "%"), from: fields[0].startIndex),
                percent + 1 < fields[0].endIndex, let part = parts[fields[0][percent + 1]]
            else { continue }
            counts[fields[0][..<percent].lemma, default: [:]][part, default: 0] += count
        }
        return counts
    }

    /// The irregular forms in a `*.exc` file: each form with its dictionary forms.
    static func exceptions(_ text: String) -> [(form: String, lemmas: [String])] {
        text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
            return fields.count > 1 ? (form: fields[0], lemmas: Array(fields.dropFirst())) : nil
        }
    }
}
