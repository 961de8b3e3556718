import Model

// Texts in Arabic, Hebrew and other scripts that run from right to left, in pages that run from left to right.

extension Attribute {
    /// Lets the first letter of a text decide in which direction its lines run.
    static var ownDirection: Attribute { Attribute("dir", "auto") }

    /// ``ownDirection`` for a text that needs it, and nothing for any other.
    static func ownDirection(of text: String) -> Attribute { ownDirection.when(text.runsFromRightToLeft) }
}

extension String {
    /// Whether any of its letters belong to a script that runs from right to left (the bidirectional classes R and AL of
    /// UAX 9, by block).
    var runsFromRightToLeft: Bool {
        for scalar in unicodeScalars {
            switch scalar.value {
            case ..<0x590: continue
            // Hebrew, Arabic, Syriac, Thaana, N'Ko and what follows them; the forms of presentation; the planes of old scripts.
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: continue
            }
        }
        return false
    }
}

extension Book {
    /// The tag of the language of its text, for `lang` attributes.
    var textTag: String { otherLanguage?.tag ?? language.tag }
}
