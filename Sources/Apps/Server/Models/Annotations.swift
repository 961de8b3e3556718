import Lexicon
import Library
import Model
import Pages
import Phonology
import Proficiency

/// Turns tokens into the words of a page: readings over each character, tones, the script the learner wants.
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
            append(
                .word(
                    ReadingWord(
                        lemma: token.lemma, start: token.start, syllables: syllables(token, spoken: word),
                        reading: reading(token, spoken: word),
                        standing: standing(token))), to: &paragraphs)
        }
        return paragraphs.filter { !$0.isEmpty }
    }

    private func append(_ piece: ReadingPiece, to paragraphs: inout [[ReadingPiece]]) {
        paragraphs[paragraphs.count - 1].append(piece)
    }

    /// Whether a token can be tapped: Latin letters inside Chinese and Japanese text are shown as they are.
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

    /// Each token with its syllables; for Chinese as spoken, where the learner wants that.
    func spoken(_ tokens: [Token]) -> [SpokenWord] {
        let words = tokens.map { token in
            memo.spoken(token.text, reading: language == .chinese ? token.reading ?? "" : "")
        }
        return language == .chinese && preferences.toneSandhi ? ToneSandhi.spoken(words) : words
    }

    /// The text of a word with its reading over each part.
    func syllables(_ token: Token, spoken: SpokenWord) -> [Syllable] {
        switch language {
        case .english:
            return [Syllable(token.text)]
        case .japanese:
            return Furigana.furigana(surface: token.text, reading: token.reading ?? "").map {
                Syllable($0.text, reading: $0.ruby)
            }
        case .chinese:
            let shown = converted(token.text, isWord: true)
            let characters = shown.map(String.init)
            guard spoken.syllables.count == characters.count else { return [Syllable(shown, reading: token.reading)] }
            return zip(characters, spoken.syllables).map { character, syllable in
                Syllable(
                    character, reading: syllable?.marked, tone: syllable.map { Int(($0.tone ?? .neutral).rawValue) })
            }
        }
    }

    func reading(_ token: Token, spoken: SpokenWord) -> String? {
        guard language == .chinese, token.reading != nil else { return token.reading }
        return spoken.syllables.isEmpty ? token.reading : spoken.marked
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
