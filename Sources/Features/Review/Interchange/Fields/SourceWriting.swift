/// A source in which text is deleted and inserted, byte by byte.
struct SourceWriting {
    /// The state of a byte.
    private struct Mark: OptionSet {
        let rawValue: UInt8
        /// It is text.
        static let text = Mark(rawValue: 1)
        static let deleted = Mark(rawValue: 2)
        /// Nothing replaces it.
        static let hasNoSuccessor = Mark(rawValue: 4)
        /// A line break was deleted together with it.
        static let wasWholeLine = Mark(rawValue: 8)
    }

    /// Elements whose tags are removed with their text; blocks are removed only with their lines.
    private static let inline: Set<String> = [
        "a", "b", "big", "code", "del", "em", "font", "i", "ins", "mark", "s", "small", "span", "strike", "strong",
        "sub",
        "sup", "u",
    ]

    private let drawn: DrawnText
    private let bytes: [UInt8]
    private var marks: [Mark]
    private var insertions: [Int: String] = [:]

    init(_ drawn: DrawnText) {
        self.drawn = drawn
        bytes = Array(drawn.source.utf8)
        marks = [Mark](repeating: [], count: bytes.count)
        for origin in drawn.origins { for place in origin { marks[place].insert(.text) } }
    }

    /// Deletes bytes of the text.
    mutating func delete(_ old: Range<Int>, hasSuccessor: Bool) {
        let text = drawn.text.utf8
        let start = text.index(text.startIndex, offsetBy: old.lowerBound)
        let isLine = text[start..<text.index(start, offsetBy: old.count)].contains(0x0A)
        var mark: Mark = [.deleted]
        if !hasSuccessor { mark.insert(.hasNoSuccessor) }
        if isLine { mark.insert(.wasWholeLine) }
        for origin in drawn.origins[old] { for place in origin { marks[place].formUnion(mark) } }
    }

    mutating func insert(_ text: String, at place: Int) { insertions[place, default: ""] += text }

    /// Deletes the readings of deleted text.
    mutating func deleteReadings(_ annotated: [DrawnText.Annotated]) {
        let (texts, deleted) = (counts(.text), counts([.text, .deleted]))
        func isGone(_ range: Range<Int>) -> Bool {
            let count = texts.count(in: range)
            return count > 0 && deleted.count(in: range) == count
        }
        for part in annotated {
            if isGone(part.whole) {
                for place in part.whole { marks[place].formUnion([.deleted]) }
                continue
            }
            var start = part.whole.lowerBound
            for note in part.notes where note.lowerBound >= start {
                if isGone(start..<note.lowerBound) { for place in note { marks[place].insert(.deleted) } }
                start = note.upperBound
            }
        }
    }

    /// Deletes the tags of elements whose whole text was deleted.
    ///
    /// - Parameter elements: Inner ones first.
    mutating func deleteEmptied(_ elements: [FieldElement]) {
        let texts = counts(.text)
        let emptied = counts([.text, .deleted, .hasNoSuccessor])
        let lines = counts([.text, .deleted, .hasNoSuccessor, .wasWholeLine])
        guard emptied.last != 0 else { return }
        // The ends of deleted elements, by their start, so that nested elements do not scan bytes repeatedly.
        var ends: [Int: Int] = [:]
        for element in elements {
            let count = texts.count(in: element.content)
            let gone = element.opening.isBlock ? lines : emptied
            guard count > 0, gone.count(in: element.content) == count,
                element.opening.isBlock || Self.inline.contains(element.opening.name)
            else { continue }
            var place = element.content.lowerBound
            while place < element.content.upperBound, insertions[place] == nil {
                if let end = ends[place] {
                    place = end
                } else if marks[place].contains(.deleted) {
                    place += 1
                } else {
                    break
                }
            }
            guard place == element.content.upperBound, insertions[place] == nil else { continue }
            for tag in [element.opening, element.closing] {
                for place in tag.range { marks[place].insert(.deleted) }
            }
            ends[element.range.lowerBound] = element.range.upperBound
        }
    }

    /// Returns the number of bytes with a mark before each offset.
    private func counts(_ mark: Mark) -> [Int] {
        var counts = [0]
        counts.reserveCapacity(marks.count + 1)
        var count = 0
        for own in marks {
            if own.isSuperset(of: mark) { count += 1 }
            counts.append(count)
        }
        return counts
    }

    /// The resulting source.
    var result: String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for place in 0...bytes.count {
            if let text = insertions[place] { result += text.utf8 }
            if place < bytes.count, !marks[place].contains(.deleted) { result.append(bytes[place]) }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension [Int] {
    /// Returns the count within a range.
    fileprivate func count(in range: Range<Int>) -> Int { self[range.upperBound] - self[range.lowerBound] }
}
