/// Where the pitch of a Japanese word falls.
public enum PitchAccent {
    /// Marks the fall in a word's kana: たべꜜる for 2; べんきょう for 0, which has none.
    ///
    /// - Parameter drop: The mora after which the pitch falls, from 1; 0 for none. Beyond the end it stands at the end.
    public static func marked(_ kana: String, drop: Int) -> String {
        guard drop > 0 else { return kana }
        var text = String.UnicodeScalarView()
        var moras = 0
        var isMarked = false
        for scalar in kana.unicodeScalars {
            if !joinsMora(scalar) {
                if moras == drop {
                    text.append("\u{A71C}")
                    isMarked = true
                }
                moras += 1
            }
            text.append(scalar)
        }
        if !isMarked { text.append("\u{A71C}") }
        return String(text)
    }

    /// The mora after which the pitch falls in a pattern of high and low moras, such as `LHHL`; nil for any other text.
    public static func drop(ofPattern pattern: String) -> Int? {
        var drop = 0
        var last: Unicode.Scalar = "L"
        var count = 0
        for scalar in pattern.unicodeScalars {
            guard scalar == "H" || scalar == "L" else { return nil }
            if last == "H", scalar == "L", drop == 0 { drop = count }
            last = scalar
            count += 1
        }
        return count == 0 ? nil : drop
    }

    /// Whether a kana belongs to the mora before it: the small ones of きゃ and ファ, but not っ.
    private static func joinsMora(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ャ", "ュ", "ョ", "ヮ": true
        default: false
        }
    }
}
