import Lexicon

extension FactRows {
    /// A table whose fields are words, separated by single spaces.
    ///
    /// - Throws: ``MalformedFact``.
    init(words text: String, file: String, fields: ClosedRange<Int>) throws(MalformedFact) {
        try self.init(text, file: file, fields: fields, separator: " ")
        for row in rows where row.fields.contains("") {
            throw row.malformed("there are two spaces together, or one at an end")
        }
    }
}
