import Model
import Segmentation

extension ChineseAnnotator {
    /// Appends the tokens of a text as a JSON array: `text`, `start`, `end` (Unicode scalars), `reading`,
    /// `level`, `gloss`, null if unknown.
    ///
    /// Writes byte by byte into the output, since whole libraries are piped through it.
    public func writeJSON(of text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "["))
        var offset = 0
        appendJSON(of: text, at: &offset, to: &output)
        output.append(UInt8(ascii: "]"))
    }

    /// Appends the tokens of a part of a text as JSON objects, with a comma before each but the very first.
    ///
    /// - Parameter offset: The number of scalars before this part; increased by those of the part.
    public func appendJSON(of text: UnsafeBufferPointer<UInt8>, at offset: inout Int, to output: inout [UInt8]) {
        if let corrected, corrected.concerns(text) {
            let start = offset
            for token in tokens(String(decoding: text, as: UTF8.self)) {
                if offset > 0 { output.append(UInt8(ascii: ",")) }
                offset = start + token.end
                var token = token
                token.start += start
                token.end = offset
                token.writeJSON(to: &output)
            }
            return
        }
        // Written at one go: appending to the output piece by piece takes as long as all the rest.
        var line = [UInt8](repeating: 0, count: 512)
        annotate(text) { annotation in
            let segment = annotation.segment
            let end = offset + Int(segment.scalarCount)
            let surface = UnsafeBufferPointer(rebasing: text[Int(segment.start)..<Int(segment.end)])
            var ownReading = isReadAsListed(annotation) ? nil : reading(of: annotation, in: text) ?? ""
            var ownGloss = isMeantAsListed(annotation) ? nil : gloss(of: annotation, in: text) ?? ""
            let most = JSONLine.most(
                surface.count + max(annotation.reading.count, ownReading?.utf8.count ?? 0)
                    + max(annotation.gloss.count, ownGloss?.utf8.count ?? 0))
            if line.count < most { line = [UInt8](repeating: 0, count: most) }
            line.withUnsafeMutableBufferPointer { buffer in
                var line = JSONLine(buffer)
                line.write(offset == 0 ? #"{"text":""# : #",{"text":""#)
                line.write(surface)
                line.write(#"","start":"#)
                line.write(offset)
                line.write(#","end":"#)
                line.write(end)
                line.write(#","reading":"#)
                line.writeOrNull(&ownReading, or: annotation.reading)
                line.write(#","level":"#)
                if annotation.level > 0 { line.write(Int(annotation.level)) } else { line.write("null") }
                line.write(#","gloss":"#)
                line.writeOrNull(&ownGloss, or: annotation.gloss)
                line.write("}")
                output.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<line.count]))
            }
            offset = end
        }
    }
}

extension Token {
    /// Appends the token as a JSON object with the fields of ``ChineseAnnotator/writeJSON(of:to:)``.
    public func writeJSON(to output: inout [UInt8]) {
        output.append(contentsOf: #"{"text":"#.utf8)
        JSONText.appendOrNull(text, to: &output)
        output.append(contentsOf: #","start":\#(start),"end":\#(end),"reading":"#.utf8)
        JSONText.appendOrNull(reading, to: &output)
        output.append(contentsOf: #","level":\#(level.map(String.init) ?? "null"),"gloss":"#.utf8)
        JSONText.appendOrNull(gloss, to: &output)
        output.append(UInt8(ascii: "}"))
    }
}

extension Entry {
    /// Appends the entry as a JSON object with its fourteen fields in alphabetical order; unknown values are null.
    ///
    /// Writes byte by byte: a look-up returns forty entries, and a general encoder takes longer to encode them than the
    /// search takes to find them.
    public func writeJSON(to output: inout [UInt8]) {
        func text(_ text: String, _ name: StaticString) {
            field(name)
            string(text)
        }
        func string(_ text: String) {
            var text = text
            output.append(UInt8(ascii: "\""))
            text.withUTF8 { JSONText.append($0, to: &output) }
            output.append(UInt8(ascii: "\""))
        }
        func field(_ name: StaticString) {
            output.append(literal: name)
        }
        func orNull<Value>(_ value: Value?, _ write: (Value) -> Void) {
            if let value { write(value) } else { output.append(contentsOf: "null".utf8) }
        }
        func number(_ value: Int?, _ name: StaticString) {
            field(name)
            orNull(value) { output.append(contentsOf: String($0).utf8) }
        }
        field(#"{"definitions":["#)
        for (place, definition) in definitions.enumerated() {
            if place > 0 { output.append(UInt8(ascii: ",")) }
            string(definition)
        }
        text(etymology, #"],"etymology":"#)
        field(#","facts":["#)
        for (place, fact) in facts.enumerated() {
            if place > 0 { output.append(UInt8(ascii: ",")) }
            text(fact.dictionary, #"{"dictionary":"#)
            text(fact.kindName, #","kind":"#)
            text(fact.reading, #","reading":"#)
            text(fact.value, #","value":"#)
            output.append(UInt8(ascii: "}"))
        }
        output.append(UInt8(ascii: "]"))
        number(frequencyRank, #","frequencyRank":"#)
        number(hsk2, #","hsk2":"#)
        number(hsk3, #","hsk3":"#)
        number(jlpt, #","jlpt":"#)
        text(language.rawValue, #","language":"#)
        field(#","partOfSpeech":"#)
        orNull(partOfSpeech, string)
        field(#","pinyin":"#)
        orNull(language == .chinese ? reading : nil, string)
        text(reading, #","reading":"#)
        text(headword, #","simplified":"#)
        text(source, #","source":"#)
        text(traditional, #","traditional":"#)
        output.append(UInt8(ascii: "}"))
    }
}

/// Writes JSON as bytes.
enum JSONText {
    static func appendOrNull(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        if text.isEmpty {
            output.append(literal: "null")
        } else {
            output.append(UInt8(ascii: "\""))
            append(text, to: &output)
            output.append(UInt8(ascii: "\""))
        }
    }

    static func appendOrNull(_ text: String?, to output: inout [UInt8]) {
        guard var text else { return output.append(literal: "null") }
        text.withUTF8 { appendOrNull($0, to: &output) }
    }

    /// Appends the contents of a string. Bytes that are not UTF-8 become U+FFFD.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        if isPlain(text) {
            output.append(contentsOf: text)
            return
        }
        JSON.append(contentsOfText: String(decoding: text, as: UTF8.self), to: &output)
    }

    /// Whether it is well-formed and needs no escaping: ASCII, two bytes as the vowels of pinyin, three as Chinese. Of
    /// four bytes it does not say so.
    static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = text.baseAddress else { return true }
        var position = 0
        while position < text.count {
            // Eight bytes at once, as most of a gloss is ASCII.
            while position &+ 8 <= text.count {
                let word = UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
                guard isPlainASCII(word) else { break }
                position &+= 8
            }
            guard position < text.count else { return true }
            let byte = text[position]
            if byte < 0x80 {
                guard byte >= 0x20, byte != 0x22, byte != 0x5C else { return false }
                position &+= 1
            } else if byte & 0xF0 == 0xE0 {
                guard position &+ 2 < text.count, text[position &+ 1] & 0xC0 == 0x80,
                    text[position &+ 2] & 0xC0 == 0x80,
                    byte != 0xED, byte != 0xE0 || text[position &+ 1] >= 0xA0
                else { return false }
                position &+= 3
            } else {
                guard byte & 0xE0 == 0xC0, byte >= 0xC2, position &+ 1 < text.count,
                    text[position &+ 1] & 0xC0 == 0x80
                else { return false }
                position &+= 2
            }
        }
        return true
    }

    /// Whether eight bytes are ASCII and none of them is a control character, a quotation mark or a backslash: no byte of
    /// `word` is 0x80 or more, and subtracting sets no high bit.
    @inline(__always)
    private static func isPlainASCII(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high = ones &* 0x80
        // (x - 1) & ~x has the high bit where a byte is 0; the lowest such byte is exact, and one is enough.
        func hasZero(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
        let found =
            word | (word &- ones &* 0x20) & ~word | hasZero(word ^ ones &* 0x22) | hasZero(word ^ ones &* 0x5C)
        return found & high == 0
    }
}

/// JSON that is written into memory which is known to be large enough.
private struct JSONLine {
    private let start: UnsafeMutablePointer<UInt8>?
    /// How many bytes were written.
    private(set) var count = 0

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { start = buffer.baseAddress }

    /// The most bytes of a token whose texts have so many: each may be escaped by six, and the rest are names and numbers.
    static func most(_ bytes: Int) -> Int { 6 * bytes + 256 }

    mutating func write(_ literal: StaticString) {
        write(bytes: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Writes the contents of a string. Bytes that are not UTF-8 become U+FFFD.
    mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        if JSONText.isPlain(text) { return write(bytes: text) }
        var escaped: [UInt8] = []
        JSONText.append(text, to: &escaped)
        escaped.withUnsafeBufferPointer { write(bytes: $0) }
    }

    /// Writes a string, or null if it is empty.
    mutating func writeOrNull(_ own: inout String?, or listed: UnsafeBufferPointer<UInt8>) {
        guard own != nil else { return writeOrNull(listed) }
        own?.withUTF8 { writeOrNull($0) }
    }

    private mutating func writeOrNull(_ text: UnsafeBufferPointer<UInt8>) {
        if text.isEmpty { return write("null") }
        write("\"")
        write(text)
        write("\"")
    }

    /// - Parameter number: Not negative.
    mutating func write(_ number: Int) {
        var rest = UInt(bitPattern: number)
        var low = count
        repeat {
            start?[count] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            count &+= 1
            rest /= 10
        } while rest > 0
        var high = count &- 1
        while low < high, let start {
            (start[low], start[high]) = (start[high], start[low])
            low &+= 1
            high &-= 1
        }
    }

    @inline(__always)
    private mutating func write(bytes: UnsafeBufferPointer<UInt8>) {
        guard let start, let from = bytes.baseAddress else { return }
        (start + count).update(from: from, count: bytes.count)
        count &+= bytes.count
    }
}

extension [UInt8] {
    @inline(__always)
    fileprivate mutating func append(literal: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }
}
