import Model
import Phonology
import Segmentation

extension ChineseAnnotator {
    /// Whether to show the lexicon's reading of a token: it has one, and the learner has not corrected it.
    @inline(__always)
    func isReadAsListed(_ annotation: Annotation) -> Bool { !annotation.reading.isEmpty && readings.isEmpty }

    /// Whether to show the gloss that the annotation has.
    @inline(__always)
    func isMeantAsListed(_ annotation: Annotation) -> Bool {
        !annotation.gloss.isEmpty && readings.isEmpty && (!annotation.isReadUnusually || annotation.isMeantUnusually)
    }

    /// The reading to show: the learner's own, the lexicon's or, for unknown words, that of the
    /// characters; nil for what has no reading.
    func reading(of annotation: Annotation, in text: UnsafeBufferPointer<UInt8>) -> String? {
        let segment = annotation.segment
        // Most tokens without a reading are punctuation.
        guard segment.kind.isWord || segment.kind == .number || !readings.isEmpty else { return nil }
        let surface = String(decoding: text[Int(segment.start)..<Int(segment.end)], as: UTF8.self)
        if let corrected = readings[surface] { return Pinyin.marked(corrected) }
        if !annotation.reading.isEmpty { return String(decoding: annotation.reading, as: UTF8.self) }
        if segment.kind == .number, surface.utf8.contains(where: { $0 < 0x80 }) { return nil }
        guard segment.kind.isWord || segment.kind == .number else { return nil }
        let isName = segment.kind == .name
        if let known = isName ? nameReadings[surface] : composedReadings[surface] { return known }
        let reading = composedReading(of: surface, isName: isName)
        if isName {
            if nameReadings.count < Self.mostKept { nameReadings[surface] = .some(reading) }
        } else if composedReadings.count < Self.mostKept, surface.utf8.count <= Self.longestExplainedNumber {
            composedReadings[surface] = .some(reading)
        }
        return reading
    }

    /// The meaning of a token: of homographs, the one with this reading, such as "to grow" for 长 if it is zhǎng, and in
    /// this form. Nil if unknown.
    func gloss(of annotation: Annotation, in text: UnsafeBufferPointer<UInt8>) -> String? {
        let segment = annotation.segment
        func surface() -> String { String(decoding: text[Int(segment.start)..<Int(segment.end)], as: UTF8.self) }
        if segment.word == 0 {
            return segment.kind == .number ? gloss(ofNumber: surface()) : segment.kind == .name ? "(name)" : nil
        }
        if !readings.isEmpty, let corrected = readings[surface()] { return gloss(of: annotation, surface(), corrected) }
        guard annotation.isReadUnusually, !annotation.isMeantUnusually else {
            return annotation.gloss.isEmpty
                ? gloss(ofNumber: surface()) : String(decoding: annotation.gloss, as: UTF8.self)
        }
        let lemma = String(decoding: annotation.lemma, as: UTF8.self)
        let form = annotation.isWrittenUnusually ? surface() : lemma
        let key = UnusualReading(
            word: segment.word, form: form, reading: UInt(bitPattern: annotation.syllables.baseAddress))
        if let known = unusualGlosses[key] { return known }
        let reading = String(decoding: annotation.syllables, as: UTF8.self)
        let entries = lexicon.words[oneBased: key.word].map { lexicon.entries(ofWord: $0) } ?? []
        let entry = WordInContext(lemma, surface: form, reading: reading).ordered(entries).first
        let gloss = entry.map { Gloss.short($0.definitions) }
        unusualGlosses[key] = .some(gloss)
        return gloss
    }

    /// The meaning of a word that the learner reads otherwise.
    private func gloss(of annotation: Annotation, _ surface: String, _ reading: String) -> String? {
        let lemma = String(decoding: annotation.lemma, as: UTF8.self)
        let form = annotation.isWrittenUnusually ? surface : lemma
        let entries = lexicon.words[oneBased: annotation.segment.word].map { lexicon.entries(ofWord: $0) } ?? []
        return WordInContext(lemma, surface: form, reading: Pinyin.marked(reading)).ordered(entries).first
            .map { Gloss.short($0.definitions) }
    }

    /// The meaning of a number that the dictionary has, such as 第一, or its value.
    private func gloss(ofNumber surface: String) -> String? {
        guard surface.utf8.count <= Self.longestExplainedNumber else { return nil }
        if let known = numberGlosses[surface] { return known }
        let gloss =
            lexicon.entries(of: surface, in: .chinese).first.map { Gloss.short($0.definitions) }
            ?? NumberGloss.of(surface)
        if numberGlosses.count < Self.mostKept { numberGlosses[surface] = .some(gloss) }
        return gloss
    }

    /// The bytes of the longest number that is explained.
    private static let longestExplainedNumber = 72
    /// How many meanings or readings of each kind are kept.
    private static let mostKept = 1000

    /// A word in a form, and the position of its numbered reading in the lexicon if that is not the usual one.
    struct UnusualReading: Hashable {
        var word: UInt32
        var form: String
        var reading: UInt
    }

    /// Calls `body` for each character of a text, in order, with its numbered reading: nil for what has no reading.
    public func syllables(
        _ text: UnsafeBufferPointer<UInt8>, _ body: (_ character: Range<Int>, _ syllable: String?) -> Void
    ) {
        annotate(text) { annotation in
            var position = Int(annotation.segment.start)
            let end = Int(annotation.segment.end)
            var known =
                annotation.syllables.isEmpty
                ? nil : String(decoding: annotation.syllables, as: UTF8.self).split(separator: " ")
            if known.map({ $0.count != Int(annotation.segment.scalarCount) }) ?? false { known = nil }
            var index = 0
            while position < end {
                var next = position + 1
                while next < end, text[next] & 0xC0 == 0x80 { next += 1 }
                let surname = index == 0 && annotation.segment.kind == .name ? Self.surname(text, position..<next) : nil
                let syllable = known.map { String($0[index]) } ?? surname ?? usualSyllable(text, position..<next)
                body(
                    position..<next,
                    syllable.flatMap { $0.first?.isASCII ?? false && $0.last?.isNumber ?? false ? $0 : nil })
                position = next
                index += 1
            }
        }
    }

    /// The usual reading of a single character, by the rules for its context.
    private func usualSyllable(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String? {
        guard let record = word(ofCharacter: text, range) else { return nil }
        if record.rules != 0, let rules = lexicon.readingRules,
            let chosen = rules.reading(at: record.rules &- 1, ReadingRules.Place(range, in: text))
        {
            return lexicon.image.string(chosen.numbered)
        }
        return lexicon.image.string(record.syllables)
    }

    private func word(ofCharacter text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> WordRecord? {
        guard let scalar = String(decoding: text[range], as: UTF8.self).unicodeScalars.first, scalar.value < 0x10000
        else { return nil }
        let code = ScalarInfo(bits: tables.scalars[Int(scalar.value)]).code
        let word = tables.word(ofCharacter: code)
        return word == 0 ? nil : lexicon.words[oneBased: word]
    }

    /// The reading of a character as a surname, if it is another than usually: 任小曼 is Rén Xiǎomàn.
    private static func surname(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String? {
        switch String(decoding: text[range], as: UTF8.self) {
        case "任": "ren2"
        case "仇": "qiu2"
        case "单", "單": "shan4"
        case "解": "xie4"
        case "曾": "zeng1"
        case "区", "區": "ou1"
        case "朴": "piao2"
        default: nil
        }
    }

    private func composedReading(of surface: String, isName: Bool) -> String? {
        var surface = surface
        var parts: [String] = []
        surface.withUTF8 { utf8 in
            var position = 0
            while position < utf8.count {
                var next = position + 1
                while next < utf8.count, utf8[next] & 0xC0 == 0x80 { next += 1 }
                if position == 0, isName, let surname = Self.surname(utf8, position..<next) {
                    parts.append(surname)
                } else if let record = word(ofCharacter: utf8, position..<next) {
                    parts.append(lexicon.image.string(record.syllables))
                }
                position = next
            }
        }
        if isName, let letter = parts.first?.utf8.first, letter >= 0x61 {
            parts[0] = String(decoding: [letter - 0x20] + Array(parts[0].utf8.dropFirst()), as: UTF8.self)
        }
        return parts.isEmpty ? nil : Pinyin.marked(parts.joined(separator: " "))
    }
}
