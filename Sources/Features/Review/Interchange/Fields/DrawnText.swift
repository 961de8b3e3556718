/// A text that was drawn from a source with markup, and where in it each of its bytes came from.
///
/// It writes changes of the text back into the source: text is put in the place of text, and all markup stays where it is.
/// There are three exceptions. Ruby whose base is gone goes as a whole, for a reading is of its base alone. An element goes
/// in which nothing is left because its text was deleted. And where a line is joined to the one before it, the blocks that
/// parted the two are no longer both there.
struct DrawnText {
    /// Bytes with a note on how they are read: ruby, or characters before their reading in brackets.
    struct Annotated {
        /// The bytes and their notes together.
        var whole: Range<Int>
        /// Where the notes are, each with the bytes that it is of before it.
        var notes: [Range<Int>]
    }

    let source: String
    let text: String
    /// One for each byte of the text, in order. It is empty for a line end that a block makes.
    let origins: [Range<Int>]
    var annotated: [Annotated] = []
    var elements: [FieldElement] = []

    /// The source with what differs between its text and another one put in place.
    ///
    /// - Parameter written: How a piece of the new text is written in the source.
    func source(saying new: String, written: (String) -> String) -> String {
        let changes = TextDifference(from: text, to: new).changes
        if changes.isEmpty { return source }
        var writing = SourceWriting(self)
        for change in changes {
            writing.delete(change.old, hasSuccessor: !change.new.isEmpty)
            if !change.new.isEmpty { writing.insert(written(change.new), at: place(of: change.old)) }
        }
        writing.deleteReadings(annotated)
        writing.deleteEmptied(elements)
        return writing.result
    }

    /// Where in the source a text is written that takes the place of bytes of the text.
    private func place(of old: Range<Int>) -> Int {
        if let first = origins[old].first(where: { !$0.isEmpty }) { return first.lowerBound }
        let bytes = text.utf8
        let beginsLine =
            old.lowerBound == 0 || bytes[bytes.index(bytes.startIndex, offsetBy: old.lowerBound - 1)] == 0x0A
        if beginsLine, old.upperBound < origins.count {
            let start = origins[old.upperBound].lowerBound
            let base = annotated.first { $0.whole.contains(start) && !hasText(in: $0.whole.lowerBound..<start) }
            return base?.whole.lowerBound ?? start
        }
        guard old.lowerBound > 0 else { return source.utf8.count }
        // Text behind a base with its reading is no part of the base.
        let end = origins[old.lowerBound - 1].upperBound
        let base = annotated.first { $0.whole.contains(end) && !hasText(in: end..<$0.whole.upperBound) }
        return base?.whole.upperBound ?? end
    }

    /// Whether any of the text comes from a part of the source.
    private func hasText(in part: Range<Int>) -> Bool {
        var (start, end) = (0, origins.count)
        while start < end {
            let middle = (start + end) / 2
            if origins[middle].lowerBound < part.lowerBound { start = middle + 1 } else { end = middle }
        }
        return origins[start...].prefix { $0.lowerBound < part.upperBound }.contains { !$0.isEmpty }
    }
}
