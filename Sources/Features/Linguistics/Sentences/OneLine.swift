extension String {
    /// The text without line breaks and surrounding white space.
    package var oneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
