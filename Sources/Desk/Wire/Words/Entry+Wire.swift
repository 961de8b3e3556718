import Lexicon
import Model

/// An entry in the JSON of commands and the API. Every field is always present; unknown values are null.
public struct EntryJSON: Encodable, Sendable {
    private let entry: Entry

    public init(_ entry: Entry) {
        self.entry = entry
    }

    private struct Fact: Encodable {
        var dictionary: String
        var kind: String
        var reading: String
        var value: String

        init(_ fact: WordFact) {
            dictionary = fact.dictionary
            kind = fact.kindName
            reading = fact.reading
            value = fact.value
        }
    }

    private enum CodingKeys: String, CodingKey {
        case language, simplified, traditional, pinyin, reading, partOfSpeech, definitions, hsk2, hsk3, jlpt,
            frequencyRank, etymology, source, facts
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(entry.language, forKey: .language)
        try container.encode(entry.headword, forKey: .simplified)
        try container.encode(entry.traditional, forKey: .traditional)
        try container.encode(entry.language == .chinese ? entry.reading : nil, forKey: .pinyin)
        try container.encode(entry.reading, forKey: .reading)
        try container.encode(entry.partOfSpeech, forKey: .partOfSpeech)
        try container.encode(entry.definitions, forKey: .definitions)
        try container.encode(entry.hsk2, forKey: .hsk2)
        try container.encode(entry.hsk3, forKey: .hsk3)
        try container.encode(entry.jlpt, forKey: .jlpt)
        try container.encode(entry.frequencyRank, forKey: .frequencyRank)
        try container.encode(entry.etymology, forKey: .etymology)
        try container.encode(entry.source, forKey: .source)
        try container.encode(entry.facts.map(Fact.init), forKey: .facts)
    }

    /// Entries as a JSON array, as an encoder with sorted keys writes them.
    public static func array(_ entries: [Entry]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(entries.count * 400 + 2)
        var separator = UInt8(ascii: "[")
        for entry in entries {
            output.append(separator)
            separator = UInt8(ascii: ",")
            entry.writeJSON(to: &output)
        }
        if entries.isEmpty { output.append(separator) }
        output.append(UInt8(ascii: "]"))
        return output
    }
}
