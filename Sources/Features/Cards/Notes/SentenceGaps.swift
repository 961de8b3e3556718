import Lexicon
import Model

extension NoteDraft {
    /// Returns the sentence in pieces, with gaps where it has the word in another form: "taught" for teach, 食べた for 食べる,
    /// 貓 for 猫. Empty if the gaps are where its letters are, and if it has no form of the word.
    func inflectedPieces(_ lexicon: Lexicon, _ language: Language) -> [SentencePiece] {
        guard !sentence.isEmpty else { return [] }
        switch language {
        case .chinese where sentence.holds(word), .japanese where sentence.holds(word): return []
        case .chinese:
            let written = lexicon.entries(of: word, in: .chinese).first { sentence.holds($0.traditional) }
            return written.map { sentence.pieces(around: $0.traditional) } ?? []
        case .japanese: return lexicon.japaneseForm(of: word, in: sentence).map { sentence.pieces(around: $0) } ?? []
        case .english:
            // The letters of a word may be in another: art in "start".
            let pieces = lexicon.englishPieces(of: sentence, around: word)
            return pieces.contains { $0.isWord } && pieces != sentence.pieces(around: word) ? pieces : []
        }
    }
}

extension Lexicon {
    /// The longest form of a Japanese word that is looked for, in code points.
    private static let longestForm = 14

    /// Returns the first form of a Japanese word in a sentence, the longest that begins there.
    fileprivate func japaneseForm(of word: String, in sentence: String) -> String? {
        let scalars = Array(sentence.unicodeScalars)
        guard let first = word.unicodeScalars.first else { return nil }
        for start in scalars.indices where scalars[start] == first {
            var length = min(Self.longestForm, scalars.count - start)
            while length > 1 {
                var form = String.UnicodeScalarView()
                form.append(contentsOf: scalars[start..<start + length])
                if inflectedForms(of: String(form)).contains(where: { $0.base == word }) { return String(form) }
                length -= 1
            }
        }
        return nil
    }

    /// Returns an English sentence in pieces, with a gap for each form of a word.
    fileprivate func englishPieces(of sentence: String, around word: String) -> [SentencePiece] {
        var pieces: [SentencePiece] = []
        var plain = ""
        var run = ""
        func end() {
            if !run.isEmpty, isEnglishForm(run, of: word) {
                if !plain.isEmpty { pieces.append(SentencePiece(text: plain, isWord: false)) }
                pieces.append(SentencePiece(text: run, isWord: true))
                plain = ""
            } else {
                plain += run
            }
            run = ""
        }
        for scalar in sentence.unicodeScalars {
            let lower = scalar.value | 0x20
            if lower >= 0x61 && lower <= 0x7A || scalar.value >= 0xC0 && scalar.value < 0x250 {
                run.unicodeScalars.append(scalar)
            } else {
                end()
                plain.unicodeScalars.append(scalar)
            }
        }
        end()
        if !plain.isEmpty { pieces.append(SentencePiece(text: plain, isWord: false)) }
        return pieces
    }
}
