import Lexicon
import Model

/// What matters about a sense for which one comes first.
struct JMdictTraits: OptionSet {
    let rawValue: UInt8
    /// Usually written in kana, whatever the written forms are.
    static let usuallyKana = JMdictTraits(rawValue: 1)
    /// Archaic, obsolete, rare or dated.
    static let outdated = JMdictTraits(rawValue: 2)
    /// Vulgar or derogatory.
    static let explicit = JMdictTraits(rawValue: 4)
}

/// The descriptions that JMdict gives instead of codes, and what a page says for them.
enum JMdictCodes {
    /// Whether a remark on a form says that it is irregular or out of date.
    static func isOdd(_ remark: String) -> Bool {
        remark.contains("irregular") || remark.contains("out-dated")
    }

    /// The traits that a remark on a sense tells of.
    static func traits(_ remark: String) -> JMdictTraits {
        switch remark {
        case "word usually written using kana alone": .usuallyKana
        case "archaism", "obscure term", "obsolete term", "rare", "dated term", "historical term": .outdated
        case "vulgar expression or word", "derogatory": .explicit
        default: []
        }
    }

    /// What a page says for a remark on a sense, a field or a dialect; nil if nothing.
    static func remark(_ text: String) -> String? {
        switch text {
        case "word usually written using kana alone": "usually in kana"
        case "archaism": "archaic"
        case "yojijukugo": nil
        case "obscure term": "rare"
        case "onomatopoeic or mimetic word": "mimetic"
        case "colloquialism": "colloquial"
        case "idiomatic expression": "idiom"
        case "honorific or respectful (sonkeigo) language": "honorific"
        case "obsolete term": "obsolete"
        case "polite (teineigo) language": "polite"
        case "humble (kenjougo) language": "humble"
        case "historical term": "historical"
        case "jocular, humorous term": "humorous"
        case "vulgar expression or word": "vulgar"
        case "familiar language": "familiar"
        case "dated term": "dated"
        case "literary or formal term": "literary"
        case "female term or language": "women’s language"
        case "male term or language": "men’s language"
        case "children's language": "children’s language"
        case "poetical term": "poetic"
        case _ where text.hasSuffix("-ben"): String(text.dropLast(4)) + " dialect"
        default: text.replacing(", ", with: " and ")
        }
    }

    /// The part of speech; none if a learner need not know it.
    static func partOfSpeech(_ text: String) -> PartOfSpeechCode {
        for (beginning, code) in partsOfSpeech where text.hasPrefix(beginning) { return code }
        if text.contains("adjective") { return .adjective }
        return text.contains("verb") ? .verb : .none
    }

    /// The first that fits counts. What is in none is an adjective or a verb if it says so, such as "Ichidan verb".
    private static let partsOfSpeech: [(String, PartOfSpeechCode)] = [
        ("noun or participle which takes the aux. verb suru", .none), ("noun or verb acting prenominally", .none),
        ("nouns which may take the genitive case particle", .none), ("transitive verb", .none),
        ("intransitive verb", .none), ("noun, used as a suffix", .suffix), ("noun, used as a prefix", .prefix),
        ("noun", .noun), ("adverb", .adverb), ("adjectival nouns", .adjective), ("auxiliary", .auxiliary),
        ("copula", .auxiliary), ("expressions", .expression), ("interjection", .interjection), ("suffix", .suffix),
        ("prefix", .prefix), ("pronoun", .pronoun), ("counter", .counter), ("particle", .particle),
        ("conjunction", .conjunction), ("numeric", .numeral), ("pre-noun adjectival", .determiner),
    ]

    /// How words with a description of their part of speech inflect; nil if they do not.
    static func inflection(_ text: String) -> JapaneseInflection? {
        if text.hasPrefix("adjective (keiyoushi)") { return .adjective }
        if text.hasPrefix("Ichidan verb") { return .ichidan }
        if text.hasPrefix("Godan verb - Iku") { return .godan(past: "っ") }
        guard text.hasPrefix("Godan verb with '") else { return nil }
        switch text.dropFirst("Godan verb with '".count).prefix(while: { $0 != "'" }) {
        case "ku": return .godan(past: "い")
        case "gu": return .godan(past: "い")
        case "su": return .godan(past: "し")
        case "nu", "bu", "mu": return .godan(past: "ん")
        default: return .godan(past: "っ")
        }
    }
}

/// How a Japanese word inflects.
enum JapaneseInflection {
    case adjective
    case ichidan
    /// The kana before た.
    case godan(past: String)

    /// The endings of the five rows of kana that a godan verb changes, by the kana of its dictionary form.
    private static let rows: [Character: String] = [
        "く": "かきけこ", "ぐ": "がぎげご", "す": "さしせそ", "つ": "たちてと", "ぬ": "なにねの", "ぶ": "ばびべぼ", "む": "まみめも",
        "る": "らりれろ", "う": "わいえお",
    ]

    /// The stems of a word that morphological analysers take for words: 書か, 書き, 書け, 書こ and 書い of 書く.
    func stems(of word: String) -> [String] {
        guard let last = word.last, word.count > 1 else { return [] }
        let stem = word.dropLast()
        switch self {
        case .adjective: return last == "い" ? [stem + "く", stem + "かっ", stem + "けれ", stem + "かろ"] : []
        case .ichidan: return last == "る" ? [String(stem)] + [stem + "れ", stem + "よ"] : []
        case .godan(let past):
            return (Self.rows[last] ?? "").map { stem + String($0) } + (past == "し" ? [] : [stem + past])
        }
    }
}
