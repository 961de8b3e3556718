/// Parses a table of OpenCC: on each line a phrase and, after a tab, what replaces it, the usual form first of several.
///
/// - Returns: The pairs as scalars, and whether the phrase itself is among what replaces it. Lines of other forms are
///   skipped, and so are replacements of another length, which OpenCC does not have in the tables that Glossa compiles.
func parseConversionPairs(_ text: String) -> [(from: [UInt32], to: [UInt32], mayStay: Bool)] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
        let fields = line.split(separator: "\t")
        guard !line.hasPrefix("#"), fields.count >= 2 else { return nil }
        let forms = fields[1].split(separator: " ")
        guard let first = forms.first else { return nil }
        let (from, to) = (fields[0].unicodeScalars.map(\.value), first.unicodeScalars.map(\.value))
        return from.count == to.count ? (from, to, forms.contains(fields[0])) : nil
    }
}
