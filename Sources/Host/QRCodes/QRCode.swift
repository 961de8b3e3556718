internal import CQREncode

/// A QR code (ISO/IEC 18004), by libqrencode.
public struct QRCode: Sendable {
    /// The rows of modules, without the quiet zone around them; true is dark.
    public let rows: [[Bool]]

    /// - Parameter text: At most some hundred bytes, so that a phone can read the code from a screen.
    /// - Returns: Nil if the text is empty or too long, or if there is no memory.
    public init?(_ text: String) {
        guard text.utf8.count <= 300, let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        guard let data = code.pointee.data else { return nil }
        // The lowest bit is the colour; the others tell how the module came about.
        rows = (0..<width).map { row in (0..<width).map { data[row * width + $0] & 1 == 1 } }
    }
}
