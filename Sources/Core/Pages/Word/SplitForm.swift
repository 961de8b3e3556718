import Model

/// Turns the fields of the form that corrects a split into the parts of a `Correction`.
///
/// Its fields: `text` (the words of the window, joined), `was` (the previous word boundaries, as "2,4"), and `cut`
/// (repeated: the new word boundaries) or `join` (the one boundary that goes). Positions are counted in Unicode scalars
/// from the start of `text`.
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
        split(text: text, was: was, cuts: cuts)?.parts
    }

    /// Does the same, and returns where the first part begins in the text.
    static func split(text: String, was: String, cuts: [String]) -> (start: Int, parts: [String])? {
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
        return (start, parts)
    }

    /// The boundaries that remain when the words on both sides of one are joined.
    static func joining(_ cut: String, _ was: String) -> [String] {
        was.split(separator: ",").map { String($0) }.filter { $0 != cut }
    }
}
