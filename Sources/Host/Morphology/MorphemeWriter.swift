import Phonology

/// Lines morphemes up so that they cover the text, with Unicode scalar offsets in place of bytes.
struct MorphemeWriter {
    private(set) var morphemes: [Morpheme] = []
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Up to where the text is covered, in bytes and in scalars.
    private var byte = 0
    private var scalar = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Adds a morpheme that MeCab found, and before it whatever MeCab left out.
    mutating func append(_ range: Range<Int>, _ feature: IPADICFeature, isKnown: Bool) {
        fillGap(upTo: range.lowerBound)
        guard let (surface, start) = take(upTo: range.upperBound) else { return }
        let wide = Kana.fullWidth(surface)
        let isSign = !isKnown && !surface.unicodeScalars.contains { $0.properties.isAlphabetic || $0.isDigit }
        // Kana that the dictionary does not have can be read all the same.
        let spelling = wide.unicodeScalars.allSatisfy(Kana.isKana) ? wide : nil
        morphemes.append(
            Morpheme(
                surface: surface, start: start, end: scalar, partOfSpeech: isSign ? .symbol : feature.partOfSpeech,
                classes: feature.classes, lemma: feature.lemma ?? wide,
                reading: (feature.reading ?? spelling).map(Kana.hiragana),
                pronunciation: (feature.pronunciation ?? spelling).map(Kana.hiragana),
                inflection: feature.inflection, isKnown: isKnown))
    }

    /// Covers what no morpheme covers: runs of white space and control characters, and anything else by itself.
    mutating func fillGap(upTo end: Int) {
        while byte < end {
            let isSpace = isSpace(at: byte)
            var next = byte + 1
            while next < end, bytes[next] & 0xC0 == 0x80 || self.isSpace(at: next) == isSpace { next += 1 }
            guard let (surface, start) = take(upTo: next) else { return }
            morphemes.append(
                Morpheme(surface: surface, start: start, end: scalar, partOfSpeech: isSpace ? .space : .other))
        }
    }

    /// The text from where the last morpheme ended, never ending inside a scalar; nil where there is none left.
    private mutating func take(upTo end: Int) -> (surface: String, start: Int)? {
        var end = end
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        guard end > byte else { return nil }
        let start = scalar
        let run = bytes[byte..<end]
        for byte in run where byte & 0xC0 != 0x80 { scalar += 1 }
        byte = end
        return (String(decoding: run, as: UTF8.self), start)
    }

    /// ASCII white space and control characters; MeCab leaves no others out.
    private func isSpace(at index: Int) -> Bool {
        bytes[index] <= 0x20 || bytes[index] == 0x7F
    }
}

extension Unicode.Scalar {
    /// Whether it is a decimal digit of any script, full-width ones included.
    fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
