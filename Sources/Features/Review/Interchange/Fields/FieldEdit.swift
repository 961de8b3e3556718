import Foundation

/// An HTML field of a foreign note with a text change applied.
struct FieldEdit: Equatable {
    var html: String
    /// Whether everything outside the change is preserved. Otherwise the field is the new text with the old one's
    /// pictures and recordings.
    var keepsMarkup: Bool
}

extension String {
    /// The maximum number of blocks that a change may join to the ones before them.
    private static let mostJoins = 100

    /// Returns a field of a foreign note with its text changed and everything else preserved: formatting, readings,
    /// pictures, recordings.
    ///
    /// The markup is lost in one case: if lines are joined, and an element begins in one of them and ends beyond it (or
    /// more than ``mostJoins`` blocks are joined).
    func edited(saying new: String) -> FieldEdit {
        let wanted = new.withoutEmptyLines
        let current = PlainField(self, tracksOrigins: true)
        // A note may still hold the empty lines that an earlier version extracted.
        let former = PlainField(self, as: .spaced, tracksOrigins: true)
        let isFormer = former.text.lineEnds != current.text.lineEnds && former.text.lineEnds == new.lineEnds
        let plain = isFormer ? former : current
        let edited = plain.drawn(from: self).source(saying: new, written: \.html)
        if PlainField(edited).text.withoutEmptyLines == wanted { return FieldEdit(html: edited, keepsMarkup: true) }
        if let joined = joiningLines(for: new) {
            let edited = PlainField(joined, tracksOrigins: true).drawn(from: joined)
                .source(saying: new, written: \.html)
            if PlainField(edited).text.withoutEmptyLines == wanted { return FieldEdit(html: edited, keepsMarkup: true) }
        }
        // It may hold what an earlier version extracted from a table, too.
        let joined = PlainField(self, as: .joined, tracksOrigins: true)
        if joined.text != current.text {
            let edited = joined.drawn(from: self).source(saying: new, written: \.html)
            if PlainField(edited, as: .joined).text.withoutEmptyLines == wanted {
                return FieldEdit(html: edited, keepsMarkup: true)
            }
        }
        let media = FieldMedia.recordings.html(plain.sounds) + FieldMedia.pictures.html(plain.pictures)
        return FieldEdit(html: new.html + media, keepsMarkup: false)
    }

    /// Returns a field shown with readings in brackets, with one part of it changed.
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

    /// Returns the field with those blocks joined that are on one line in the new text.
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

    /// Returns a field with gaps after a change of its sentence, or nil if the gaps cannot be preserved.
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

    /// The text as a field can show it: trimmed, and with consecutive breaks merged.
    private var withoutEmptyLines: String {
        split(separator: "\n").joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension PlainField {
    /// Returns the text with its ranges in the HTML.
    fileprivate func drawn(from html: String) -> DrawnText {
        let elements = FieldElement.all(of: tags)
        var drawn = DrawnText(source: html, text: text, origins: origins, elements: elements)
        let notes = elements.filter { $0.opening.name == "rt" || $0.opening.name == "rtc" }.map(\.range)
        var passed = 0
        // Outer ones come after those they contain, and have nothing of their own left to find.
        for ruby in elements where ruby.opening.name == "ruby" {
            while passed < notes.count, notes[passed].lowerBound < ruby.range.lowerBound { passed += 1 }
            let own = notes[passed...].prefix { $0.lowerBound < ruby.range.upperBound }
            drawn.annotated.append(.init(whole: ruby.range, notes: Array(own)))
            passed += own.count
        }
        return drawn
    }
}
