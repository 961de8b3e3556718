import Phonology

/// Arranges morphemes so that they cover the text, and converts byte offsets to Unicode scalar offsets.
struct MorphemeWriter {
    private(set) var morphemes: [Morpheme] = []
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The end of the text covered so far, in bytes and in scalars.
    private var byte = 0
    private var scalar = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Forgets the morphemes so far, but not how far the text is covered.
    mutating func removeMorphemes() { morphemes.removeAll(keepingCapacity: true) }

    /// Appends a morpheme found by MeCab, preceded by the text that MeCab skipped, if any.
    mutating func append(_ range: Range<Int>, _ feature: IPADICFeature, isKnown: Bool) {
        fillGap(upTo: range.lowerBound)
        guard let (surface, start) = take(upTo: range.upperBound) else { return }
        let wide = Kana.fullWidth(surface)
        let isSign = !isKnown && !surface.unicodeScalars.contains { $0.properties.isAlphabetic || $0.isDigit }
        // Unknown kana are their own reading.
        let spelling = wide.unicodeScalars.allSatisfy(Kana.isKana) ? wide : nil
        if surface.isSpelt("は"), feature.partOfSpeech == .particle, joinMother(start) { return }
        var morpheme = Morpheme(
            surface: surface, start: start, end: scalar, partOfSpeech: isSign ? .symbol : feature.partOfSpeech,
            classes: feature.classes, lemma: feature.lemma ?? wide,
            reading: (feature.reading ?? spelling).map(Kana.hiragana),
            pronunciation: (feature.pronunciation ?? spelling).map(Kana.hiragana),
            inflection: feature.inflection, isKnown: isKnown)
        ZuruVerbs.settle(&morpheme)
        morphemes.append(morpheme)
    }

    /// Appends a morpheme that was found before, at another place, if the text has the same bytes here.
    ///
    /// - Returns: Whether it has.
    mutating func append(_ range: Range<Int>, as morpheme: Morpheme) -> Bool {
        guard morpheme.surface.isSpelt(UnsafeBufferPointer(rebasing: bytes[range])) else { return false }
        fillGap(upTo: range.lowerBound)
        guard byte == range.lowerBound else { return false }
        var next = morpheme
        next.start = scalar
        next.end = scalar + morpheme.end - morpheme.start
        (byte, scalar) = (range.upperBound, next.end)
        morphemes.append(next)
        return true
    }

    /// Appends a morpheme found by Glossa's lattice, preceded by the text that it skipped, if any.
    ///
    /// - Parameters:
    ///   - lemma: Nil if it is the surface.
    ///   - reading: In hiragana; nil if unknown.
    mutating func append(
        _ range: Range<Int>, _ terms: UniDicTerms, lemma: String?, reading: String?, isKnown: Bool
    ) {
        fillGap(upTo: range.lowerBound)
        guard let (surface, start) = take(upTo: range.upperBound) else { return }
        let wide = Kana.fullWidth(surface)
        let spelling = wide.unicodeScalars.allSatisfy(Kana.isKana) ? Kana.hiragana(wide) : nil
        let isSymbol = terms.partOfSpeech == .symbol
        let isSpace = surface.unicodeScalars.allSatisfy { $0 == " " || $0 == "\u{3000}" || $0 == "\t" }
        let reading = spelling ?? (isSymbol ? nil : reading)
        var pronunciation = reading
        if terms.partOfSpeech == .particle {
            switch surface {
            case "は": pronunciation = "わ"
            case "へ": pronunciation = "え"
            case "を": pronunciation = "お"
            default: break
            }
        } else if surface.hasSuffix("は"), terms.partOfSpeech == .conjunction || terms.partOfSpeech == .interjection {
            pronunciation = reading.map { $0.dropLast() + "わ" }
        }
        var morpheme = Morpheme(
            surface: surface, start: start, end: scalar, partOfSpeech: isSpace ? .space : terms.partOfSpeech,
            classes: terms.classes, lemma: lemma ?? wide, reading: reading, pronunciation: pronunciation,
            inflection: terms.type.flatMap { type in terms.form.map { Morpheme.Inflection(type: type, form: $0) } },
            isKnown: isKnown)
        ZuruVerbs.settle(&morpheme)
        UniDicContext.settleAlone(&morpheme)
        morphemes.append(morpheme)
    }

    /// Makes the noun はは (mother) of two particles は in a row, which grammar does not allow; IPADIC knows 母 in kanji
    /// only.
    ///
    /// - Parameter start: The start of the second は, which has been taken.
    /// - Returns: Whether there was a first one.
    private mutating func joinMother(_ start: Int) -> Bool {
        guard let last = morphemes.last, last.surface.isSpelt("は"), last.partOfSpeech == .particle, last.end == start
        else {
            return false
        }
        morphemes[morphemes.count - 1] = Morpheme(
            surface: "はは", start: last.start, end: scalar, partOfSpeech: .noun, classes: ["名詞", "一般"], lemma: "はは",
            reading: "はは", pronunciation: "はは", isKnown: true)
        return true
    }

    /// Covers text without a morpheme: each run of whitespace and control characters, and everything else separately.
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

    /// Takes the text since the end of the last morpheme, never ending inside a scalar; nil if there is none left.
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

    /// ASCII whitespace and control characters; MeCab skips no others.
    private func isSpace(at index: Int) -> Bool {
        bytes[index] <= 0x20 || bytes[index] == 0x7F
    }
}

extension Unicode.Scalar {
    /// Whether it is a decimal digit of any script, including full-width ones.
    fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
