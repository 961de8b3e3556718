/// The parts of speech in the Chinese rules, and how they follow from an ICTCLAS tag.
public enum ChineseFeature {
    /// Returns the features of a word.
    ///
    /// - Parameters:
    ///   - word: In simplified characters.
    ///   - tag: Its part of speech in the lexicon (`v`, `n1`, `nr`); nil if unknown.
    ///   - isVerb: Whether a dictionary explains it as an action.
    public static func features(of word: String, tag: String?, isVerb: Bool) -> [String] {
        var features: [String] = []
        func add(_ more: [String]) {
            for feature in more where !features.contains(feature) { features.append(feature) }
        }
        if let own = common[word] {
            add(own)
        } else if let tag {
            add(coarse(tag))
        }
        if isVerb { add(["v"]) }
        for (feature, words) in listed where words.contains(word) { add([feature]) }
        return features
    }

    private static func coarse(_ tag: String) -> [String] {
        let base = tag.utf8.last == UInt8(ascii: "1") ? String(tag.dropLast()) : tag
        switch base {
        case "nr": return ["nr"]
        case "vn": return ["v", "n"]
        case "ad": return ["a", "d"]
        case "z", "b": return ["a"]
        case "s", "j": return ["n"]
        default: break
        }
        switch base.utf8.first {
        case UInt8(ascii: "n"): return ["n"]
        case UInt8(ascii: "v"): return ["v"]
        case UInt8(ascii: "a"): return ["a"]
        case UInt8(ascii: "z"), UInt8(ascii: "g"), UInt8(ascii: "l"): return []
        case let first?: return [String(Unicode.Scalar(first))]
        case nil: return []
        }
    }

    private static let listed: [(String, Set<String>)] = ["v", "a"].map { feature in
        (feature, ChineseLists.words("is-" + feature))
    }

    /// Common words with their own features, regardless of their part of speech in the lexicon.
    private static let common: [String: [String]] = {
        var common: [String: [String]] = [:]
        for entry in commonWords.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
            let parts = entry.split(separator: " ").map { String($0) }
            if parts.count > 1 { common[parts[0]] = Array(parts.dropFirst()) }
        }
        return common
    }()

    private static let commonWords = """
        上 f v|下 f v q|不 d|与 p c|个 q|中 f|为 p v|之 u|也 d|了 u|于 p|些 q|人 n|今 t|从 p|他 r|以 p|会 v|但 c
        你 r|使 v|其 r|内 f|再 d|出 v|则 c|别 d|到 v|前 f|去 v|又 d|及 c|叫 v|可 d|名 q n|后 f|向 p|吗 y|吧 y
        呢 y|和 c p|哪 r|啊 y|因 p|在 p v|地 u n|多 a m|大 a|太 d|她 r|它 r|对 p a|将 d p|就 d|属 v|已 d|并 c d
        很 d|得 u|想 v|我 r|或 c|所 u|才 d|把 p q|时 n|是 v|曾 d|最 d|有 v|来 v|没 d v|点 q v|用 v p|由 p|的 u
        真 d a|着 u|种 q v|称 v|等 v u|米 n|约 d v|给 p v|而 c|能 v|至 p|被 p|要 v|让 v|该 r v|说 v|过 u v|还 d
        这 r|那 r c|都 d|里 f|中国 n|主要 a|之后 f|什么 r|他们 r|以及 c|位于 v|作为 v p|使用 v|其中 r|其他 r
        包括 v|发生 v|可以 v|同时 d|因为 c|因此 c|地区 n|工作 v n|开始 v|怎么 r|成为 v|担任 v|时候 n|植物 n
        没有 v d|由于 p c|美国 n|自己 r|获得 v|认为 v|这个 r|这些 r|进行 v|通过 p v|学名 n|属下 v
        """
}
