import Lexicon
import Library
import Model
import Pages
import Phonology
import Proficiency

/// Converts tokens to the words of a page: readings over each character, tones, the learner's preferred script.
struct WordWriter {
    let preferences: Preferences
    let lexicon: Lexicon?
    let language: Language
    let knowledge: Knowledge
    var memo = SyllableMemo()

    /// The paragraphs of a page.
    func paragraphs(_ tokens: [Token]) -> [[ReadingPiece]] {
        let spoken = self.spoken(tokens)
        var paragraphs: [[ReadingPiece]] = [[]]
        for (token, word) in zip(tokens, spoken) {
            guard isReadable(token) else {
                let lines = token.text.split(separator: "\n", omittingEmptySubsequences: false)
                for (index, line) in lines.enumerated() {
                    if index > 0 { paragraphs.append([]) }
                    if !line.isEmpty { append(.text(converted(String(line))), to: &paragraphs) }
                }
                continue
            }
            let (syllables, reading) = written(token, spoken: word)
            append(
                .word(
                    ReadingWord(
                        lemma: token.lemma, start: token.start, syllables: syllables, reading: reading,
                        standing: standing(token))), to: &paragraphs)
        }
        return paragraphs.filter { !$0.isEmpty }
    }

    private func append(_ piece: ReadingPiece, to paragraphs: inout [[ReadingPiece]]) {
        paragraphs[paragraphs.count - 1].append(piece)
    }

    /// Returns whether a token can be tapped: Latin text inside Chinese and Japanese is shown unchanged.
    private func isReadable(_ token: Token) -> Bool {
        token.kind.isWord && (token.kind != .latin || language == .english)
    }

    func standing(_ token: Token) -> Standing {
        switch knowledge.status(of: token.lemma, level: token.level) {
        case .difficult: .difficult
        case .known: .known
        case .ignored: .ignored
        case nil: token.kind == .name ? .name : .new
        }
    }

    /// Returns each token with its syllables; for Chinese as pronounced, if the learner prefers that.
    func spoken(_ tokens: [Token]) -> [SpokenWord] {
        let words = tokens.map { token in
            let reading = language == .chinese ? token.reading : nil
            return SpokenWord(text: token.text, syllables: reading.map { memo.reading($0).syllables } ?? [])
        }
        return language == .chinese && preferences.toneSandhi ? ToneSandhi.spoken(words) : words
    }

    /// Returns the text of a word with its reading over each part, and the whole reading.
    func written(_ token: Token, spoken: SpokenWord) -> (syllables: [Syllable], reading: String?) {
        switch language {
        case .english:
            return ([Syllable(token.text)], token.reading)
        case .japanese:
            let parts = Furigana.furigana(surface: token.text, reading: token.reading ?? "")
            return (parts.map { Syllable($0.text, reading: $0.ruby) }, token.reading)
        case .chinese:
            let shown = converted(token.text, isWord: true)
            guard let listed = token.reading, !spoken.syllables.isEmpty else {
                return ([Syllable(shown, reading: token.reading)], token.reading)
            }
            let reading = memo.reading(listed, spoken: spoken)
            guard shown.count == spoken.syllables.count else {
                return ([Syllable(shown, reading: listed)], reading.marked)
            }
            let syllables = zip(shown, spoken.syllables.indices).map { character, index in
                Syllable(
                    String(character), reading: reading.marks[index],
                    tone: spoken.syllables[index].map { Int(($0.tone ?? .neutral).rawValue) })
            }
            return (syllables, reading.marked)
        }
    }

    private func converted(_ text: String, isWord: Bool = false) -> String {
        guard language == .chinese, let lexicon else { return text }
        switch preferences.script {
        case .original: return text
        case .simplified: return lexicon.simplified(text)
        case .traditional: return lexicon.traditional(text)
        }
    }
}
