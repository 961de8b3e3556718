import Lexicon
import Model
import Morphology
import Proficiency

/// Counts the words of a text, piece by piece.
package final class VocabularyCounter {
    private let annotator: Annotator
    private let language: Language
    /// Occurrences by lexicon word.
    private var known: [UInt32: Int] = [:]
    private var others: [String: Vocabulary.Word] = [:]
    /// Occurrences of English words as they are written; their lemmas are found at the end.
    private var forms: [String: Int] = [:]
    /// Those that begin a sentence with a capital, which may not be their own.
    private var firstForms: [String: Int] = [:]

    package init(annotator: Annotator, language: Language) {
        self.annotator = annotator
        self.language = language
    }

    /// - Parameter insets: The text's, of which the author's readings count.
    package func count(_ text: String, _ insets: [Inset] = []) {
        if language == .chinese, let chinese = annotator.chinese {
            count(text, chinese)
            return
        }
        if language == .english {
            // The lemma alone: a word's meaning is read from the dictionary.
            let tokens = EnglishTokenizer.tokens(in: text)
            for index in tokens.indices where tokens[index].kind.isWord {
                if SentenceCapitals.isFirst(index, of: tokens) {
                    firstForms[tokens[index].text, default: 0] += 1
                } else {
                    forms[tokens[index].text, default: 0] += 1
                }
            }
            return
        }
        for token in annotator.tokens(text, language, insets, isGlossed: false) where token.kind.isWord {
            add(token.lemma, level: token.level ?? 0, isName: token.kind == .name)
        }
    }

    private func count(_ text: String, _ chinese: ChineseAnnotator) {
        chinese.countWords(text, into: &known) { surface, kind in
            guard kind.isWord, kind != .latin else { return }
            add(surface, level: 0, isName: kind == .name)
        }
    }

    private func add(_ word: String, level: Int, isName: Bool, count: Int = 1) {
        others[word, default: Vocabulary.Word(text: word, level: level, count: 0, isName: isName)].count += count
    }

    package func vocabulary() -> Vocabulary {
        for (isFirst, counted) in [(true, firstForms), (false, forms)] {
            for (form, count) in counted {
                let plain = annotator.plain(form, isFirst: isFirst, forms)
                add(annotator.lemma(ofEnglish: plain), level: 0, isName: false, count: count)
            }
        }
        forms.removeAll()
        firstForms.removeAll()
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
