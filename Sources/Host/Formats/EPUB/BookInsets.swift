import Model

/// Resolves the pictures and notes of a book's documents, and writes the texts with the signs of those that are there.
struct BookInsets {
    /// A place in a book: the index of a document, and an offset in its text.
    private struct Place: Hashable, Comparable {
        var document: Int
        var offset: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.document, left.offset) < (right.document, right.offset)
        }
    }

    /// An element of a book.
    private struct Target: Hashable {
        var document: Int
        var range: Range<Int>
    }

    /// The longest text of a note, in bytes. A longer target is a part of the book.
    private static let longestNote = 20_000
    /// The longest one that only looks like a note.
    private static let longestUndeclaredNote = 6000
    /// The longest texts of all notes of a book together, in bytes, each as often as something refers to it. Further references
    /// have no notes.
    private static let longestNotes = 32 << 20
    /// The lowest picture that counts as one when it has a line of its own, in pixels; anything lower is an ornament.
    private static let lowestPlate = 120

    private let documents: [BookDocument]
    private let indices: [String: Int]
    /// The pictures by their paths: their indices in the file.
    private let pictures: [String: Int]
    private let shapes: [BookPicture]
    /// The offset of every sign, by document.
    private let signs: [[Int]]
    /// The footnotes that something refers to, in order, apart from each other: what stands in their pop-ups is not in the
    /// text as well.
    private var footnotes: [Int: [Range<Int>]] = [:]
    /// The note of each reference, by document and index.
    private var notes: [Int: [Int: BookNote]] = [:]
    /// The insets in the order of their signs in what was written.
    private(set) var written: [ImportedInset] = []
    /// The number of pictures for which nothing can be shown.
    private(set) var lost = 0

    /// - Parameters:
    ///   - documents: In reading order.
    ///   - pictures: The indices of the pictures that could be read, by path.
    ///   - shapes: The pictures by index.
    init(_ documents: [BookDocument], pictures: [String: Int], shapes: [BookPicture]) {
        self.documents = documents
        self.pictures = pictures
        self.shapes = shapes
        indices = Dictionary(documents.enumerated().map { ($1.path, $0) }) { first, _ in first }
        signs = documents.map { Self.signs(in: $0.text) }
        resolveNotes()
    }

    /// The offset of every sign in a document.
    private static func signs(in document: ExtractedText) -> [Int] {
        guard !document.insets.isEmpty else { return [] }
        var offsets: [Int] = []
        let text = document.text[...]
        var index = 0
        while let lead = text[index...].firstIndex(of: InsetSign.lead[0]) {
            let isSign = InsetSign.last(at: lead, in: text) != nil
            if isSign { offsets.append(lead) }
            index = lead + (isSign ? 3 : 1)
        }
        return offsets
    }

    // MARK: Notes

    private mutating func resolveNotes() {
        /// By element: the same note may be referred to any number of times.
        var texts: [Target: String] = [:]
        var room = Self.longestNotes
        for (index, document) in documents.enumerated() {
            let places = signs[index]
            for (number, inset) in document.text.insets.enumerated() {
                guard case .note(let reference, let sign, _, let isDeclared) = inset, number < places.count,
                    let target = document.resolve(reference), let fragment = target.fragment,
                    let there = indices[target.path], let element = documents[there].text.targets[fragment]
                else { continue }
                let source = Place(document: index, offset: places[number])
                let text = texts[Target(document: there, range: element.range)] ?? note(element, in: there)
                texts[Target(document: there, range: element.range)] = text
                guard !text.isEmpty, text.utf8.count <= room else { continue }
                if !isDeclared {
                    // The note leads back to the text: it must not take the text for its note.
                    guard source < Place(document: there, offset: element.range.lowerBound),
                        text.utf8.count <= Self.longestUndeclaredNote,
                        element.isFootnote || NoteSign.begins(text, with: sign)
                            || leadsBack(from: element, in: there, to: document.path)
                    else { continue }
                } else if element.range.contains(source.offset), there == index {
                    continue
                }
                room -= text.utf8.count
                let shown = Self.shown(sign)
                notes[index, default: [:]][number] = BookNote(sign: shown, text: NoteSign.dropping(shown, from: text))
                if element.isFootnote { footnotes[there, default: []].append(element.range) }
            }
        }
        footnotes = footnotes.mapValues(Self.merged)
    }

    /// The ranges in order, those that overlap as one.
    private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound < last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    /// The sign shown for a note: what the book has, unless that is a word of the text.
    private static func shown(_ sign: String) -> String {
        sign.isEmpty || isWord(sign) ? "*" : sign
    }

    /// Whether the words of a link to a note belong to the text.
    private static func isWord(_ sign: String) -> Bool { sign.count > 3 && !NoteSign.isSign(sign) }

    /// The text of an element that can be a note. A number alone is followed by its note: `<dt>1</dt><dd>…</dd>`.
    private func note(_ element: ExtractedTarget, in index: Int) -> String {
        let bytes = documents[index].text.text
        var range = element.range.clamped(to: 0..<bytes.count)
        guard range.count <= Self.longestNote else { return "" }
        var text = string(bytes[range])
        if NoteSign.isSign(text), let end = bytes[range.upperBound...].firstIndex(of: 0x0A) {
            range = range.lowerBound..<min(end, range.upperBound + Self.longestUndeclaredNote)
            text = string(bytes[range]).split(separator: "\n").joined(separator: " ")
        }
        return NoteSign.withoutReturn(text)
    }

    private func string(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).droppingInsetSigns
    }

    /// Whether an element contains a link to a document.
    private func leadsBack(from element: ExtractedTarget, in index: Int, to path: String) -> Bool {
        let document = documents[index]
        let first = document.text.links.firstIndex(inOrder: { $0.offset >= element.range.lowerBound })
        for link in document.text.links[first...].prefix(50) {
            guard link.offset < element.range.upperBound else { return false }
            if document.resolve(link.reference)?.path == path { return true }
        }
        return false
    }

    // MARK: Writing

    /// The paragraphs of a part of a document, without the line feed after the last: with the signs of its pictures, with
    /// signs in place of the words that refer to notes, and without the footnotes.
    mutating func written(_ index: Int, _ document: BookDocument, _ range: Range<Int>) -> String {
        let source = document.text.text
        let signs = signs[index]
        let hidden = footnotes[index] ?? []
        guard !signs.isEmpty || !hidden.isEmpty else { return string(trimming: source[range]) }
        var number = signs.firstIndex(inOrder: { $0 >= range.lowerBound })
        var next = hidden.firstIndex(inOrder: { $0.upperBound > range.lowerBound })
        var text: [UInt8] = []
        var lineStart = 0
        var place = range.lowerBound
        while place < range.upperBound {
            let sign = number < signs.count ? signs[number] : range.upperBound
            let footnote = next < hidden.count ? hidden[next].lowerBound : range.upperBound
            let end = min(range.upperBound, sign, max(place, footnote))
            copy(source, place..<end, to: &text, &lineStart)
            place = end
            guard place < range.upperBound else { break }
            if next < hidden.count, place >= hidden[next].lowerBound {
                place = max(place, min(hidden[next].upperBound, range.upperBound))
                next += 1
                while number < signs.count, signs[number] < place { number += 1 }
            } else {
                place += 3
                place += write(index, document, number, lineStart: lineStart, into: &text)
                number += 1
            }
        }
        endLine(&text, from: lineStart)
        return string(trimming: text[...])
    }

    private func copy(_ source: [UInt8], _ range: Range<Int>, to text: inout [UInt8], _ lineStart: inout Int) {
        var rest = source[range]
        while let feed = rest.firstIndex(of: 0x0A) {
            // A line of which nothing is left disappears, but not the one between two stanzas.
            let isGap = feed > 0 && source[feed - 1] == 0x0A
            if !isGap {
                text += rest[...feed]
                endLine(&text, from: lineStart)
            } else if !text.isEmpty, !text.suffix(2).elementsEqual([0x0A, 0x0A]) {
                text.append(0x0A)
            }
            rest = rest[(feed + 1)...]
            lineStart = text.count
        }
        text += rest
    }

    private func string(trimming slice: ArraySlice<UInt8>) -> String {
        var slice = slice.drop { $0 == 0x0A }
        while slice.last == 0x0A { slice.removeLast() }
        return String(decoding: slice, as: UTF8.self)
    }

    /// Writes the sign of an inset, if it is there.
    ///
    /// - Returns: How many of the bytes after it are not written.
    private mutating func write(
        _ index: Int, _ document: BookDocument, _ number: Int, lineStart: Int, into text: inout [UInt8]
    ) -> Int {
        guard number < document.text.insets.count else { return 0 }
        switch document.text.insets[number] {
        case .picture(let reference, let alternative):
            guard let path = document.resolve(reference)?.path, let picture = pictures[path] else {
                lost += 1
                return 0
            }
            written.append(.picture(shapes[picture], alternative: alternative))
            text += InsetSign.bytes(InsetSign.pictureByte)
            return 0
        case .ruby(let ruby):
            written.append(.ruby(ruby))
            text += InsetSign.bytes(InsetSign.rubyByte)
            return 0
        case .note(_, let sign, let length, let isDeclared):
            let note = notes[index]?[number]
            guard note != nil || isDeclared else { return 0 }
            var skipped = 0
            if !Self.isWord(sign), !text.suffix(length).contains(InsetSign.lead[0]) {
                text.removeLast(min(length, text.count - lineStart))
                let rest = document.text.text[(signs[index][number] + 3)...]
                skipped = Self.removeBracket(&text, lineStart, before: rest)
            }
            guard let note else { return skipped }
            written.append(.note(note))
            text += InsetSign.bytes(InsetSign.noteByte)
            return skipped
        }
    }

    private static let brackets = ["[]", "()", "（）", "〔〕", "［］", "【】"].map { pair in
        (open: Array(String(pair.prefix(1)).utf8), close: Array(String(pair.suffix(1)).utf8))
    }

    /// Removes a bracket that was opened before a sign and is closed directly after it.
    ///
    /// - Returns: The length of the closing one; 0 if there is none.
    private static func removeBracket(
        _ text: inout [UInt8], _ lineStart: Int, before rest: ArraySlice<UInt8>
    ) -> Int {
        for bracket in brackets
        where text.count - lineStart >= bracket.open.count
            && text.suffix(bracket.open.count).elementsEqual(bracket.open)
            && rest.starts(with: bracket.close)
        {
            text.removeLast(bracket.open.count)
            return bracket.close.count
        }
        return 0
    }

    /// Gives the pictures of a line without any words lines of their own.
    private func endLine(_ text: inout [UInt8], from start: Int) {
        let hasFeed = text.last == 0x0A && text.count > start
        var pictures = 0
        var index = start
        let end = text.count - (hasFeed ? 1 : 0)
        while index < end {
            guard let last = InsetSign.last(at: index, in: text[...]) else {
                guard text[index] == 0x20 else { return }
                index += 1
                continue
            }
            guard last == InsetSign.pictureByte else { return }
            pictures += 1
            index += 3
        }
        guard pictures > 0 else {
            // A line of which nothing is left, such as one with a picture that is missing.
            if end == start || !text[start..<end].contains(where: { $0 != 0x20 }) { text.removeSubrange(start...) }
            return
        }
        text.removeSubrange(start...)
        for inset in written.suffix(pictures) {
            var last = InsetSign.plateByte
            if case .picture(let picture, _) = inset, let height = picture.height, height < Self.lowestPlate {
                last = InsetSign.stripByte
            }
            text += InsetSign.bytes(last) + [0x0A]
        }
        if !hasFeed { text.removeLast() }
    }
}

extension Array {
    /// The index of the first element that satisfies a condition, which all after it satisfy too; the end if none does.
    fileprivate func firstIndex(inOrder isWanted: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isWanted(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
