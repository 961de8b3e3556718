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
        annotate(text) { annotation in
            let segment = annotation.segment
            let end = offset + Int(segment.scalarCount)
            output.append(literal: offset == 0 ? #"{"text":""# : #",{"text":""#)
            JSONText.append(UnsafeBufferPointer(rebasing: text[Int(segment.start)..<Int(segment.end)]), to: &output)
            output.append(literal: #"","start":"#)
            JSONText.append(offset, to: &output)
            output.append(literal: #","end":"#)
            JSONText.append(end, to: &output)
            output.append(literal: #","reading":"#)
            if isReadAsListed(annotation) {
                JSONText.appendOrNull(annotation.reading, to: &output)
            } else {
                JSONText.appendOrNull(reading(of: annotation, in: text), to: &output)
            }
            output.append(literal: #","level":"#)
            if annotation.level > 0 {
                JSONText.append(Int(annotation.level), to: &output)
            } else {
                output.append(literal: "null")
            }
            output.append(literal: #","gloss":"#)
            if isMeantAsListed(annotation) {
                JSONText.appendOrNull(annotation.gloss, to: &output)
            } else {
                JSONText.appendOrNull(gloss(of: annotation, in: text), to: &output)
            }
            output.append(UInt8(ascii: "}"))
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

    /// - Parameter number: Not negative.
    static func append(_ number: Int, to output: inout [UInt8]) {
        var rest = UInt(bitPattern: number)
        var low = output.count
        repeat {
            output.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        var high = output.count &- 1
        while low < high {
            output.swapAt(low, high)
            low &+= 1
            high &-= 1
        }
    }

    /// Whether it is well-formed and needs no escaping: ASCII, two bytes as the vowels of pinyin, three as Chinese. Of
    /// four bytes it does not say so.
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        while position < text.count {
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
}

extension [UInt8] {
    @inline(__always)
    fileprivate mutating func append(literal: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }
}
