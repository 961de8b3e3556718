import Model

/// A line without white space at its ends; most have none but spaces.
func trimmed(_ line: Substring) -> String {
    var bytes = line.utf8
    while let first = bytes.first, first == UInt8(ascii: " ") { bytes = bytes.dropFirst() }
    while let last = bytes.last, last == UInt8(ascii: " ") { bytes = bytes.dropLast() }
    guard let first = bytes.first, let last = bytes.last else { return "" }
    let isTrimmed = UInt8(ascii: "!")...UInt8(ascii: "~") ~= first && UInt8(ascii: "!")...UInt8(ascii: "~") ~= last
    return isTrimmed ? String(Substring(bytes)) : Substring(bytes).trimmingWhitespace
}
