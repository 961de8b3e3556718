import Lexicon
import Model

/// The links from a WordNet lemma to other words.
struct WordNetLinks {
    var lemma: String
    /// Words derived from the lemma or from which it is derived (`+`) and, for adjectives and adverbs, those to which
    /// they pertain or from which they are derived (`\`); those of the commonest senses first.
    var derivations: [Link] = []
    /// Other words for its commonest sense.
    var synonyms: [String] = []

    struct Link: Hashable {
        var lemma: String
        var partOfSpeech: PartOfSpeechCode
    }
}

extension WordNet {
    /// Parses the links of every lemma with one part of speech.
    ///
    /// - Parameter data: The `data.*` files of all parts of speech, since links may lead to another one.
    static func links(index: [UInt8], data: [PartOfSpeechCode: [UInt8]], partOfSpeech: PartOfSpeechCode)
        -> [WordNetLinks]
    {
        guard let own = data[partOfSpeech] else { return [] }
        return index[...].pieces(separatedBy: 0x0A).compactMap { line in
            guard line.first != 0x20 else { return nil }
            let fields = line.pieces(separatedBy: 0x20)
            guard fields.count > 6, let count = fields[2].decimal else { return nil }
            var links = WordNetLinks(lemma: fields[0].lemma)
            for (sense, field) in fields.suffix(count).enumerated() {
                guard let offset = field.decimal, let synset = Synset(at: offset, in: own) else { continue }
                if sense == 0 { links.synonyms = synset.words.filter { $0 != links.lemma } }
                guard let place = synset.words.firstIndex(of: links.lemma) else { continue }
                for pointer in synset.pointers where pointer.source == place + 1 {
                    guard let other = data[pointer.partOfSpeech].flatMap({ Synset(at: pointer.offset, in: $0) }),
                        other.words.indices.contains(pointer.target - 1)
                    else { continue }
                    let link = WordNetLinks.Link(
                        lemma: other.words[pointer.target - 1], partOfSpeech: pointer.partOfSpeech)
                    if !links.derivations.contains(link) { links.derivations.append(link) }
                }
            }
            return links
        }
    }

    /// A line of `data.*`: its words and its pointers for derivation.
    private struct Synset {
        struct Pointer {
            var offset: Int
            var partOfSpeech: PartOfSpeechCode
            /// Numbers of the words, from 1.
            var source: Int
            var target: Int
        }

        var words: [String] = []
        var pointers: [Pointer] = []

        init?(at offset: Int, in data: [UInt8]) {
            guard offset < data.count, let end = data[...].firstPlace(of: 0x0A, from: offset) else { return nil }
            let fields = data[offset..<end].pieces(separatedBy: 0x20)
            guard fields.count > 4, let count = Self.hexadecimal(fields[3]), fields.count > 4 + count * 2 else {
                return nil
            }
            for index in 0..<count { words.append(Self.word(fields[4 + index * 2])) }
            var place = 4 + count * 2
            guard let pointerCount = fields[place].decimal else { return nil }
            place += 1
            for _ in 0..<pointerCount where place + 3 < fields.count {
                defer { place += 4 }
                guard fields[place].count == 1, let symbol = fields[place].first,
                    symbol == UInt8(ascii: "+") || symbol == UInt8(ascii: "\\"),
                    let offset = fields[place + 1].decimal, let letter = fields[place + 2].first,
                    let part = Self.parts[letter], let ends = Self.hexadecimal(fields[place + 3])
                else { continue }
                pointers.append(Pointer(offset: offset, partOfSpeech: part, source: ends >> 8, target: ends & 0xFF))
            }
        }

        private static let parts: [UInt8: PartOfSpeechCode] = [
            UInt8(ascii: "n"): .noun, UInt8(ascii: "v"): .verb, UInt8(ascii: "a"): .adjective,
            UInt8(ascii: "s"): .adjective, UInt8(ascii: "r"): .adverb,
        ]

        private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> Int? {
            Int(String(decoding: digits, as: UTF8.self), radix: 16)
        }

        /// A word without an adjective's position marker: `galore(ip)`.
        private static func word(_ field: ArraySlice<UInt8>) -> String {
            let end = field.firstIndex(of: UInt8(ascii: "(")) ?? field.endIndex
            return field[..<end].lemma.lowercased()
        }
    }
}
