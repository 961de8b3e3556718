/// Splits text into pieces short enough for analysis.
enum AnalysisPieces {
    /// The greatest length of a piece in bytes. MeCab's limit is 65,535; shorter pieces keep its memory small.
    static let limit = 6000

    /// Returns the byte ranges to analyse, in order. They exclude control characters, including line endings and NUL.
    static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        // Where the last complete sentence of the piece ended; its start if there is none.
        var sentenceEnd = 0
        func close(at end: Int, resumingAt next: Int) {
            if end > start { ranges.append(start..<end) }
            start = next
            sentenceEnd = next
        }
        for index in bytes.indices {
            let byte = bytes[index]
            if byte < 0x20 || byte == 0x7F {
                close(at: index, resumingAt: index + 1)
            } else if byte & 0xC0 != 0x80, index - start >= limit {
                let end = sentenceEnd > start ? sentenceEnd : index
                close(at: end, resumingAt: end)
            }
            if endsSentence(bytes, at: index) { sentenceEnd = index + 1 }
        }
        close(at: bytes.count, resumingAt: bytes.count)
        return ranges
    }

    /// Whether an ideographic full stop (U+3002) ends at a byte.
    private static func endsSentence(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index >= 2 && bytes[index] == 0x82 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE3
    }
}
