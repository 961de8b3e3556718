import Model
import Phonology

/// The readings of a sequence of tokens.
enum SentenceReadings {
    /// Returns the dictionary reading and, if it differs, the reading with the spoken tones. Empty for English, and if
    /// one of the words has no reading.
    static func of(_ tokens: [Token], _ language: Language) -> [String] {
        let words = tokens.filter { $0.kind != .punctuation && $0.kind != .space }
        let readings = words.compactMap(\.reading)
        guard !words.isEmpty, readings.count == words.count else { return [] }
        switch language {
        case .chinese:
            let written = readings.joined(separator: " ")
            let spoken = ToneSandhi.spoken(
                tokens.map { token in
                    token.reading.map { SpokenWord(text: token.text, reading: $0) }
                        ?? SpokenWord(text: token.text, syllables: [nil])
                }
            ).map(\.marked).filter { !$0.isEmpty }.joined(separator: " ")
            return written == spoken ? [written] : [written, spoken]
        case .japanese: return [readings.joined()]
        case .english: return []
        }
    }
}
