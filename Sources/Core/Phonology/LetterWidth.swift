/// Latin letters and digits in full width, as East Asian texts have them: Ｑ is Q.
public enum LetterWidth {
    /// Returns a full-width letter or digit in half width, and any other scalar unchanged.
    public static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        default: scalar
        }
    }

    /// Returns a text with its letters and digits in half width.
    public static func narrow(_ text: String) -> String { map(text, narrow) }

    /// Returns a text with its letters and digits in full width, as JMdict spells words.
    public static func wide(_ text: String) -> String {
        map(text) { scalar in
            switch scalar {
            case "0"..."9", "A"..."Z", "a"..."z": Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
            default: scalar
            }
        }
    }

    private static func map(_ text: String, _ change: (Unicode.Scalar) -> Unicode.Scalar) -> String {
        var changed = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { changed.append(change(scalar)) }
        return String(changed)
    }
}
