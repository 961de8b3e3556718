extension StringProtocol {
    /// The text with some code points written otherwise.
    ///
    /// By code points, not characters: a combining mark behind a quotation mark makes one character of the two, which
    /// `replacing("\"", with: …)` does not find, and whoever reads the result byte by byte does.
    ///
    /// - Parameter escape: What stands for a code point; nil for itself.
    public func escaping(_ escape: (Unicode.Scalar) -> StaticString?) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let text = escape(scalar) {
                escaped.append(contentsOf: text.description.unicodeScalars)
            } else {
                escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
