extension StringProtocol {
    /// Returns the text with some ASCII characters escaped.
    ///
    /// Works on bytes, not characters: a quotation mark and a following combining mark form one character, which
    /// `replacing("\"", with: …)` misses but a byte-wise reader sees.
    ///
    /// - Parameter escape: The replacement for an ASCII byte; nil to keep it.
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
