// Numbers in lines that run from top to bottom: one or two digits stand upright in the place of one character; longer
// ones, and those among Latin letters, lie on their side. Horizontal lines show no difference.

extension HTML {
    /// Appends a text, escaping it, with each short number in an element of its own.
    ///
    /// - Parameters:
    ///   - before: What stands before the text; nil for nothing.
    ///   - after: What stands after it.
    mutating func write(
        withUprightNumbers text: String, before: @autoclosure () -> Unicode.Scalar? = nil,
        after: @autoclosure () -> Unicode.Scalar? = nil
    ) {
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return write(escaping: text) }
        let scalars = Array(text.unicodeScalars)
        var written = 0
        var index = 0
        while index < scalars.count {
            guard scalars[index].isDigit else {
                index += 1
                continue
            }
            let start = index
            while index < scalars.count, scalars[index].isDigit { index += 1 }
            guard index - start <= 2, !((start > 0 ? scalars[start - 1] : before())?.joinsNumber ?? false),
                !((index < scalars.count ? scalars[index] : after())?.joinsNumber ?? false)
            else { continue }
            write(escaping: scalars[written..<start].text)
            write("<span class=\"upright\">")
            write(escaping: scalars[start..<index].text)
            write("</span>")
            written = index
        }
        write(escaping: scalars[written...].text)
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }

    /// Whether it belongs to a number beside it, as in 3.5, Win10 and -3.
    fileprivate var joinsNumber: Bool {
        switch self {
        case " ", "(", ")", "[", "]", "\"", "!", "?", ";": false
        default: (0x20...0x7E).contains(value)
        }
    }
}

extension ArraySlice<Unicode.Scalar> {
    fileprivate var text: String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: self)
        return String(text)
    }
}
