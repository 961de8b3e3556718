/// Splits words that contain a grammatical marker.
///
/// A segmenter rightly treats 看得懂, 放在 and 吃完饭 as words, but the grammar is between their characters. The lists in
/// ``ChineseLists/whole`` name the words in which the same characters are not markers (觉得, 现在, 经过).
struct ChineseSplitting {
    private let doing = ChineseLists.words("doing")
    private let measures = ChineseLists.words("measure")
    private let results = ChineseLists.words("result")
    private let directions = ChineseLists.words("compound-direction")
    private let afterNot = ChineseLists.whole("result-after-不")
    private let whole: [(marker: String, words: Set<String>)] = ["把", "得", "了", "过", "着", "在", "不", "见", "越", "result"]
        .map { ($0, ChineseLists.whole($0)) }

    /// Returns the lengths of the parts of a word, in Unicode scalars; one length for a word that stays whole.
    ///
    /// - Parameters:
    ///   - word: In simplified characters.
    ///   - before, after: The words around it; empty at the ends of the text.
    ///   - isListed: Whether it is in a dictionary.
    func lengths(of word: String, before: String, after: String, isListed: Bool) -> [Int] {
        let scalars = Array(word.unicodeScalars)
        guard scalars.count > 1 else { return [scalars.count] }
        return phrase(scalars, word, before, after, isListed)
            ?? beginning(scalars, word, before, after) ?? middle(scalars, word) ?? ending(scalars, word, before, after)
            ?? [scalars.count]
    }

    /// Splits phrases that dictionaries list as words: 对我来说, 很感兴趣, 向右拐.
    private func phrase(
        _ scalars: [Unicode.Scalar], _ word: String, _ before: String, _ after: String, _ isListed: Bool
    ) -> [Int]? {
        let count = scalars.count
        let first = scalars[0]
        if count == 4, first == "对", scalars[2] == "来", scalars[3] == "说" { return [1, 1, 2] }
        switch word {
        case "很感兴趣": return [1, 3]
        case "一直往前": return [2, 1, 1]
        case "在家": return [1, 1]
        case "从来没", "从来不": return [2, 1]
        case "不得不": return [3]
        default: break
        }
        if first == "不" || first == "没", !before.isEmpty, repeats(before, scalars) { return [1, count - 1] }
        if Self.toward.contains(first), Self.sides.contains(scalars[1]), !Self.adverbs.contains(word) {
            return count > 2 ? [1, 1, count - 2] : [1, 1]
        }
        if first == "一", count >= 3, let next = after.unicodeScalars.first, next == "也" || next == "都",
            measures.contains(String(scalars[1]))
        {
            return [1, 1, count - 2]
        }
        guard !isListed, count >= 3 || first == "一" else { return nil }
        if count == 2 { return [1, 1] }
        if Self.pairs.contains(text(scalars[..<2])) { return [2, count - 2] }
        let isNumber = first == "一" && scalars[1] == "个" || first == "多" && scalars[1] == "么"
        if Self.firsts.contains(first), !isNumber, scalars[1] != "不", scalars[1] != "没" {
            return [1] + lengths(of: text(scalars[1...]), before: "", after: after, isListed: false)
        }
        return nil
    }

    /// Returns whether 不 or 没 and the rest repeat the previous word as a question: 能｜不能, 好看｜不好看.
    private func repeats(_ before: String, _ scalars: [Unicode.Scalar]) -> Bool {
        let rest = text(scalars[1...])
        return scalars[0] == "不" ? before.hasSuffix(rest) || rest.hasPrefix(before) : rest == before
    }

    private func beginning(_ scalars: [Unicode.Scalar], _ word: String, _ before: String, _ after: String) -> [Int]? {
        let count = scalars.count
        switch scalars[0] {
        case "把" where !stays(word, "把"):
            return [1] + lengths(of: text(scalars[1...]), before: "", after: after, isListed: true)
        case "越" where count > 2 && scalars[2] == "越" && word != "越来越":
            return [1, 1, 1] + (count > 3 ? [count - 3] : [])
        case "越" where count == 2 && !stays(word, "越"): return [1, 1]
        case "别" where count == 2 && doing.contains(String(scalars[1])): return [1, 1]
        case "一" where word == "一下课" || word == "一放学": return [1, count - 1]
        case "才" where word == "才能":
            guard let next = after.unicodeScalars.first, !Self.afterTalent.contains(next) else { return nil }
            return [1, 1]
        case "才" where word == "才学" && (after.hasPrefix("了") || after.hasPrefix("过")): return [1, 1]
        case "直" where count > 2 && scalars[1] == "到": return [2, count - 2]
        case "太" where count > 2 && scalars[count - 1] == "了": return [1, count - 2, 1]
        case "穿" where word == "穿着":
            guard let next = after.unicodeScalars.first, !Self.afterClothing.contains(next) else { return [2] }
            return [1, 1]
        default: return nil
        }
    }

    /// Splits at a marker after the first character: 看得懂, 看不懂, 好不好, 低着头, 看了看.
    private func middle(_ scalars: [Unicode.Scalar], _ word: String) -> [Int]? {
        let count = scalars.count
        guard count >= 3 else { return nil }
        let rest = text(scalars[2...])
        let marker = scalars[1]
        if marker == "不" || marker == "没", !stays(word, "不") {
            if scalars[2] == scalars[0] { return [1, 1, count - 2] }
            if marker == "不" {
                if afterNot.contains(rest) || results.contains(rest) { return [1, 1, count - 2] }
                if afterNot.contains(String(scalars[2])), doing.contains(String(scalars[0])) {
                    return count > 3 ? [1, 1, 1, count - 3] : [1, 1, 1]
                }
            }
        }
        if marker == "得", !stays(word, "得"),
            results.contains(rest) || afterNot.contains(String(scalars[2])) || doing.contains(String(scalars[0]))
        {
            return [1, 1, count - 2]
        }
        if directions.contains(text(scalars[(count - 2)...])), !Self.impressions.contains(word),
            !["一", "不", "没"].contains(scalars[0])
        {
            let isSpread = count > 3 && ["不", "得", "了"].contains(marker)
            return (isSpread ? [Int](repeating: 1, count: count - 2) : [count - 2]) + [2]
        }
        if count == 3, ["又", "着", "了", "过"].contains(marker), !["为", "除", "越"].contains(scalars[0]),
            !["走着瞧", "意味着"].contains(word)
        {
            return [1, 1, 1]
        }
        return nil
    }

    /// Splits at a marker at the end: 跑得, 放在, 看见, 打破.
    private func ending(
        _ scalars: [Unicode.Scalar], _ word: String, _ before: String, _ after: String
    ) -> [Int]? {
        let count = scalars.count
        let last = scalars[count - 1]
        let head = String(scalars[0])
        if count > 2, last == "下", scalars[count - 2] == "一" {
            return scalars[0] == "请" && count > 3 ? [1, count - 3, 2] : [count - 2, 2]
        }
        if count == 2, last == "不", after.unicodeScalars.first == scalars[0] { return [1, 1] }
        if last == "得" { return stays(word, "得") ? nil : [count - 1, 1] }
        if count > 2 { return doing.contains(head) && scalars[1] == "完" ? [1, 1, count - 2] : nil }
        if head == "不", afterNot.contains(String(last)), doing.contains(before) { return [1, 1] }
        switch last {
        case "了", "过", "着", "在": return stays(word, String(last)) ? nil : [1, 1]
        default: break
        }
        let isResult =
            doing.contains(head) && Self.plainResults.contains(last)
            || last == "好" && "学做写".unicodeScalars.contains(scalars[0])
            || last == "会" && "学教".unicodeScalars.contains(scalars[0])
        if isResult, !stays(word, "result") { return [1, 1] }
        if doing.contains(head), "完懂见到".unicodeScalars.contains(last), !stays(word, "见") { return [1, 1] }
        return nil
    }

    private func stays(_ word: String, _ marker: String) -> Bool {
        whole.contains { $0.marker == marker && $0.words.contains(word) }
    }

    private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    private static func scalars(_ text: String) -> Set<Unicode.Scalar> { Set(text.unicodeScalars) }

    private static let firsts = scalars("一对向往很多从在把被给不没太最更也都就再又还是有会能想要这那")
    private static let pairs: Set<String> = ["不管", "不是", "不但", "不过", "不要", "不会", "不能", "还是", "就是"]
    private static let toward = scalars("往向朝")
    private static let sides = scalars("前后左右东西南北里外上下")
    private static let adverbs: Set<String> = ["往后", "向上", "向下", "往上", "往下", "向来", "向后", "往里"]
    private static let afterTalent = scalars("，。！？、；的得和是很也")
    private static let afterClothing = scalars("，。！？、；很是打讲朴十非")
    private static let plainResults = scalars("破坏错饱醉光掉住清断倒死脏湿丢碎满")
    private static let impressions: Set<String> = [
        "一起来", "从过去", "看起来", "听起来", "看上去", "听上去", "吃起来", "闻起来", "摸起来", "用起来", "说起来",
    ]
}
