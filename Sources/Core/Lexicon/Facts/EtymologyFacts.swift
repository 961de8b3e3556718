import Etymology

/// The facts of `Data/prefixes.txt`, `suffixes.txt`, `roots.txt`, `word-structures.txt` and `word-families.txt`, each of
/// which says what its fields are.
package struct EtymologyFacts {
    /// The facts of a section of the lexicon.
    package let rows: [LexiconSection: FactRows]
    package let tables: EtymologyTables

    /// The sections, with their files and the number of fields.
    private static let files: [(section: LexiconSection, name: String, fields: ClosedRange<Int>)] = [
        (.prefixes, "prefixes.txt", 3...3), (.suffixes, "suffixes.txt", 4...4), (.roots, "roots.txt", 5...5),
        (.wordStructures, "word-structures.txt", 4...5), (.wordFamilies, "word-families.txt", 2...3),
    ]

    /// - Parameter text: Returns the facts of a section, a line for each.
    /// - Throws: ``MalformedFact``.
    package init(_ text: (LexiconSection) -> String) throws(MalformedFact) {
        var rows: [LexiconSection: FactRows] = [:]
        for file in Self.files {
            rows[file.section] = try FactRows(text(file.section), file: file.name, fields: file.fields)
        }
        func facts(_ section: LexiconSection) -> [FactRows.Row] { rows[section]?.rows ?? [] }
        var (prefixes, suffixes, roots): ([Affix], [Affix], [Root]) = ([], [], [])
        for row in facts(.prefixes) { prefixes.append(try Affix(row)) }
        for row in facts(.suffixes) {
            let suffix = try Affix(row)
            guard !suffix.makes.isEmpty, suffix.makes.allSatisfy({ "nvar".contains($0) }) else {
                throw row.malformed("“\(suffix.makes)” does not consist of n, v, a and r")
            }
            suffixes.append(suffix)
        }
        for row in facts(.roots) {
            roots.append(
                Root(
                    forms: try row.someWords(0, "form"), meaning: try row.text(1, "meaning"),
                    language: try row.text(2, "language"), sources: try row.someWords(3, "source"),
                    relatives: try row.someWords(4, "word with the root")))
        }
        var structures: [String: StatedStructure] = [:]
        for row in facts(.wordStructures) {
            let structure = StatedStructure(
                parts: try row.text(1, "part"), meaning: try row.text(2, "meaning"),
                language: try row.text(3, "language"), relatives: row.words(4))
            guard structures.updateValue(structure, forKey: try row.text(0, "word")) == nil else {
                throw row.malformed("“\(row[0])” occurs twice")
            }
        }
        var families: [String: StatedFamily] = [:]
        for row in facts(.wordFamilies) {
            let family = StatedFamily(related: row.words(1), variants: row.words(2))
            guard !family.related.isEmpty || !family.variants.isEmpty else { throw row.malformed("it says nothing") }
            guard families.updateValue(family, forKey: try row.text(0, "word")) == nil else {
                throw row.malformed("“\(row[0])” occurs twice")
            }
        }
        self.rows = rows
        tables = EtymologyTables(
            prefixes: prefixes, suffixes: suffixes, roots: roots, structures: structures, families: families)
    }
}

extension Affix {
    /// Parses `forms<TAB>meaning<TAB>language`, and for suffixes `<TAB>parts of speech`.
    fileprivate init(_ row: FactRows.Row) throws(MalformedFact) {
        self.init(
            forms: try row.someWords(0, "form"), meaning: try row.text(1, "meaning"),
            language: try row.text(2, "language"), makes: row[3])
    }
}
