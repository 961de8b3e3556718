import Model

/// Splits texts into sentences.
package enum Sentences {
    /// Returns the sentences of a text, each with its closing signs and trimmed.
    ///
    ///     Sentences.of("你好！“我走了。”他说。")  // ["你好！", "“我走了。”", "他说。"]
    package static func of(_ text: String) -> [String] {
        var sentences: [String] = []
        var current = String.UnicodeScalarView()
        let scalars = Array(text.unicodeScalars)
        func close() {
            let sentence = String(current).trimmingWhitespace
            if sentence.unicodeScalars.contains(where: \.properties.isAlphabetic) { sentences.append(sentence) }
            current = String.UnicodeScalarView()
        }
        var place = 0
        while place < scalars.count {
            let scalar = scalars[place]
            place += 1
            if scalar == "\n" {
                close()
                continue
            }
            current.append(scalar)
            let isStop = scalar == "." && (place == scalars.count || scalars[place].properties.isWhitespace)
            guard isStop || SentenceSign.ends(scalar.value) else { continue }
            while place < scalars.count,
                SentenceSign.ends(scalars[place].value) || SentenceSign.closes(scalars[place].value)
            {
                current.append(scalars[place])
                place += 1
            }
            close()
        }
        close()
        return sentences
    }
}
