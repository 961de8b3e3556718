import Model

// How a form changes texts: browsers send CRLF, and remove the line breaks of a field with a single line.

extension String {
    /// The text with Glossa's line endings, because a browser's form sends CRLF.
    package var withPlainLineEnds: String {
        guard utf8.contains(0x0D) else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        var isAfterReturn = false
        for byte in utf8 {
            if byte != 0x0A || !isAfterReturn { bytes.append(byte == 0x0D ? 0x0A : byte) }
            isAfterReturn = byte == 0x0D
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns whether a form that showed this text would send the other one without an edit.
    ///
    /// - Parameter isOneLine: Whether the form's field has a single line, from which browsers remove line breaks.
    package func isSame(onForm sent: String, isOneLine: Bool = false) -> Bool {
        if self == sent { return true }
        let (own, other) = (withPlainLineEnds.withoutLastLineEnds, sent.withPlainLineEnds.withoutLastLineEnds)
        return own == other || isOneLine && own.filter { $0 != "\n" } == other
    }

    /// The text without trailing line breaks.
    package var withoutLastLineEnds: Substring {
        var text = self[...]
        while text.last == "\n" { text.removeLast() }
        return text
    }
}

extension Note {
    /// Copies the fields of another version of the note where they really differ, with Glossa's line endings. Fields
    /// that a form returned unchanged stay the same, byte for byte.
    ///
    /// All callers decide here which fields of a note an edit has changed.
    package mutating func take(fieldsOf other: Note) {
        func put(_ new: String, into field: inout String, isOneLine: Bool = false) {
            if !field.isSame(onForm: new, isOneLine: isOneLine) {
                field = String(new.withPlainLineEnds.withoutLastLineEnds)
            }
        }
        put(other.word, into: &word)
        put(other.reading, into: &reading, isOneLine: true)
        put(other.definition, into: &definition)
        put(other.sentence, into: &sentence)
        put(other.translation, into: &translation)
        put(other.variant, into: &variant, isOneLine: true)
    }
}
