import Model

/// Short meanings shown under the words of a sentence.
public enum LiteralGloss {
    /// Returns the function of a grammatical word in a word or two; nil for others, which dictionaries explain better.
    public static func gloss(of word: String, in language: Language) -> String? {
        switch language {
        case .chinese: chinese[word]
        case .japanese: japanese[word]
        case .english: nil
        }
    }

    /// Shortens a dictionary sense to its first meaning, without brackets.
    public static func short(_ sense: String) -> String {
        var kept = ""
        var depth = 0
        for scalar in sense.unicodeScalars {
            if scalar == "(" || scalar == "[" { depth += 1 }
            if depth == 0 {
                if scalar == ";" || scalar == "," || scalar == "/", !trimmed(kept).isEmpty { break }
                kept.unicodeScalars.append(scalar)
            }
            if scalar == ")" || scalar == "]" { depth = max(0, depth - 1) }
        }
        let short = trimmed(kept)
        return short.isEmpty ? trimmed(sense) : short
    }

    private static func trimmed(_ text: String) -> String {
        var scalars = text.unicodeScalars[...]
        while scalars.first == " " || scalars.first == ";" || scalars.first == "," { scalars = scalars.dropFirst() }
        while scalars.last == " " { scalars.removeLast() }
        // Removing a bracket leaves two spaces.
        var text = ""
        for scalar in scalars where !(scalar == " " && text.unicodeScalars.last == " ") {
            text.unicodeScalars.append(scalar)
        }
        return text
    }

    private static let chinese: [String: String] = [
        "的": "’s", "了": "(done)", "过": "(ever)", "着": "(-ing)", "得": "(so that)", "地": "-ly", "吗": "?", "呢": "…?",
        "吧": "(right?)", "把": "(taking)", "被": "by", "比": "than", "是": "is", "在": "at", "不": "not", "没": "not",
        "没有": "not have", "很": "very", "也": "also", "都": "all", "就": "then", "才": "only then", "和": "and", "跟": "with",
        "给": "for", "对": "toward", "从": "from", "到": "to", "会": "will", "能": "can", "要": "want", "个": "(unit)",
        "这": "this", "那": "that", "我": "I", "你": "you", "您": "you", "他": "he", "她": "she", "它": "it",
        "我们": "we", "你们": "you", "他们": "they", "她们": "they", "一": "one", "有": "have", "还": "still", "又": "again",
        "再": "again", "越": "the more", "让": "let", "上": "on", "下": "under", "里": "in", "多": "many", "人": "person",
        "本": "(volume)", "张": "(sheet)", "只": "(unit)", "件": "(piece)", "说": "say", "去": "go", "来": "come", "好": "good",
    ]

    private static let japanese: [String: String] = [
        "は": "(topic)", "が": "(subject)", "を": "(object)", "に": "to", "で": "at", "へ": "toward", "と": "with",
        "も": "also", "の": "’s", "か": "?", "ね": "isn’t it", "よ": "!", "から": "from", "まで": "until", "より": "than",
        "や": "and", "です": "is", "だ": "is", "ます": "(polite)", "ない": "not", "た": "(past)", "て": "and", "けど": "but",
        "ので": "because", "のに": "although", "だけ": "only", "しか": "nothing but", "する": "do", "いる": "be",
        "ある": "be", "なる": "become", "こと": "matter", "もの": "thing", "私": "I", "これ": "this", "それ": "that",
        "この": "this", "その": "that", "くださる": "please", "たい": "want to",
    ]
}
