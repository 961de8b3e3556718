extension Lexicon {
    /// Returns English headwords that differ from a word by a slip of the hand or by an accent, the likeliest first:
    /// "construct" for "constrct", "cafe" for "café".
    ///
    /// One letter left out, added, exchanged, or in the wrong order counts one; words of eight letters and more may have
    /// two slips, but not in the first letter. (The distance is Damerau's, restricted to adjacent transpositions.)
    public func nearMisses(of word: String, limit: Int = 5) -> [String] {
        let letters = Array(Self.withoutAccents(word.lowercased()).utf8)
        guard (3...40).contains(letters.count), letters.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2D }) else {
            return []
        }
        let index = SortedIndex(image, .englishHeadwords)
        let most = letters.count < 8 ? 1 : 2
        var found: [(distance: Int, rank: UInt32, key: Int)] = []
        var costs = [Int](repeating: 0, count: 3 * (letters.count + most + 1))
        for key in index.range(prefix: String(decoding: letters.prefix(1), as: UTF8.self)) {
            let candidate = index.key(key)
            guard abs(candidate.count - letters.count) <= most else { continue }
            let distance = Self.slips(letters, candidate, most: most, &costs)
            guard distance <= most else { continue }
            let ranks = index.found(key).compactMap { number -> UInt32? in record(number)?.rank }
            let rank: UInt32 = ranks.filter { $0 > 0 }.min() ?? .max
            found.append((distance, rank, key))
        }
        found.sort { ($0.distance, $0.rank, $0.key) < ($1.distance, $1.rank, $1.key) }
        var words = found.prefix(limit).map { String(decoding: index.key($0.key), as: UTF8.self) }
        // The only slip in a first letter that is likely: "hte" for "the".
        var exchanged = letters
        exchanged.swapAt(0, 1)
        let other = String(decoding: exchanged, as: UTF8.self)
        if exchanged != letters, !index.find(other).isEmpty {
            words.insert(other, at: 0)
            if words.count > limit { words.removeLast() }
        }
        return words
    }

    /// A text without the accents of Western European letters.
    static func withoutAccents(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "à", "á", "â", "ã", "ä", "å", "ā": plain.append("a")
            case "ç", "č": plain.append("c")
            case "è", "é", "ê", "ë", "ē": plain.append("e")
            case "ì", "í", "î", "ï", "ī": plain.append("i")
            case "ñ": plain.append("n")
            case "ò", "ó", "ô", "õ", "ö", "ø", "ō": plain.append("o")
            case "ù", "ú", "û", "ü", "ū": plain.append("u")
            case "ý", "ÿ": plain.append("y")
            case "æ": plain.append(contentsOf: "ae".unicodeScalars)
            case "œ": plain.append(contentsOf: "oe".unicodeScalars)
            // Combining accents, after the letter that they belong to.
            case "\u{300}"..."\u{36F}": break
            default: plain.append(scalar)
            }
        }
        return String(plain)
    }

    /// The number of slips between two words, or more than `most` as soon as there are more.
    ///
    /// - Parameter costs: Room for three rows, each with one number more than `right` has letters. It serves for every
    ///   candidate.
    private static func slips(
        _ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>, most: Int, _ costs: inout [Int]
    ) -> Int {
        // Where each row begins.
        var (last, current, before) = (0, costs.count / 3, costs.count / 3 * 2)
        for column in 0...right.count { costs[last + column] = column }
        for row in left.indices {
            costs[current] = row + 1
            var least = row + 1
            for column in right.indices {
                let exchange = costs[last + column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(exchange, min(costs[last + column + 1], costs[current + column]) + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, costs[before + column - 1] + 1)
                }
                costs[current + column + 1] = cost
                least = min(least, cost)
            }
            if least > most { return most + 1 }
            (before, last, current) = (last, current, before)
        }
        return costs[last + right.count]
    }
}
