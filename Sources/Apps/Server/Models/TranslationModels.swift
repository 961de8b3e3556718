import Model
import Pages
import Translations

extension TranslatePage.Turn {
    init(_ read: ReadTranslation, reason: ModelError? = nil) {
        self.init(
            translation: read.translation, words: read.words, reading: read.reading, romaji: read.romaji,
            disagreements: read.disagreements.map { difference in
                let token = read.words[difference.word].token
                return Disagreement(word: token.text, reading: token.reading ?? "", said: difference.said)
            }, reason: reason)
    }
}

extension TranslateProblem {
    init(_ error: TranslationError) {
        switch error {
        case .emptyText: self = .emptyText
        case .tooLong(let count): self = .tooLong(count: count, limit: TranslationError.longestText)
        case .impossiblePair: self = .impossiblePair
        case .noSuchTranslation: self = .noSuchTranslation
        }
    }
}
