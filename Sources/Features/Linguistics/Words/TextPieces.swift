import Model

/// A long text in pieces that can be annotated one after the other, so that the work can be interrupted and its results
/// need not all be in memory.
///
/// Pieces end at line ends. A longer line is split after a sentence or at a space, if it has one, and otherwise after
/// ``longest`` bytes.
package struct TextPieces: Sequence, IteratorProtocol {
    /// The maximum length of a piece in bytes, unless there is no place to split it.
    package static let length = 16 << 10
    /// The maximum length of a piece of text without line ends, sentences and spaces, in bytes: no text that is read has one.
    package static let longest = 128 << 10

    private let text: UnsafeBufferPointer<UInt8>
    private var start = 0

    /// - Parameter text: UTF-8. It must outlive this value.
    package init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// Returns the bytes of the next piece; concatenated, the pieces are the text.
    package mutating func next() -> UnsafeBufferPointer<UInt8>? {
        guard start < text.count else { return nil }
        let end = end()
        defer { start = end }
        return UnsafeBufferPointer(rebasing: text[start..<end])
    }

    private func end() -> Int {
        guard text.count - start > Self.length else { return text.count }
        let near = start + 1...start + Self.length
        for isCut in [isLineEnd, isSentenceEnd, isSpace] {
            if let end = near.reversed().first(where: isCut) { return end }
        }
        let far = near.upperBound..<Swift.min(text.count, start + Self.longest)
        if let end = far.first(where: { isLineEnd($0) || isSentenceEnd($0) || isSpace($0) }) { return end }
        var end = far.upperBound
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    // Tests of what ends just before an index.

    private func isLineEnd(_ index: Int) -> Bool { text[index - 1] == UInt8(ascii: "\n") }

    private func isSpace(_ index: Int) -> Bool { text[index - 1] == UInt8(ascii: " ") }

    /// Whether it is a stop of three bytes, such as 。.
    private func isSentenceEnd(_ index: Int) -> Bool {
        guard index >= 3, text[index - 3] & 0xF0 == 0xE0 else { return false }
        let bytes = (UInt32(text[index - 3]), UInt32(text[index - 2]), UInt32(text[index - 1]))
        return SentenceSign.isStop((bytes.0 & 0x0F) << 12 | (bytes.1 & 0x3F) << 6 | bytes.2 & 0x3F)
    }
}

extension Annotator {
    /// Returns the tokens of a text of any length, in order.
    ///
    /// - Parameter goesOn: Called before each piece of the text; once it returns false, no more tokens follow.
    package func tokens(_ text: String, _ language: Language, while goesOn: () -> Bool) -> [Token] {
        var text = text
        return text.withUTF8 { utf8 in
            var tokens: [Token] = []
            for piece in TextPieces(utf8) {
                guard goesOn() else { break }
                let offset = tokens.last?.end ?? 0
                let found = self.tokens(String(decoding: piece, as: UTF8.self), language)
                tokens.append(contentsOf: offset == 0 ? found : found.map { $0.moved(by: offset) })
            }
            return tokens
        }
    }
}

extension Token {
    /// Returns the token shifted by a number of scalars.
    package func moved(by offset: Int) -> Token {
        var token = self
        token.start += offset
        token.end += offset
        return token
    }
}
