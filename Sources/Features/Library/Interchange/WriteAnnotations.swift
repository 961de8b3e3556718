import Lexicon
import Model

extension Annotator {
    /// Appends the tokens of a text as a JSON array of objects with the six fields `text`, `start`, `end` (Unicode
    /// scalars), `reading`, `level` and `gloss`, null where unknown: the same for every language.
    ///
    /// Written byte by byte: megabytes of text become tens of megabytes of JSON.
    func writeJSON(of text: UnsafeBufferPointer<UInt8>, _ language: Language, to output: inout [UInt8]) {
        if let chinese, !hasCorrectedReadings { return chinese.writeJSON(of: text, to: &output) }
        var separator = UInt8(ascii: "[")
        for token in tokens(String(decoding: text, as: UTF8.self), language) {
            output.append(separator)
            separator = UInt8(ascii: ",")
            token.writeJSON(to: &output)
        }
        if separator == UInt8(ascii: "[") { output.append(separator) }
        output.append(UInt8(ascii: "]"))
    }
}

extension TextAnnotator {
    /// Appends the tokens of a text as a JSON array, with the fields of `glossa annotate --json`.
    public func writeJSON(of text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        annotator.writeJSON(of: text, language, to: &output)
    }
}

extension Desk {
    /// The words of any text, with the learner's corrections, as `glossa annotate --json` writes them.
    public func annotatedJSON(_ text: String, in language: Language) async throws -> [UInt8] {
        let annotator = Annotator(desk: self, language: language, corrections: try await corrections(language))
        var text = text
        return text.withUTF8 { utf8 in
            var output: [UInt8] = []
            output.reserveCapacity(utf8.count * 16)
            annotator.writeJSON(of: utf8, language, to: &output)
            return output
        }
    }
}

extension Token {
    fileprivate func writeJSON(to output: inout [UInt8]) {
        output.append(contentsOf: #"{"text":"#.utf8)
        Self.append(text, to: &output)
        output.append(contentsOf: #","start":\#(start),"end":\#(end),"reading":"#.utf8)
        Self.append(reading, to: &output)
        output.append(contentsOf: #","level":\#(level.map(String.init) ?? "null"),"gloss":"#.utf8)
        Self.append(gloss, to: &output)
        output.append(UInt8(ascii: "}"))
    }

    /// A JSON string (RFC 8259), or null.
    private static func append(_ text: String?, to output: inout [UInt8]) {
        guard let text else { return output.append(contentsOf: "null".utf8) }
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                output.append(contentsOf: "\\u00".utf8)
                output.append(contentsOf: String(Int(byte) + 0x100, radix: 16).utf8.dropFirst())
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
