import Lexicon
import Model
import Proficiency

/// Counts the words of a text, piece by piece.
package final class VocabularyCounter {
    private let annotator: Annotator
    private let language: Language
    /// Occurrences by lexicon word.
    private var known: [UInt32: Int] = [:]
    private var others: [String: Vocabulary.Word] = [:]

    package init(annotator: Annotator, language: Language) {
        self.annotator = annotator
        self.language = language
    }

    package func count(_ text: String) {
        if language == .chinese, let chinese = annotator.chinese {
            count(text, chinese)
            return
        }
        for token in annotator.tokens(text, language) where token.kind.isWord {
            add(token.lemma, level: token.level ?? 0, isName: token.kind == .name)
        }
    }

    private func count(_ text: String, _ chinese: ChineseAnnotator) {
        chinese.countWords(text, into: &known) { surface, kind in
            guard kind.isWord, kind != .latin else { return }
            add(surface, level: 0, isName: kind == .name)
        }
    }

    private func add(_ word: String, level: Int, isName: Bool) {
        others[word, default: Vocabulary.Word(text: word, level: level, count: 0, isName: isName)].count += 1
    }

    package func vocabulary() -> Vocabulary {
        var words = Array(others.values)
        if let chinese = annotator.chinese {
            words += known.map { number, count in
                let word = chinese.word(number)
                return Vocabulary.Word(text: word.text, level: word.level, count: count)
            }
        }
        return Vocabulary(words)
    }
}
