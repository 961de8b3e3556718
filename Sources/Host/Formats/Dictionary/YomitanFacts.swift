import Model
import Phonology

/// Reads the rows of Yomitan's banks of facts: `[term, "freq" | "pitch" | "ipa", data]`.
enum YomitanFacts {
    /// The most facts of one row.
    private static let most = 20

    static func facts(_ row: [JSON]) -> [BroughtFact] {
        guard row.count >= 3, case .text(let term) = row[0] else { return [] }
        let found: [BroughtFact]
        switch row[1].text {
        case "freq": found = frequency(of: term, row[2]).map { [$0] } ?? []
        case "pitch":
            found = parts(row[2], "pitches") { pitch in
                switch pitch["position"] {
                case .integer(let drop)? where (0...Int64(WordFact.lastMora)).contains(drop): .pitch(Int(drop))
                case .text(let pattern)?: PitchAccent.drop(ofPattern: pattern).map { .pitch($0) }
                default: nil
                }
            }.map { BroughtFact(headword: term, reading: $0.reading, kind: $0.kind) }
        case "ipa":
            found = parts(row[2], "transcriptions") { transcription in
                let text = transcription["ipa"].text
                return text.isEmpty ? nil : .pronunciation(text)
            }.map { BroughtFact(headword: term, reading: $0.reading, kind: $0.kind) }
        default: found = []
        }
        return Array(found.prefix(most))
    }

    /// A number, a text, an object with both, or one of these for a reading.
    private static func frequency(of term: String, _ data: JSON) -> BroughtFact? {
        if case .object(let object) = data, let frequency = object["frequency"] {
            return shown(frequency).map {
                BroughtFact(headword: term, reading: object["reading"].text, kind: .frequency($0))
            }
        }
        return shown(data).map { BroughtFact(headword: term, kind: .frequency($0)) }
    }

    /// Beyond these, a number is no frequency.
    private static let frequencies: ClosedRange<Int64> = -1_000_000_000_000_000...1_000_000_000_000_000

    private static func shown(_ frequency: JSON) -> String? {
        switch frequency {
        case .integer(let number): frequencies.contains(number) ? String(number) : nil
        case .real(let number): abs(number) <= Double(frequencies.upperBound) ? String(number) : nil
        case .text(let text): text.isEmpty ? nil : text
        case .object(let object):
            object["displayValue"].text.isEmpty ? object["value"].flatMap(shown) : object["displayValue"].text
        default: nil
        }
    }

    private static func parts(
        _ data: JSON, _ name: String, _ read: (JSONObject) -> WordFact.Kind?
    ) -> [(reading: String, kind: WordFact.Kind)] {
        guard case .object(let object) = data, case .list(let list)? = object[name] else { return [] }
        return list.compactMap { part in
            guard case .object(let part) = part, let kind = read(part) else { return nil }
            return (object["reading"].text, kind)
        }
    }
}
