import Foundation
import Model

/// A text that was drawn from a source with markup, and where in it each of its bytes came from.
struct DrawnText {
    let source: String
    let text: String
    /// One for each byte of the text, in order.
    let origins: [Range<Int>]

    /// The source with what differs between its text and another one put in place. Markup stays where it was, also that
    /// between the parts that were replaced.
    ///
    /// - Parameter written: How a piece of the new text is written in the source.
    func source(saying new: String, written: (String) -> String) -> String {
        let (old, wanted) = (Array(text), Array(new))
        var start = 0
        while start < min(old.count, wanted.count), old[start] == wanted[start] { start += 1 }
        var tail = 0
        while tail < min(old.count, wanted.count) - start, old[old.count - 1 - tail] == wanted[wanted.count - 1 - tail]
        {
            tail += 1
        }
        let from = old[..<start].reduce(0) { $0 + $1.utf8.count }
        let until = text.utf8.count - old[(old.count - tail)...].reduce(0) { $0 + $1.utf8.count }
        let bytes = Array(source.utf8)
        let place: Range<Int>
        if from < until {
            place = origins[from].lowerBound..<max(origins[from].lowerBound, origins[until - 1].upperBound)
        } else {
            let between = from > 0 ? origins[from - 1].upperBound : origins.first?.lowerBound ?? bytes.count
            place = between..<between
        }
        var result = Array(bytes[..<place.lowerBound])
        result += written(String(wanted[start..<(wanted.count - tail)])).utf8
        var kept = place.lowerBound
        for origin in origins[from..<max(from, until)] where origin.upperBound > kept {
            if origin.lowerBound > kept {
                result += String(decoding: bytes[kept..<origin.lowerBound], as: UTF8.self).withoutRuby.utf8
            }
            kept = origin.upperBound
        }
        if kept < place.upperBound {
            result += String(decoding: bytes[kept..<place.upperBound], as: UTF8.self).withoutRuby.utf8
        }
        result += bytes[place.upperBound...]
        return String(decoding: result, as: UTF8.self)
    }
}

extension String {
    /// A field of a foreign note, which is HTML, with its text changed and everything else as it was: formatting, pictures,
    /// recordings. Where the markup cannot hold the new text, the text replaces it, and media go behind it.
    func field(saying new: String) -> String {
        let plain = PlainField(self, tracksOrigins: true)
        let edited = DrawnText(source: self, text: plain.text, origins: plain.origins).source(
            saying: new, written: \.html)
        let after = PlainField(edited)
        // A reading goes with the text that it is of.
        let isSound = Set(after.rubies).isSubset(of: plain.rubies) && (plain.rubies.isEmpty || edited.hasWholeRubies)
        if isSound, after.text == PlainField(new.html).text { return edited }
        return new.html + FieldMedia.recordings.html(plain.sounds) + FieldMedia.pictures.html(plain.pictures)
    }

    private var hasWholeRubies: Bool {
        let text = lowercased()
        return text.ranges(of: "<ruby").count == text.ranges(of: "</ruby").count
    }

    /// Markup without ruby: readings of a text that is replaced are readings of nothing.
    fileprivate var withoutRuby: String {
        guard utf8.contains(UInt8(ascii: "<")) else { return self }
        return replacing(/<r[tp]\b[^>]*>[^<]*(<\/r[tp]>)?/.ignoresCase(), with: "")
            .replacing(/<\/?(ruby|rb|rtc)\b[^>]*>/.ignoresCase(), with: "")
    }

    /// A field with gaps, whose sentence was changed; nil where the gaps cannot be kept.
    func clozeField(saying new: String) -> String? {
        let plain = PlainField(self).text
        let cloze = ClozeText(plain, tracksOrigins: true)
        let edited = DrawnText(source: plain, text: cloze.text, origins: cloze.origins).source(saying: new) { $0 }
        let after = ClozeText(edited)
        guard after.text == new, after.numbers == cloze.numbers else { return nil }
        let field = field(saying: edited)
        return PlainField(field).text == edited ? field : nil
    }

    /// The text with line ends as Glossa has them: a browser's form sends CRLF.
    var withPlainLineEnds: String {
        guard utf8.contains(0x0D) else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        var isAfterReturn = false
        for byte in utf8 {
            if byte != 0x0A || !isAfterReturn { bytes.append(byte == 0x0D ? 0x0A : byte) }
            isAfterReturn = byte == 0x0D
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a form that showed this text would send the other one though nobody edited it.
    ///
    /// - Parameter isOneLine: Whether the form's field has a single line, out of which browsers take line ends.
    func isSame(onForm sent: String, isOneLine: Bool = false) -> Bool {
        if self == sent { return true }
        let (own, other) = (withPlainLineEnds, sent.withPlainLineEnds)
        return own == other || isOneLine && own.replacing("\n", with: "") == other
    }
}

extension Note {
    /// Takes the fields of another state of the note where they truly differ, with line ends as Glossa has them. What a
    /// form sent as it had shown it stays as it is kept, to the last byte.
    ///
    /// This is the one place that decides which fields of a note an edit has changed, whatever the door.
    mutating func take(fieldsOf other: Note) {
        func put(_ field: WritableKeyPath<Note, String>, isOneLine: Bool = false) {
            let new = other[keyPath: field]
            if !self[keyPath: field].isSame(onForm: new, isOneLine: isOneLine) {
                self[keyPath: field] = new.withPlainLineEnds
            }
        }
        put(\.word, isOneLine: true)
        put(\.reading, isOneLine: true)
        put(\.definition)
        put(\.sentence)
        put(\.translation)
    }
}
