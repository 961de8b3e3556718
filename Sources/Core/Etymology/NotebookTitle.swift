/// How titles of the notebook are compared, wherever the notebook is kept.
public enum NotebookTitle {
    /// The maximum length of a title, in bytes; two hundred characters that carry many accents may exceed it.
    static let longest = 1_600

    /// Returns the form in which titles are compared ignoring case.
    public static func folded(_ title: String) -> String { title.lowercased() }

    /// Returns whether a folded title contains a folded text, as whole characters.
    public static func contains(_ title: String, _ text: String) -> Bool {
        if text.isEmpty { return true }
        if isASCII(title), isASCII(text) {
            if title.utf8.count < text.utf8.count { return false }
            return contains(Array(title.utf8), Array(text.utf8))
        }
        return contains(Array(title), Array(text))
    }

    /// Returns whether a text is ASCII. Only then are its equivalents, such as an accent in one or two code points,
    /// the text itself.
    public static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

    private static func contains<Element: Equatable>(_ whole: [Element], _ part: [Element]) -> Bool {
        guard part.count <= whole.count else { return false }
        return (0...(whole.count - part.count)).contains { start in
            part.indices.allSatisfy { whole[start + $0] == part[$0] }
        }
    }

    /// Returns a title without NUL, which databases refuse, and not too long for an index.
    static func storable(_ title: String) -> String {
        guard title.utf8.contains(0) || title.utf8.count > longest else { return title }
        var short = ""
        var length = 0
        for scalar in title.unicodeScalars {
            let kept: Unicode.Scalar = scalar == "\0" ? "\u{FFFD}" : scalar
            length += String(kept).utf8.count
            if length > longest { break }
            short.unicodeScalars.append(kept)
        }
        return short
    }
}

/// The choice of entries for a round through the notebook.
public enum NotebookRound {
    /// Returns some of the numbers below a total in random order, each once. The same generator gives the same ones.
    ///
    /// - Parameters:
    ///   - count: The maximum number to return.
    ///   - total: The number of entries to choose from.
    public static func picks(_ count: Int, of total: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
        // A Fisher–Yates shuffle of which only the beginning is carried out.
        var moved: [Int: Int] = [:]
        var picks: [Int] = []
        for index in 0..<max(0, min(count, total)) {
            let other = index + Int(generator.next(upperBound: UInt64(total - index)))
            picks.append(moved[other] ?? other)
            moved[other] = moved[index] ?? index
        }
        return picks
    }
}
