extension StringProtocol {
    /// The text with some letters of ASCII written otherwise.
    ///
    /// By bytes, not characters: a combining mark behind a quotation mark makes one character of the two, which
    /// `replacing("\"", with: …)` does not find, and whoever reads the result byte by byte does.
    ///
    /// - Parameter escape: What stands for a byte of ASCII; nil for itself.
    public func escaping(_ escape: (UInt8) -> StaticString?) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 16)
        for byte in utf8 {
            if byte < 0x80, let text = escape(byte) {
                text.withUTF8Buffer { bytes.append(contentsOf: $0) }
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
