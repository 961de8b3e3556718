import Lexicon
import LexiconFile
import Model
import Phonology

/// Which sense of a Japanese word is meant first where JMdict's order says otherwise, and glosses for words that JMdict
/// lacks. Glossa's own list.
struct JapaneseSenses {
    /// What one line says.
    struct Line {
        /// For errors.
        let row: FactRows.Row
        let written: String
        /// Nil for any.
        let reading: String?
        /// The beginning of the sense that comes first, or one of its glosses.
        let gloss: String
    }

    /// Lines that choose among JMdict's senses, in order.
    private(set) var choices: [Line] = []
    /// Lines with glosses of Glossa's own for words that JMdict lacks.
    private(set) var additions: [Line] = []
    /// Lines with glosses of Glossa's own that go before those of the sense that comes first.
    private(set) var wordings: [Line] = []

    /// The lists bundled with Glossa, that of senses and that of places.
    ///
    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    static func glossa() throws(LexiconError) -> JapaneseSenses {
        try LexiconError.telling { () throws(MalformedFact) in
            var senses = try JapaneseSenses(EmbeddedData.japaneseSenses.text)
            senses.additions += try JapaneseSenses(EmbeddedData.japanesePlaces.text, file: "places-ja.txt").additions
            return senses
        }
    }

    /// Parses lines of `written form<TAB>reading, or -<TAB>beginning of a gloss`. A line that begins with `+` or `^` has a
    /// gloss of Glossa's own.
    ///
    /// - Throws: ``MalformedFact``.
    init(_ text: String, file: String = "senses-ja.txt") throws(MalformedFact) {
        for row in try FactRows(text, file: file, fields: 3...3).rows {
            let mark = row[0].first.flatMap { $0 == "+" || $0 == "^" ? $0 : nil }
            let written = mark == nil ? row[0] : String(row[0].dropFirst())
            guard !written.isEmpty else { throw row.malformed("there is no word") }
            let reading = try row.text(1, "reading")
            let line = Line(
                row: row, written: written, reading: reading == "-" ? nil : reading, gloss: try row.text(2, "gloss"))
            switch mark {
            case "+": additions.append(line)
            case "^": wordings.append(line)
            default: choices.append(line)
            }
        }
    }

    /// Puts the chosen senses first in their entries, and a chosen gloss first in its sense. Of the entries under one written
    /// form, that of the first line comes first, and those of other lines follow in their order.
    ///
    /// - Parameter byKey: The numbers of the entries under each headword and each reading, in their order so far.
    /// - Returns: The lines that found no sense.
    func apply(to entries: inout [JapaneseEntryDraft], _ byKey: [String: [Int]]) -> [Line] {
        var idle: [Line] = []
        for (place, line) in choices.enumerated() {
            if !apply(line, to: &entries, byKey, oddity: Float(place - choices.count) - 1000) { idle.append(line) }
        }
        return idle
    }

    /// Puts glosses of Glossa's own before those of the first sense of the first entry under their form.
    ///
    /// - Parameter byKey: The numbers of the entries under each headword and each reading, as they are ordered by the lines
    ///   that choose.
    /// - Returns: The lines that found no entry.
    func word(_ entries: inout [JapaneseEntryDraft], _ byKey: [String: [Int]]) -> [Line] {
        wordings.filter { line in
            let found = byKey[line.written]?.first { place in
                line.reading.map { $0 == Kana.hiragana(entries[place].reading) } ?? true
                    && !entries[place].senses.isEmpty
            }
            guard let found else { return true }
            let own = line.gloss.split(separator: ";").map { $0.trimmingPrefix(" ") }.map(String.init)
            entries[found].senses[0].glosses = own + entries[found].senses[0].glosses.filter { !own.contains($0) }
            return false
        }
    }

    private func apply(
        _ line: Line, to entries: inout [JapaneseEntryDraft], _ byKey: [String: [Int]], oddity: Float
    ) -> Bool {
        var best: (fit: JMdictWord.Sense.Fit, entry: Int, sense: Int)?
        for entry in byKey[line.written] ?? []
        where line.reading.map({ $0 == Kana.hiragana(entries[entry].reading) }) ?? true {
            for (sense, candidate) in entries[entry].senses.enumerated() {
                guard let fit = candidate.fit(line.gloss), best.map({ fit < $0.fit }) ?? true else { continue }
                best = (fit, entry, sense)
            }
        }
        guard let best else { return false }
        var sense = entries[best.entry].senses.remove(at: best.sense)
        if best.fit == .part, let place = sense.glosses.firstIndex(of: line.gloss) {
            sense.glosses.insert(sense.glosses.remove(at: place), at: 0)
        }
        entries[best.entry].senses.insert(sense, at: 0)
        if entries[best.entry].headword == line.written {
            entries[best.entry].oddity = min(entries[best.entry].oddity, oddity)
        }
        if entries[best.entry].reading == line.written, let other = entries[best.entry].kanaOddity {
            entries[best.entry].kanaOddity = min(other, oddity)
        }
        return true
    }
}

extension JMdictWord.Sense {
    /// How well a sense fits a text, the best first.
    enum Fit: Int, Comparable {
        /// Its first gloss, or its first glosses, are the text.
        case whole
        /// It begins with the text.
        case beginning
        /// One of its other glosses is the text.
        case part

        static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    /// Returns how well it fits a text; nil if it does not.
    func fit(_ text: String) -> Fit? {
        let all = glosses.joined(separator: "; ")
        if all == text || all.hasPrefix(text + "; ") { return .whole }
        if all.hasPrefix(text) { return .beginning }
        return glosses.contains(text) ? .part : nil
    }
}
