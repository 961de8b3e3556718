/// The parsed text of an entry. See ``LexiconSection/entryTexts``.
package struct EntryText {
    package static let fieldSeparator: UInt8 = 0x1F
    package static let definitionSeparator: UInt8 = 0x1E

    package private(set) var headword = ""
    /// Empty if it is the same as the headword.
    var traditional = ""
    package private(set) var reading = ""
    var etymology = ""
    package private(set) var definitions: [String] = []

    /// Nil if the bytes are not those of an entry.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        let fields = bytes.split(separator: Self.fieldSeparator, maxSplits: 4, omittingEmptySubsequences: false)
        guard fields.count == 5, !fields[0].isEmpty else { return nil }
        headword = String(decoding: fields[0], as: UTF8.self)
        traditional = String(decoding: fields[1], as: UTF8.self)
        reading = String(decoding: fields[2], as: UTF8.self)
        etymology = String(decoding: fields[3], as: UTF8.self)
        definitions = fields[4].split(separator: Self.definitionSeparator).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Appends the bytes of an entry's text.
    ///
    /// - Parameters:
    ///   - traditional: Empty if it is the same as the headword.
    ///   - definitions: None of them empty.
    package static func append(
        headword: String, traditional: String, reading: String, etymology: String = "", _ definitions: [String],
        to bytes: inout [UInt8]
    ) {
        for field in [headword, traditional, reading, etymology] {
            bytes.append(contentsOf: field.utf8)
            bytes.append(fieldSeparator)
        }
        for (index, definition) in definitions.enumerated() {
            if index > 0 { bytes.append(definitionSeparator) }
            bytes.append(contentsOf: definition.utf8)
        }
    }
}
