import Model

/// Splits English text into words, numbers, punctuation and white space.
///
/// Nothing is lost: joined, the texts of the tokens are the text. Rules:
/// - apostrophes (' ’) and hyphens between letters belong to the word: `don't`, `mother-in-law`; so does the
///   apostrophe of a shortened beginning (`'tis`, `'em`), not that of an end, which may close a quotation;
/// - letters with full stops are an abbreviation (`e.g.`, `U.S.A.`), as are titles (`Mr.`, `Dr.`);
/// - a number takes its separators, decimals and letters with it: `1,234.5`, `3rd`, `1990s`;
/// - punctuation and signs are one token each, except for runs of the same (`...`, `--`); white space is one
///   token for each run.
public enum EnglishTokenizer {
    /// The tokens of a text, in order. A token's lemma is its text; `EnglishLemmatizer` knows better.
    public static func tokens(in text: String) -> [Token] {
        let scalars = Array(text.unicodeScalars)
        var tokens: [Token] = []
        var start = 0
        while start < scalars.count {
            let scan = EnglishScan(scalars, from: start)
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[start..<scan.end])
            tokens.append(Token(text: String(view), start: start, end: scan.end, kind: scan.kind))
            start = scan.end
        }
        return tokens
    }
}
