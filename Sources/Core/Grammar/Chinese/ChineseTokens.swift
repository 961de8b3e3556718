import Model

/// Converts the segmenter's words to the tokens of the Chinese rules.
public struct ChineseTokens {
    private let splitting = ChineseSplitting()
    private let features: (_ word: String) -> [String]

    /// - Parameter features: Returns the parts of speech of a word in simplified characters:
    ///   ``ChineseFeature/features(of:tag:isVerb:)``.
    public init(features: @escaping (_ word: String) -> [String]) {
        self.features = features
    }

    /// Returns the tokens of a line, without white space.
    public func tokens(of words: [Token]) -> [GrammarToken] {
        var tokens: [GrammarToken] = []
        for (index, word) in words.enumerated() where word.kind != .space {
            let reading = word.reading ?? ""
            if word.kind == .punctuation {
                tokens.append(
                    GrammarToken(
                        text: word.text, form: word.text, features: [GrammarToken.punctuation], start: word.start,
                        end: word.end))
                continue
            }
            let form = Self.form(of: word)
            let lengths = splitting.lengths(
                of: form, before: index > 0 ? Self.form(of: words[index - 1]) : "",
                after: index + 1 < words.count ? Self.form(of: words[index + 1]) : "",
                isListed: word.gloss.map { !Gloss.isOfParts($0) } ?? false)
            append(word, form: form, lengths, reading, to: &tokens)
        }
        return tokens
    }

    private func append(
        _ word: Token, form: String, _ lengths: [Int], _ reading: String, to tokens: inout [GrammarToken]
    ) {
        let text = Array(word.text.unicodeScalars)
        let forms = Array(form.unicodeScalars)
        var start = 0
        for length in lengths where start < text.count {
            let end = lengths.count == 1 ? text.count : min(start + length, text.count)
            let part = String(String.UnicodeScalarView(forms[min(start, forms.count)..<min(end, forms.count)]))
            tokens.append(
                GrammarToken(
                    text: String(String.UnicodeScalarView(text[start..<end])),
                    form: lengths.count == 1 ? form : part, reading: lengths.count == 1 ? reading : "",
                    features: lengths.count == 1 ? features(of: part, word) : features(part), start: word.start + start,
                    end: word.start + end))
            start = end
        }
    }

    private func features(of part: String, _ word: Token) -> [String] {
        switch word.kind {
        case .number: ["m"]
        case .name: ["nr"]
        default: features(part)
        }
    }

    /// Returns the simplified form, if it is as long as the text itself. 著 read zhe becomes 着.
    private static func form(of word: Token) -> String {
        let isParticle = word.text.unicodeScalars.contains("著") && (word.reading?.hasSuffix("zhe") ?? false)
        let lemma = word.lemma.unicodeScalars.count == word.text.unicodeScalars.count ? word.lemma : word.text
        guard isParticle else { return lemma }
        return String(String.UnicodeScalarView(lemma.unicodeScalars.map { $0 == "著" ? "着" : $0 }))
    }
}
