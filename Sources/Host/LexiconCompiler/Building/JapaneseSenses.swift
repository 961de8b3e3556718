import Lexicon
import LexiconFile
import Model

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
    /// Lines with glosses of Glossa's own.
    private(set) var additions: [Line] = []

    /// The list bundled with Glossa.
    ///
    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    static func glossa() throws(LexiconError) -> JapaneseSenses {
        try LexiconError.telling { () throws(MalformedFact) in try JapaneseSenses(EmbeddedData.japaneseSenses.text) }
    }

    /// Parses lines of `written form<TAB>reading, or -<TAB>beginning of a gloss`. A line that begins with `+` has a gloss of
    /// Glossa's own.
    ///
    /// - Throws: ``MalformedFact``.
    init(_ text: String) throws(MalformedFact) {
        for row in try FactRows(text, file: "senses-ja.txt", fields: 3...3).rows {
            let isAddition = row[0].hasPrefix("+")
            let written = isAddition ? String(row[0].dropFirst()) : row[0]
            guard !written.isEmpty else { throw row.malformed("there is no word") }
            let reading = try row.text(1, "reading")
            let line = Line(
                row: row, written: written, reading: reading == "-" ? nil : reading, gloss: try row.text(2, "gloss"))
            if isAddition { additions.append(line) } else { choices.append(line) }
        }
    }

    /// Puts the chosen senses and entries first.
    ///
    /// - Parameter byKey: The numbers of the entries under each headword and each reading, in their order so far.
    /// - Returns: The lines that found no sense.
    func apply(to entries: inout [JapaneseEntryDraft], _ byKey: [String: [Int]]) -> [Line] {
        var chosen: [String: Int] = [:]
        return choices.filter { line in
            let candidates = (byKey[line.written] ?? []).filter {
                line.reading == nil || entries[$0].reading == line.reading
            }
            for entry in candidates {
                guard let sense = entries[entry].senses.firstIndex(where: { $0.means(line.gloss) }) else { continue }
                entries[entry].senses.insert(entries[entry].senses.remove(at: sense), at: 0)
                // The first line of a word decides which of its entries comes first.
                let place = chosen[line.written, default: 0]
                chosen[line.written] = place + 1
                let oddity = Float(place) - 1000
                if entries[entry].headword == line.written { entries[entry].oddity = oddity }
                if entries[entry].reading == line.written { entries[entry].kanaOddity = oddity }
                return false
            }
            return true
        }
    }
}

extension JMdictWord.Sense {
    /// Whether its glosses begin with a text, or one of them is it.
    func means(_ gloss: String) -> Bool {
        glosses.contains(gloss) || glosses.joined(separator: "; ").hasPrefix(gloss)
    }
}
