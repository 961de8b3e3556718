import Model

/// Turns the fields of the form that corrects a split into the parts of a `Correction`.
///
/// Its fields: `text` (the words of the window, joined), `was` (the previous word boundaries, as "2,4"), `cut`
/// (repeated: the new word boundaries), or `parts` (the result itself, joined by `|`). Positions are counted in
/// Unicode scalars from the start of `text`.
public enum SplitForm {
    /// The ends of the parts, without the end of the last one.
    public static func cuts(_ parts: [String]) -> [Int] {
        var cuts: [Int] = []
        var place = 0
        for part in parts.dropLast() {
            place += part.unicodeScalars.count
            cuts.append(place)
        }
        return cuts
    }

    /// "2,4"
    static func list(_ cuts: [Int]) -> String {
        var text = ""
        for cut in cuts {
            if !text.isEmpty { text += "," }
            text += String(cut)
        }
        return text
    }

    /// The parts that the learner chose, without the unchanged words at either end. This keeps a correction as short
    /// as possible, so that it applies in more places.
    ///
    ///     SplitForm.parts(text: "研究生命起源", was: "3,4", cuts: ["2", "4"])  // ["研究", "生命"]
    ///
    /// - Returns: nil if nothing was changed or a position lies outside the text.
    public static func parts(text: String, was: String, cuts: [String]) -> [String]? {
        let scalars = Array(text.unicodeScalars)
        let old = Set(was.split(separator: ",").compactMap { Int($0) })
        var new = Set<Int>()
        for cut in cuts {
            guard let place = Int(cut), place > 0, place < scalars.count else { return nil }
            new.insert(place)
        }
        guard new != old else { return nil }
        let changed = new.symmetricDifference(old)
        guard let firstChange = changed.min(), let lastChange = changed.max() else { return nil }
        let kept = new.intersection(old)
        let start = kept.filter { $0 < firstChange }.max() ?? 0
        let end = kept.filter { $0 > lastChange }.min() ?? scalars.count
        let ends = new.filter { $0 > start && $0 < end }.sorted() + [end]
        var parts: [String] = []
        var place = start
        for end in ends {
            var part = ""
            part.unicodeScalars.append(contentsOf: scalars[place..<end])
            parts.append(part)
            place = end
        }
        return parts
    }

    /// Returns the correction that the form asks for.
    ///
    /// - Parameter reading: The learner's reading, which corrects only a word by itself; nil or empty for none.
    public static func correction(
        _ language: Language, parts: [String], reading: String?, at now: Timestamp
    ) -> Correction {
        var readings: [String?] = []
        for _ in parts { readings.append(nil) }
        if parts.count == 1, let reading, !reading.isEmpty { readings[0] = reading }
        return Correction(language: language, parts: parts, readings: readings, updatedAt: now)
    }
}
