import Foundation
import Model

/// A field of a foreign note, which is HTML, with a change of its text written into it.
struct FieldEdit: Equatable {
    var html: String
    /// Whether everything that the change does not touch is as it was. Where it is not, the field is the new text with the
    /// pictures and recordings of the old one.
    var keepsMarkup: Bool
}

extension String {
    /// How many blocks a change may join to the ones before them.
    private static let mostJoins = 100

    /// A field of a foreign note with its text changed and everything else as it was: formatting, readings, pictures,
    /// recordings.
    ///
    /// The markup is lost in one case: where lines are joined, and an element begins in one of them and ends beyond it (or
    /// more than ``mostJoins`` blocks are joined).
    func edited(saying new: String) -> FieldEdit {
        let wanted = new.withoutEmptyLines
        let current = PlainField(self, tracksOrigins: true)
        // A note may still hold the empty lines that an earlier version drew.
        let former = PlainField(self, as: .spaced, tracksOrigins: true)
        let isFormer = former.text != current.text && former.text.lineEnds == new.lineEnds
        let plain = isFormer ? former : current
        let edited = plain.drawn(from: self).source(saying: new, written: \.html)
        if PlainField(edited).text.withoutEmptyLines == wanted { return FieldEdit(html: edited, keepsMarkup: true) }
        if let joined = joiningLines(for: new) {
            let edited = PlainField(joined, tracksOrigins: true).drawn(from: joined)
                .source(saying: new, written: \.html)
            if PlainField(edited).text.withoutEmptyLines == wanted { return FieldEdit(html: edited, keepsMarkup: true) }
        }
        let media = FieldMedia.recordings.html(plain.sounds) + FieldMedia.pictures.html(plain.pictures)
        return FieldEdit(html: new.html + media, keepsMarkup: false)
    }

    /// A field that is shown with readings in brackets, with one part of it changed.
    func edited(saying new: String, in part: Brackets.Part?) -> FieldEdit {
        guard let part else { return edited(saying: new) }
        let plain = PlainField(self).text
        let brackets = Brackets(plain, part)
        let text = DrawnText(
            source: plain, text: brackets.text, origins: brackets.origins, annotated: brackets.annotated
        ).source(saying: new) { $0 }
        guard Brackets(text, part).text == new else {
            return FieldEdit(html: edited(saying: new).html, keepsMarkup: false)
        }
        return edited(saying: text)
    }

    /// The field with those blocks joined that stand on one line in the new text.
    private func joiningLines(for new: String) -> String? {
        let plain = PlainField(self, tracksOrigins: true)
        let text = Array(plain.text.utf8)
        let ends = TextDifference(from: plain.text, to: new).changes.flatMap { change in
            change.old.filter { text[$0] == 0x0A && plain.origins[$0].isEmpty }
        }
        guard !ends.isEmpty, ends.count <= Self.mostJoins else { return nil }
        var field = self
        for end in ends.reversed() {
            guard let joined = field.joiningLines(at: end) else { return nil }
            field = joined
        }
        return field
    }

    /// A field with gaps, whose sentence was changed; nil where the gaps cannot be kept.
    func clozeField(saying new: String) -> FieldEdit? {
        let plain = PlainField(self).text
        let cloze = ClozeText(plain, tracksOrigins: true)
        let edited = DrawnText(source: plain, text: cloze.text, origins: cloze.origins).source(saying: new) { $0 }
        let after = ClozeText(edited)
        guard after.text == new, after.numbers == cloze.numbers else { return nil }
        let field = self.edited(saying: edited)
        return PlainField(field.html).text == edited ? field : nil
    }

    private var lineEnds: Int { utf8.count { $0 == 0x0A } }

    /// The text as a field can show it: breaks that follow each other are one, and nothing stands around it.
    private var withoutEmptyLines: String {
        split(separator: "\n").joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
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
        let (own, other) = (withPlainLineEnds.withoutLastLineEnds, sent.withPlainLineEnds.withoutLastLineEnds)
        return own == other || isOneLine && own.replacing("\n", with: "") == other
    }
}

extension String {
    /// The text without the line ends that it ends with.
    var withoutLastLineEnds: Substring {
        var text = self[...]
        while text.last == "\n" { text.removeLast() }
        return text
    }
}

extension PlainField {
    /// The text and where in the HTML it came from.
    fileprivate func drawn(from html: String) -> DrawnText {
        let elements = FieldElement.all(of: tags)
        var drawn = DrawnText(source: html, text: text, origins: origins, elements: elements)
        let notes = elements.filter { $0.opening.name == "rt" || $0.opening.name == "rtc" }.map(\.range)
        var passed = 0
        // Those that hold others come behind them, and have nothing of their own left to find.
        for ruby in elements where ruby.opening.name == "ruby" {
            while passed < notes.count, notes[passed].lowerBound < ruby.range.lowerBound { passed += 1 }
            let own = notes[passed...].prefix { $0.lowerBound < ruby.range.upperBound }
            drawn.annotated.append(.init(whole: ruby.range, notes: Array(own)))
            passed += own.count
        }
        return drawn
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
                self[keyPath: field] = String(new.withPlainLineEnds.withoutLastLineEnds)
            }
        }
        put(\.word)
        put(\.reading, isOneLine: true)
        put(\.definition)
        put(\.sentence)
        put(\.translation)
    }
}
