extension StringProtocol {
    /// The text without white space at either end.
    public var trimmingWhitespace: String { trimmed(String(self)) }
}

// Not generic, so that it is compiled once for strings and parts of them. Bytes tell what most texts begin and end with
// several times as fast as characters.
private func trimmed(_ text: String) -> String {
    var bytes = text.utf8[...]
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    guard let first = bytes.first, let last = bytes.last else { return "" }
    var view = Substring(bytes)
    let visible = UInt8(ascii: "!")...UInt8(ascii: "~")
    if visible.contains(first), visible.contains(last) { return String(view) }
    while let first = view.first, first.isWhitespace { view.removeFirst() }
    while let last = view.last, last.isWhitespace { view.removeLast() }
    return String(view)
}
