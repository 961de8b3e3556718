/// The lines of a plain text, without the accidents of its file.
///
/// Line endings of every kind become line feeds, and tabs become spaces. Byte order marks, NULs and other control
/// characters, whitespace at both ends of a line, and blank lines (recorded in `Line`) are dropped. No Unicode
/// normalisation is applied.
struct Manuscript {
    /// The lines in UTF-8, each followed by a line feed.
    private(set) var text: [UInt8] = []
    private(set) var lines: [Line] = []

    /// A line that is not blank, and its layout in the file.
    struct Line {
        /// Offset of its first byte in `text`.
        var start: UInt32
        /// Its length in bytes, without the line feed.
        var count: UInt32
        /// Its width in columns, where a CJK character takes two.
        var width: UInt32
        /// Blank lines before it, up to 255.
        var blanksBefore: UInt8
        /// Columns of white space before its first character, up to 255.
        var indent: UInt8

        var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
    }

    private var open = Line(start: 0, count: 0, width: 0, blanksBefore: 0, indent: 0)
    private var endedWithReturn = false

    /// Reserves room for a text of about this many bytes.
    mutating func reserveCapacity(_ bytes: Int) {
        text.reserveCapacity(bytes)
    }

    /// Appends a piece of text, which must be whole characters in UTF-8.
    mutating func append(_ piece: Span<UInt8>) {
        var index = 0
        while index < piece.count {
            let byte = piece[index]
            if isOrdinary(byte) {
                index = appendRun(of: piece, from: index)
            } else if byte < 0x80 {
                appendASCII(byte)
                index += 1
            } else {
                index += appendRare(piece, at: index)
            }
        }
    }

    /// Ends the last line. Call once, after the last `append`.
    mutating func finish() {
        endLine()
    }

    /// Removes and returns the complete lines. The window ends at a blank line near its end if there is one,
    /// preferably after the end of a sentence, so that a heading stays with its text. An unfinished line is taken
    /// only if there is no other.
    mutating func takeWindow() -> Manuscript {
        if lines.isEmpty { endLine() }
        let blanks = lines.indices.dropFirst().suffix(200).reversed().filter { lines[$0].blanksBefore > 0 }
        let cut = blanks.first { Sentence.isEnd(text[lines[$0 - 1].range].suffix(9)) } ?? blanks.first ?? lines.count
        let end = cut < lines.count ? lines[cut].start : open.start
        var window = Manuscript()
        window.replace(text: Array(text[..<Int(end)]), lines: Array(lines[..<cut]))
        text.removeFirst(Int(end))
        lines = lines[cut...].map { line in
            var line = line
            line.start -= end
            return line
        }
        open.start -= end
        return window
    }

    /// The line as a string.
    func string(_ line: Line) -> String {
        string(line.range)
    }

    /// The lines in `range`, separated by line feeds.
    func string(lines range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return string(lines[first].range.lowerBound..<lines[last].range.upperBound)
    }

    private func string(_ range: Range<Int>) -> String {
        text.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }

    /// Replaces the text with one in which some lines were joined.
    mutating func replace(text: [UInt8], lines: [Line]) {
        self.text = text
        self.lines = lines
    }
}

// MARK: - Taking in bytes

extension Manuscript {
    /// Whether the byte is kept wherever it occurs: not whitespace, not a control, not the lead byte of either.
    private func isOrdinary(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xE2 && byte != 0xE3 && byte != 0xEF
    }

    private mutating func appendRun(of piece: Span<UInt8>, from start: Int) -> Int {
        var end = start
        var width: UInt32 = 0
        while end < piece.count, isOrdinary(piece[end]) {
            let byte = piece[end]
            width += byte < 0x80 ? 1 : byte >= 0xE0 ? 2 : byte >= 0xC0 ? 1 : 0
            end += 1
        }
        piece.extracting(start..<end).withUnsafeBufferPointer { text.append(contentsOf: $0) }
        open.width += width
        endedWithReturn = false
        return end
    }

    private mutating func appendASCII(_ byte: UInt8) {
        switch byte {
        case 0x20, 0x09: appendSpace([0x20], width: 1)
        case 0x0D: endLine()
        case 0x0A where endedWithReturn: break
        case 0x0A, 0x0B, 0x0C: endLine()
        default: return
        }
        endedWithReturn = byte == 0x0D
    }

    /// Appends the character at `index`, whose lead byte may begin a space, a control or
    /// a separator; returns its length.
    private mutating func appendRare(_ piece: Span<UInt8>, at index: Int) -> Int {
        let lead = piece[index]
        let length = min(lead == 0xC2 ? 2 : 3, piece.count - index)
        let second = length > 1 ? piece[index + 1] : 0
        let third = length > 2 ? piece[index + 2] : 0
        switch (lead, second, third) {
        case (0xC2, 0x85, _), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): endLine()
        case (0xC2, 0xA0, _): appendSpace([0xC2, 0xA0], width: 1)
        case (0xE3, 0x80, 0x80): appendSpace([0xE3, 0x80, 0x80], width: 2)
        case (0xC2, 0x80...0x9F, _), (0xEF, 0xBB, 0xBF), (0xEF, 0xBF, 0xBE...0xBF): break
        default:
            for offset in 0..<length { text.append(piece[index + offset]) }
            open.width += lead == 0xC2 ? 1 : 2
        }
        endedWithReturn = false
        return length
    }

    private mutating func appendSpace(_ space: [UInt8], width: UInt32) {
        if text.count == Int(open.start) {
            open.indent = UInt8(min(255, UInt32(open.indent) + width))
        } else {
            text.append(contentsOf: space)
            open.width += width
        }
    }

    private mutating func endLine() {
        trimTrailingSpace()
        open.count = UInt32(text.count) - open.start
        guard open.count > 0 else {
            if open.blanksBefore < 255 { open.blanksBefore += 1 }
            open.indent = 0
            return
        }
        text.append(0x0A)
        lines.append(open)
        open = Line(start: UInt32(text.count), count: 0, width: 0, blanksBefore: 0, indent: 0)
    }

    private mutating func trimTrailingSpace() {
        while text.count > Int(open.start) {
            if text.last == 0x20 {
                text.removeLast()
                open.width -= 1
            } else if endsWith(0xC2, 0xA0) {
                text.removeLast(2)
                open.width -= 1
            } else if endsWith(0xE3, 0x80, 0x80) {
                text.removeLast(3)
                open.width -= 2
            } else {
                return
            }
        }
    }

    private func endsWith(_ bytes: UInt8...) -> Bool {
        text.count - Int(open.start) >= bytes.count && text.suffix(bytes.count).elementsEqual(bytes)
    }
}
