extension StringProtocol {
    /// Returns a prefix of at most this many characters, and at most four times as many code points, because one
    /// character may carry a million accents.
    public func cut(to characters: Int) -> String {
        // No text has more characters than bytes.
        if utf8.count <= characters { return String(self) }
        var short = ""
        short.unicodeScalars.append(contentsOf: String(self).unicodeScalars.prefix(4 * characters))
        return String(short.prefix(characters))
    }
}
