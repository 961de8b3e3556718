import Model

extension DictionaryShelf {
    /// Returns the Chinese headwords of the learner's dictionaries that a text contains, as words that join what Glossa's
    /// dictionaries cut in two. Empty, and at no cost, if no dictionary is on in Chinese.
    ///
    /// The segmenter ignores those that need no help.
    public func terms(in text: String) -> [BookTerm] {
        guard isOn(in: .chinese) else { return [] }
        var found: Set<String> = []
        var run: [Unicode.Scalar] = []
        func search() {
            for start in run.indices {
                add(headwordsOf: run[start...].prefix(BookTerm.ownLengths.upperBound), to: &found)
            }
            run.removeAll(keepingCapacity: true)
        }
        for scalar in text.unicodeScalars {
            if scalar.isHan { run.append(scalar) } else if !run.isEmpty { search() }
        }
        search()
        return found.sorted().map { BookTerm(own: $0) }
    }

    /// Adds the headwords with which a stretch of text begins.
    private func add(headwordsOf stretch: ArraySlice<Unicode.Scalar>, to found: inout Set<String>) {
        guard stretch.count >= BookTerm.ownLengths.lowerBound else { return }
        var prefix = ""
        for scalar in stretch.prefix(BookTerm.ownLengths.lowerBound) { prefix.unicodeScalars.append(scalar) }
        for volume in volumes where volume.isOn(in: .chinese) {
            // Most positions begin no headword.
            guard volume.image.hasHeadword(beginningWith: prefix) else { continue }
            var text = prefix
            if !volume.image.numbers(of: text).isEmpty { found.insert(text) }
            for scalar in stretch.dropFirst(BookTerm.ownLengths.lowerBound) {
                text.unicodeScalars.append(scalar)
                if !volume.image.numbers(of: text).isEmpty { found.insert(text) }
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isHan: Bool { (0x3400...0x9FFF).contains(value) || (0x20000...0x3FFFF).contains(value) }
}
