/// A line of a table of facts that cannot be read.
package struct MalformedFact: Error {
    package let file: String
    /// Counts from 1.
    package let line: Int
    /// What is wrong, as a clause.
    package let reason: String
}

/// A table of Glossa's own facts: one on each line, its fields separated by tabs. Lines that begin with # are comments.
package struct FactRows {
    /// A fact.
    package struct Row {
        /// The file and the line, from 1, for errors.
        package let file: String
        package let line: Int
        package let fields: [String]

        /// Returns a field; empty if it was left out at the end.
        package subscript(field: Int) -> String { field < fields.count ? fields[field] : "" }

        /// Returns the words of a field, which are separated by spaces.
        package func words(_ field: Int) -> [String] { self[field].split(separator: " ").map { String($0) } }

        /// Returns a field that must not be empty.
        package func text(_ field: Int, _ name: String) throws(MalformedFact) -> String {
            guard !self[field].isEmpty else { throw malformed("there is no \(name)") }
            return self[field]
        }

        /// Returns the words of a field that must have some.
        package func someWords(_ field: Int, _ name: String) throws(MalformedFact) -> [String] {
            let words = words(field)
            guard !words.isEmpty else { throw malformed("there is no \(name)") }
            return words
        }

        package func malformed(_ reason: String) -> MalformedFact {
            MalformedFact(file: file, line: line, reason: reason)
        }
    }

    package let rows: [Row]

    /// - Parameters:
    ///   - file: The name of the file, for errors.
    ///   - fields: How many fields a fact has; those at the end may be left out.
    ///   - separator: What separates the fields.
    /// - Throws: ``MalformedFact``.
    package init(
        _ text: String, file: String, fields: ClosedRange<Int>, separator: Character = "\t"
    ) throws(MalformedFact) {
        var rows: [Row] = []
        for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let row = Row(
                file: file, line: place + 1,
                fields: line.split(separator: separator, omittingEmptySubsequences: false).map { String($0) })
            guard fields.contains(row.fields.count) else {
                let wanted =
                    fields.count == 1 ? "\(fields.lowerBound)" : "\(fields.lowerBound) to \(fields.upperBound)"
                throw row.malformed("it has \(row.fields.count) fields instead of \(wanted)")
            }
            for field in row.fields where field.first == " " || field.last == " " {
                throw row.malformed("there is a space at an end of “\(field)”")
            }
            rows.append(row)
        }
        self.rows = rows
    }

    /// The facts without comments, in the form in which the lexicon keeps them.
    package var bytes: [UInt8] {
        rows.flatMap { row in Array(row.fields.joined(separator: "\t").utf8) + [UInt8(ascii: "\n")] }
    }
}
