import Model

/// Characters that only set type. They divide or disguise words, so that no dictionary finds them: `hap\u{AD}py`,
/// `ﬁnally`.
private enum Typesetting {
    /// Letters joined into one, U+FB00 to U+FB06, as they are spelt.
    private static let ligatures = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]

    /// The letters in place of a character, none for one that is not to be seen; nil for one that stays.
    ///
    /// The zero-width joiner and non-joiner stay: Persian, the scripts of India and emoji are spelt with them.
    static func letters(for scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        // Soft hyphen, zero-width space, word joiner, zero-width no-break space
        case 0xAD, 0x200B, 0x2060, 0xFEFF: ""
        case 0xFB00...0xFB06: ligatures[Int(scalar.value - 0xFB00)]
        default: nil
        }
    }
}

extension String {
    /// The text as it is spelt: without soft hyphens and zero-width spaces, and with ligatures as their letters. Lines
    /// of which nothing is left disappear.
    var spelledOut: String {
        guard unicodeScalars.contains(where: { Typesetting.letters(for: $0) != nil }) else { return self }
        var lines: [String] = []
        for line in unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            var spelled = String.UnicodeScalarView()
            var isShorter = false
            for scalar in line {
                guard let letters = Typesetting.letters(for: scalar) else {
                    spelled.append(scalar)
                    continue
                }
                spelled.append(contentsOf: letters.unicodeScalars)
                if letters.isEmpty { isShorter = true }
            }
            let text = isShorter ? String(spelled).trimmingWhitespace : String(spelled)
            // A blank line stays: it is a gap between stanzas.
            if !isShorter || !text.isEmpty { lines.append(text) }
        }
        return lines.joined(separator: "\n").trimmingWhitespace
    }
}

extension ImportedChapter {
    /// The chapter as it is spelt.
    var spelledOut: ImportedChapter {
        ImportedChapter(title: title?.spelledOut.nonEmpty, text: text.spelledOut)
    }
}

extension ImportedText {
    /// Spells out the text with its title, author, chapters, notes and readings. The signs of insets stay where they
    /// are.
    mutating func spellOut() {
        title = title?.spelledOut.nonEmpty
        author = author?.spelledOut.nonEmpty
        for index in chapters.indices { chapters[index] = chapters[index].spelledOut }
        for index in insets.indices { insets[index] = insets[index].spelledOut }
    }
}

extension ImportedInset {
    /// The inset with its words as they are spelt: the base of a reading is as long as it is in the text.
    fileprivate var spelledOut: ImportedInset {
        switch self {
        case .picture(let picture, let alternative): .picture(picture, alternative: alternative.spelledOut)
        case .note(let note): .note(BookNote(sign: note.sign.spelledOut, text: note.text.spelledOut))
        case .ruby(let ruby): .ruby(BookRuby(base: ruby.base.spelledOut, reading: ruby.reading.spelledOut))
        }
    }
}

extension String {
    /// Nil if it is empty.
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
