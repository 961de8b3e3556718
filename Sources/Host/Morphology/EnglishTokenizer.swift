import Model

/// Splits English text into words, numbers, punctuation and whitespace.
///
/// Nothing is lost: the concatenated tokens are the text. Rules:
/// - apostrophes (' ’) and hyphens between letters belong to the word: `don't`, `mother-in-law`; so does an apostrophe
///   for omitted letters at its beginning (`'tis`, `'em`), but not one at its end, which may close a quotation;
/// - letters with full stops are an abbreviation (`e.g.`, `U.S.A.`), and so are titles (`Mr.`, `Dr.`);
/// - a number includes its separators, decimals and letters: `1,234.5`, `3rd`, `1990s`;
/// - punctuation marks and signs are one token each, except for runs of the same (`...`, `--`); each run of whitespace
///   is one token.
public enum EnglishTokenizer {
    /// Returns the tokens of a text, in order. A token's lemma is its text; use `EnglishLemmatizer` for better ones.
    public static func tokens(in text: String) -> [Token] {
        let scalars = Array(text.unicodeScalars)
        var tokens: [Token] = []
        var start = 0
        while start < scalars.count {
            let scan = EnglishScan(scalars, from: start)
            tokens.append(Token(text: string(scalars[start..<scan.end]), start: start, end: scan.end, kind: scan.kind))
            start = scan.end
        }
        return tokens
    }

    /// The scalars as a string. ASCII, which nearly all words are, is copied byte by byte.
    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        guard scalars.allSatisfy(\.isASCII) else {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            return String(view)
        }
        return String(unsafeUninitializedCapacity: scalars.count) { bytes in
            for (index, scalar) in scalars.enumerated() { bytes[index] = UInt8(truncatingIfNeeded: scalar.value) }
            return scalars.count
        }
    }
}
