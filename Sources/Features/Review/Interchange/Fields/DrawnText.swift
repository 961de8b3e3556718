/// A text extracted from marked-up source, with the source range of each of its bytes.
///
/// It writes changes of the text back into the source, replacing text by text and preserving all markup, with three
/// exceptions. Ruby whose base is deleted is removed entirely, because a reading belongs to its base. An element is
/// removed if deleting its text leaves it empty. And if a line is joined to the one before it, their separating blocks
/// are merged.
struct DrawnText {
    /// A range of bytes with annotations of its reading: ruby, or characters before their reading in brackets.
    struct Annotated {
        /// The range of the bytes and their annotations together.
        var whole: Range<Int>
        /// The ranges of the annotations, each with the bytes before it that it annotates.
        var notes: [Range<Int>]
    }

    let source: String
    let text: String
    /// One for each byte of the text, in order; empty for what the markup creates: the line break of a block, the space of a cell.
    let origins: [Range<Int>]
    var annotated: [Annotated] = []
    var elements: [FieldElement] = []

    /// Returns the source with the differences to another text applied.
    ///
    /// - Parameter written: Escapes a piece of the new text for the source.
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

    /// Returns the source offset at which to write text that replaces bytes of the text.
    private func place(of old: Range<Int>) -> Int {
        if let first = origins[old].first(where: { !$0.isEmpty }) { return first.lowerBound }
        let bytes = text.utf8
        let beginsLine =
            old.lowerBound == 0 || origins[old.lowerBound - 1].isEmpty
            || bytes[bytes.index(bytes.startIndex, offsetBy: old.lowerBound - 1)] == 0x0A
        if beginsLine, old.upperBound < origins.count {
            let start = origins[old.upperBound].lowerBound
            let base = annotated.first { $0.whole.contains(start) && !hasText(in: $0.whole.lowerBound..<start) }
            return base?.whole.lowerBound ?? start
        }
        guard old.lowerBound > 0 else { return source.utf8.count }
        // Text after a base with its reading is not part of the base.
        let end = origins[old.lowerBound - 1].upperBound
        let base = annotated.first { $0.whole.contains(end) && !hasText(in: end..<$0.whole.upperBound) }
        return base?.whole.upperBound ?? end
    }

    /// Returns whether any of the text comes from a part of the source.
    private func hasText(in part: Range<Int>) -> Bool {
        var (start, end) = (0, origins.count)
        while start < end {
            let middle = (start + end) / 2
            if origins[middle].lowerBound < part.lowerBound { start = middle + 1 } else { end = middle }
        }
        return origins[start...].prefix { $0.lowerBound < part.upperBound }.contains { !$0.isEmpty }
    }
}
