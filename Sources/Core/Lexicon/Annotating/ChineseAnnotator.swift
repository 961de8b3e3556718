import Model
import Phonology
import Segmentation

/// Segments Chinese text into words and annotates each with its reading, level and meaning.
///
/// It owns a segmenter, so use it from one thread at a time.
public final class ChineseAnnotator {
    /// The annotation of one token. The buffers point into the lexicon and are valid for its lifetime.
    public struct Annotation {
        public var segment: Segment
        /// Pinyin with tone marks; empty if unknown.
        public var reading: UnsafeBufferPointer<UInt8>
        /// Numbered pinyin, one syllable per character.
        public var syllables: UnsafeBufferPointer<UInt8>
        /// The meaning of the word in its most frequent reading.
        public var gloss: UnsafeBufferPointer<UInt8>
        /// The simplified form.
        public var lemma: UnsafeBufferPointer<UInt8>
        /// The HSK 3.0 level, otherwise the HSK 2.0 level; 0 for neither.
        public var level: UInt8
        /// Whether its context gives it another reading than its usual one.
        public var isReadUnusually = false
        /// Whether its context gives it another gloss than its usual one: 在 is "in" before a place.
        public var isMeantUnusually = false
        /// Whether it is written in a traditional form that does not mean all that the word does.
        var isWrittenUnusually = false
    }

    let lexicon: Lexicon
    let tables: SegmentationTables
    private let segmenter: Segmenter
    /// Readings that the learner corrected everywhere, by word.
    let readings: [String: String]
    /// What is corrected in some places only; nil if nothing is.
    let corrected: CorrectedTokens?
    private var segments: [Segment] = []
    /// The meanings of words in unusual readings.
    var unusualGlosses: [UnusualReading: String?] = [:]
    /// The meanings of numbers.
    var numberGlosses: [String: String?] = [:]
    /// The readings of words, numbers and names that the lexicon has not: a story repeats its names.
    var composedReadings: [String: String?] = [:]
    var nameReadings: [String: String?] = [:]

    /// - Parameters:
    ///   - corrections: Segmentations and readings corrected by the learner.
    ///   - terms: Words that the text's book repeats.
    /// - Returns: Nil if the lexicon was compiled without Chinese.
    public init?(lexicon: Lexicon, corrections: [Correction] = [], terms: [BookTerm] = []) {
        guard let tables = lexicon.segmentationTables else { return nil }
        self.lexicon = lexicon
        self.tables = tables
        let everywhere = corrections.everywhere
        segmenter = Segmenter(tables: tables, corrections: CorrectionTable(everywhere, terms: terms, tables: tables))
        var readings: [String: String] = [:]
        for correction in everywhere where correction.parts.count == 1 {
            if let reading = correction.readings[0] { readings[correction.parts[0]] = reading }
        }
        self.readings = readings
        let others = corrections.filter { correction in
            correction.scope != .everywhere
                || correction.parts.count > 1 && correction.readings.contains { $0 != nil }
        }
        corrected = CorrectedTokens(others, isSegmented: true) { word, reading, _ in
            Self.token(of: word, reading, lexicon)
        }
    }

    /// Calls `body` for every token of `text`, in order, with only its position and word number.
    public func forEachSegment(_ text: UnsafeBufferPointer<UInt8>, _ body: (Segment) -> Void) {
        segments.removeAll(keepingCapacity: true)
        segmenter.segment(text, into: &segments)
        for segment in segments { body(segment) }
    }

    /// Calls `body` for every token of `text`, in order; together they cover the text.
    public func annotate(_ text: UnsafeBufferPointer<UInt8>, _ body: (Annotation) -> Void) {
        segments.removeAll(keepingCapacity: true)
        segmenter.segment(text, into: &segments)
        segments.withUnsafeBufferPointer { segments in
            for index in segments.indices { body(annotation(index, segments, text)) }
        }
    }

    /// Returns what the lexicon says of a token where it stands.
    @inline(__always)
    private func annotation(
        _ index: Int, _ segments: UnsafeBufferPointer<Segment>, _ text: UnsafeBufferPointer<UInt8>
    ) -> Annotation {
        let segment = segments[index]
        guard segment.word != 0, let record = lexicon.words[oneBased: segment.word] else {
            let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
            return Annotation(
                segment: segment, reading: nothing, syllables: nothing, gloss: nothing, lemma: nothing, level: 0)
        }
        var reading = record.reading
        var syllables = record.syllables
        var gloss = record.gloss
        var isReadUnusually = false
        let form = record.entryCount > 1 ? lexicon.writtenForm(of: segment, record, in: text) : nil
        if let form { (reading, syllables, gloss) = (form.reading, form.syllables, form.gloss) }
        if record.rules != 0, form?.hasOneReading != 1, let rules = lexicon.readingRules,
            let chosen = rules.reading(at: record.rules &- 1, ReadingRules.Place(index, of: segments, in: text))
        {
            isReadUnusually = chosen.numbered != syllables
            syllables = chosen.numbered
            reading = chosen.marked
        }
        var isMeantUnusually = false
        if record.senses != 0, let rules = lexicon.senseRules,
            let chosen = rules.reading(at: record.senses &- 1, ReadingRules.Place(index, of: segments, in: text)),
            chosen.marked == syllables  // Never the meaning of one reading beside another.
        {
            isMeantUnusually = true
            gloss = chosen.numbered
        }
        return Annotation(
            segment: segment, reading: lexicon.image.utf8(reading), syllables: lexicon.image.utf8(syllables),
            gloss: lexicon.image.utf8(gloss), lemma: lexicon.image.utf8(record.text),
            level: record.hsk3 != 0 ? record.hsk3 : record.hsk2, isReadUnusually: isReadUnusually,
            isMeantUnusually: isMeantUnusually, isWrittenUnusually: form != nil)
    }

    /// Returns the tokens of a text as values.
    ///
    /// - Parameter isPage: Whether it is the whole page on which corrections hold in one place.
    public func tokens(_ text: String, isPage: Bool = false) -> [Token] {
        let tokens = uncorrectedTokens(text)
        return corrected?.tokens(tokens, isPage: isPage) ?? tokens
    }

    /// Returns a word by itself, with the learner's reading.
    private static func token(of word: String, _ reading: String?, _ lexicon: Lexicon) -> Token {
        let correction = Correction(
            language: .chinese, parts: [word], readings: [reading], updatedAt: Timestamp(milliseconds: 0))
        let tokens = ChineseAnnotator(lexicon: lexicon, corrections: [correction])?.tokens(word) ?? []
        if tokens.count == 1 { return tokens[0] }
        let composed = tokens.compactMap { $0.reading }.joined(separator: " ")
        return Token(
            text: word, start: 0, end: word.unicodeScalars.count, kind: .word,
            reading: reading.map { Pinyin.marked($0) } ?? (composed.isEmpty ? nil : composed))
    }

    private func uncorrectedTokens(_ text: String) -> [Token] {
        var tokens: [Token] = []
        var text = text
        text.withUTF8 { utf8 in
            var offset = 0
            annotate(utf8) { annotation in
                let segment = annotation.segment
                let surface = String(decoding: utf8[Int(segment.start)..<Int(segment.end)], as: UTF8.self)
                let count = Int(segment.scalarCount)
                let lemma = annotation.lemma.isEmpty ? surface : String(decoding: annotation.lemma, as: UTF8.self)
                tokens.append(
                    Token(
                        text: surface, start: offset, end: offset + count, kind: segment.kind,
                        reading: reading(of: annotation, in: utf8),
                        level: annotation.level == 0 ? nil : Int(annotation.level),
                        gloss: gloss(of: annotation, in: utf8),
                        lemma: lemma))
                offset += count
            }
        }
        return tokens
    }
}

extension ChineseAnnotator {
    /// Counts the words of a text by number plus one; passes words that are not in the lexicon to `other`.
    public func countWords(
        _ text: String, into counts: inout [UInt32: Int], other: (_ surface: String, _ kind: Token.Kind) -> Void
    ) {
        var text = text
        text.withUTF8 { utf8 in
            forEachSegment(utf8) { segment in
                if segment.word != 0 {
                    counts[segment.word, default: 0] += 1
                } else if segment.kind.isWord {
                    other(String(decoding: utf8[Int(segment.start)..<Int(segment.end)], as: UTF8.self), segment.kind)
                }
            }
        }
    }

    /// Returns the text and the level (0 outside the lists) of a word by its number plus one.
    public func word(_ number: UInt32) -> (text: String, level: Int) {
        lexicon.word(number)
    }
}

extension Lexicon {
    /// Returns the text and the level (0 outside the lists) of a Chinese word by its number plus one.
    func word(_ number: UInt32) -> (text: String, level: Int) {
        guard let record = words[oneBased: number] else { return ("", 0) }
        return (image.string(record.text), Int(record.hsk3 != 0 ? record.hsk3 : record.hsk2))
    }

    /// Returns the entries of a Chinese word, the usual one first.
    func entries(ofWord record: WordRecord) -> [Entry] {
        let numbers = image.records(.wordEntries, as: UInt32.self)
        return (0..<UInt32(record.entryCount)).compactMap { place in
            numbers[ifThere: record.firstEntry &+ place].flatMap(entry)
        }
    }

    /// Returns what is special about a token's written form; nil if it is written and means what its word does.
    func writtenForm(of segment: Segment, _ record: WordRecord, in text: UnsafeBufferPointer<UInt8>) -> WrittenForm? {
        let surface = UnsafeBufferPointer(rebasing: text[Int(segment.start)..<Int(segment.end)])
        guard !Self.isEqual(surface, image.utf8(record.text)) else { return nil }
        let forms = image.records(.writtenForms, as: WrittenForm.self)
        var low = 0
        var high = forms.count
        while low < high {
            let middle = (low + high) / 2
            if forms[middle].word < segment.word { low = middle + 1 } else { high = middle }
        }
        while let form = forms[ifThere: low], form.word == segment.word {
            if Self.isEqual(surface, image.utf8(form.text)) { return form }
            low += 1
        }
        return nil
    }

    private static func isEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        for index in left.indices where left[index] != right[index] { return false }
        return true
    }
}
