extension String {
    /// The text without line breaks and surrounding white space.
    package var oneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The text without white space at both ends.
    package var trimmingWhitespace: String {
        var view = self[...]
        while let first = view.first, first.isWhitespace { view.removeFirst() }
        while let last = view.last, last.isWhitespace { view.removeLast() }
        return String(view)
    }
}
