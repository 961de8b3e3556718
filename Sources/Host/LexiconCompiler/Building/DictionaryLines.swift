import Model

/// The dictionaries that are plain text, one entry on a line.
public enum DictionaryLines {
    /// Lines that are looked at to tell what a text is.
    private static let sample = 300

    /// Which dictionary's form the lines of a text have, by most of its first lines; nil if neither's.
    ///
    /// - Parameter text: The text, or its beginning.
    public static func kind(of text: String) -> LearnerDictionary.Kind? {
        var (lines, cedict, edict) = (0, 0, 0)
        for line in text.utf8.split(maxSplits: sample, whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(sample)
        where line.first != UInt8(ascii: "#") {
            guard String(line) != nil else { continue }
            lines += 1
            if CEDICTEntry(line: line) != nil {
                cedict += 1
            } else if BroughtEntry(edict: line) != nil {
                edict += 1
            }
        }
        guard max(cedict, edict) * 2 > lines else { return nil }
        return cedict >= edict ? .cedict : .edict
    }

    /// Passes the entries of a text to `body`. Skips lines that are not entries.
    public static func forEachEntry(
        of text: String, as kind: LearnerDictionary.Kind, _ body: (BroughtEntry) throws -> Void
    ) rethrows {
        guard kind == .cedict else { return try LexiconCompiler.forEachEntry(inEDICT: text, body) }
        try LexiconCompiler.forEachEntry(inCEDICT: text) { line in
            var entry = BroughtEntry(headword: line.simplified, reading: line.pinyin, definitions: line.definitions)
            if line.traditional != line.simplified { entry.traditional = line.traditional }
            try body(entry)
        }
    }

    /// What the comments of CC-CEDICT's file say of the publisher and the licence; empty if there are none.
    public static func attribution(of text: String) -> String {
        var lines: [String] = []
        for line in text.utf8.prefix(4000).split(separator: 0x0A) {
            guard line.first == UInt8(ascii: "#"), let text = String(line) else { break }
            let words = text.drop { $0 == "#" || $0 == "!" || $0 == " " }
            if !words.isEmpty { lines.append(words.trimmingWhitespace) }
        }
        return lines.prefix(12).joined(separator: "\n")
    }
}
