import Model

extension Lexicon {
    /// Converts a Chinese word to a script.
    public func convert(_ word: String, to script: Preferences.Script) -> String {
        switch script {
        case .original: word
        case .simplified: simplified(word)
        case .traditional: traditional(word)
        }
    }

    /// Converts a Chinese word to traditional characters: as in the dictionary, otherwise character by character.
    public func traditional(_ word: String) -> String {
        if let entry = entries(of: word, in: .chinese).first(where: { $0.headword == word }) {
            return entry.traditional
        }
        return converted(word, by: .toTraditional)
    }

    /// Converts a Chinese word to simplified characters.
    public func simplified(_ word: String) -> String {
        if let entry = entries(of: word, in: .chinese).first(where: { $0.traditional == word }) {
            return entry.headword
        }
        return converted(word, by: .toSimplified)
    }

    private func converted(_ text: String, by section: LexiconSection) -> String {
        let pairs = image.records(section, as: UInt32.self)
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            var low = 0
            var high = pairs.count / 2
            while low < high {
                let middle = (low + high) / 2
                if pairs[middle * 2] < scalar.value { low = middle + 1 } else { high = middle }
            }
            let isFound = low < pairs.count / 2 && pairs[low * 2] == scalar.value
            result.append(isFound ? Unicode.Scalar(pairs[low * 2 + 1]) ?? scalar : scalar)
        }
        return String(result)
    }
}
