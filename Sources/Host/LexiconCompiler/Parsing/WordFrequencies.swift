/// One line of jieba's dictionary: a word, its count, its part of speech.
struct WordFrequency {
    var word: String
    var count: Int
    /// In the ICTCLAS tag set: n, v, nr (personal name), ns (place) …
    var tag: String
}

/// The counts that a file can give, whose sum an `Int` always holds.
private let counts = 0...1_000_000_000

/// Parses jieba's `dict.txt`. Skips lines without a count.
func parseWordFrequencies(_ text: String) -> [WordFrequency] {
    text.utf8.split(separator: 0x0A).compactMap { line in
        let fields = line.split(separator: 0x20)
        guard fields.count >= 2, let word = String(fields[0]), let count = String(fields[1]).flatMap({ Int($0) }),
            counts.contains(count)
        else { return nil }
        return WordFrequency(word: word, count: count, tag: fields.count > 2 ? String(fields[2]) ?? "" : "")
    }
}
