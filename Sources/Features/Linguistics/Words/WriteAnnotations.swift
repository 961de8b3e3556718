import Lexicon
import Model

extension Annotator {
    /// Appends the tokens of a text as JSON objects with the six fields `text`, `start`, `end` (Unicode scalars),
    /// `reading`, `level` and `gloss`, null if unknown: the same for every language. A comma precedes each object but
    /// the first.
    ///
    /// Writes byte by byte, because megabytes of text become tens of megabytes of JSON.
    ///
    /// - Parameter offset: The number of scalars before the text; it increases by those of the text.
    func appendJSON(
        of text: UnsafeBufferPointer<UInt8>, _ language: Language, at offset: inout Int, to output: inout [UInt8]
    ) {
        if let chinese { return chinese.appendJSON(of: text, at: &offset, to: &output) }
        let start = offset
        for token in tokens(String(decoding: text, as: UTF8.self), language) {
            if offset > 0 { output.append(UInt8(ascii: ",")) }
            withForm(token.moved(by: start)).writeJSON(to: &output)
            offset = start + token.end
        }
    }

    /// Returns a token that is written for others to read: the gloss of a Japanese word has what its form adds.
    private func withForm(_ token: Token) -> Token {
        guard let gloss = token.gloss else { return token }
        var token = token
        token.gloss = forms.gloss(gloss, of: token)
        return token
    }
}

extension TextAnnotator {
    /// Returns the gloss of a token as ``writeJSON(of:to:)`` writes it; nil if it has none.
    public func gloss(of token: Token) -> String? { token.gloss.map { annotator.forms.gloss($0, of: token) } }

    /// Appends the tokens of a text as a JSON array, with the fields of `glossa annotate --json`.
    public func writeJSON(of text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "["))
        var offset = 0
        annotator.appendJSON(of: text, language, at: &offset, to: &output)
        output.append(UInt8(ascii: "]"))
    }
}

extension TextDesk {
    /// Returns the words of any text, with the learner's corrections, in the format of `glossa annotate --json`.
    ///
    /// - Returns: The array in pieces, because it may be tens of megabytes.
    /// - Throws: ``LinguisticsError/textTooLong(limit:)``, `CancellationError`.
    public func annotatedJSON(_ text: String, in language: Language) async throws -> [[UInt8]] {
        let annotator = try await annotator(for: text, in: language)
        var text = text
        return try text.withUTF8 { utf8 in
            var pieces = [[UInt8(ascii: "[")]]
            var offset = 0
            for piece in TextPieces(utf8) {
                try Task.checkCancellation()
                var output: [UInt8] = []
                output.reserveCapacity(piece.count * 24)
                annotator.appendJSON(of: piece, language, at: &offset, to: &output)
                pieces.append(output)
            }
            pieces.append([UInt8(ascii: "]")])
            return pieces
        }
    }
}
