extension String {
    /// Returns the HTML of a field in which a line that begins its own block is moved into the block before it, or nil
    /// if markup begins in the line and ends beyond it, or vice versa.
    ///
    /// The line is appended to the previous line, and blocks left empty are removed.
    ///
    /// - Parameter place: The line break in the text of the field, in bytes.
    func joiningLines(at place: Int) -> String? {
        let field = PlainField(self, tracksOrigins: true)
        guard place > 0, place + 1 < field.origins.count, field.origins[place].isEmpty else { return nil }
        let bytes = Array(utf8)
        let next = field.origins[place + 1].lowerBound
        let gap = field.origins[place].lowerBound..<next
        let between = field.tags.filter { gap.contains($0.range.lowerBound) }
        guard let first = between.first(where: \.isBlock), let last = between.last(where: \.isBlock) else { return nil }
        let behind = field.tags.drop { $0.range.lowerBound < next }
        let lineEnd = behind.first { FieldTag.blocks.contains($0.name) }?.range.lowerBound ?? bytes.count
        var line = last.range.upperBound..<lineEnd
        while let byte = bytes[line].first, byte.isBlank { line.removeFirst() }
        while let byte = bytes[line].last, byte.isBlank { line.removeLast() }
        let inside = field.tags.filter { line.contains($0.range.lowerBound) }
        guard FieldElement.areBalanced(inside) else { return nil }

        // Blocks that contained only the line.
        var emptied = line
        var (before, after) = (between[...], behind.drop { $0.range.lowerBound < line.upperBound })
        while let opening = before.last(where: { $0.range.upperBound <= emptied.lowerBound }),
            let closing = after.first,
            opening.isBlock, !opening.isClosing, closing.isClosing, closing.name == opening.name,
            bytes[opening.range.upperBound..<emptied.lowerBound].allSatisfy(\.isBlank),
            bytes[emptied.upperBound..<closing.range.lowerBound].allSatisfy(\.isBlank)
        {
            emptied = opening.range.lowerBound..<closing.range.upperBound
            before = before.filter { $0.range.lowerBound < emptied.lowerBound }[...]
            after = after.dropFirst()
        }
        let wanted = String(
            decoding: Array(field.text.utf8).enumerated().filter { $0.offset != place }.map(\.element), as: UTF8.self)
        let target = first.range.lowerBound
        guard target <= emptied.lowerBound else { return nil }
        for gone in [emptied, line] {
            let joined = String(
                decoding: bytes[..<target] + bytes[line] + bytes[target..<gone.lowerBound] + bytes[gone.upperBound...],
                as: UTF8.self)
            if PlainField(joined).text == wanted { return joined }
        }
        return nil
    }
}

extension FieldElement {
    /// Returns whether every closing tag has an opening one among the tags, and every opening one a closing one where
    /// required.
    fileprivate static func areBalanced(_ tags: [FieldTag]) -> Bool {
        let alone: Set<String> = ["br", "img", "wbr", "hr", "input", "source", "link", "meta", "col", "embed", "track"]
        var open: [String] = []
        for tag in tags where !alone.contains(tag.name) {
            if !tag.isClosing {
                open.append(tag.name)
            } else if open.popLast() != tag.name {
                return false
            }
        }
        return open.isEmpty
    }
}
