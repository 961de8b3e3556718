import Lexicon
import Model

extension Annotator {
    /// Appends the tokens of a text as a JSON array of objects with the six fields `text`, `start`, `end` (Unicode
    /// scalars), `reading`, `level` and `gloss`, null where unknown: the same for every language.
    ///
    /// Written byte by byte: megabytes of text become tens of megabytes of JSON.
    func writeJSON(of text: UnsafeBufferPointer<UInt8>, _ language: Language, to output: inout [UInt8]) {
        if let chinese { return chinese.writeJSON(of: text, to: &output) }
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
    ///
    /// - Throws: ``LibraryError/textTooLong(limit:)``.
    public func annotatedJSON(_ text: String, in language: Language) async throws -> [UInt8] {
        try Self.check(text, limit: Self.longestAnnotated)
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
