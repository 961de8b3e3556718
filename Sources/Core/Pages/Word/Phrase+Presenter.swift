import Model
import Proficiency
import Routes

extension PhrasePage.Model {
    /// Presents a phrase with its words.
    ///
    /// - Parameters:
    ///   - tokens: The words of the phrase and the text between them.
    ///   - entries: The entries of the whole phrase.
    ///   - target: The language to translate into.
    public init(
        _ text: String, in language: Language, _ tokens: [Token], entries: [Entry], by knowledge: Knowledge,
        at place: Place?, target: Language
    ) {
        let words = tokens.filter { $0.opensCard }
        let readings = words.compactMap { $0.reading }
        self.init(
            language: language, text: text, reading: language == .english ? nil : readings.joined(separator: " "),
            whole: entries.map { EntryCard($0) }, words: words.map { WordLine($0, in: language, by: knowledge) },
            place: place, target: target)
    }
}
