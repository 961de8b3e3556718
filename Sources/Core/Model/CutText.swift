extension StringProtocol {
    /// The beginning of a text: as many characters at most, and four times as many code points. One character may have a
    /// million accents.
    public func cut(to characters: Int) -> String {
        var short = ""
        short.unicodeScalars.append(contentsOf: String(self).unicodeScalars.prefix(4 * characters))
        return String(short.prefix(characters))
    }
}
