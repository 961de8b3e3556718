import Model

/// Distinguishes languages in Latin script by their most common function words, over many sentences.
struct FunctionWords {
    private var hits = [Int](repeating: 0, count: languages.count)
    private var tokens = 0

    mutating func count(_ text: String) {
        for word in text.prefix(2000).lowercased().split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }) {
            tokens += 1
            // French and Italian attach theirs to the next word: "l'ami", "j’ai".
            let part = word.split(maxSplits: 1) { $0 == "'" || $0 == "’" }.first ?? word
            let isJoined = part.count < word.count
            for place in Self.byWord[isJoined ? part + "'" : String(part)] ?? [] { hits[place] += 1 }
        }
    }

    private var english: Int { hits[0] }

    /// Whether the sentences are clearly English.
    var isEnglish: Bool { english * 10 >= tokens && english >= 5 && !hits.dropFirst().contains { $0 * 2 > english } }

    /// A language other than English that the words clearly indicate.
    var language: LanguageTag? {
        guard let best = hits.indices.dropFirst().max(by: { hits[$0] < hits[$1] }),
            hits[best] >= 5, hits[best] * 12 >= tokens, hits[best] * 2 > english * 3
        else { return nil }
        return LanguageTag(rawValue: Self.languages[best].code)
    }

    /// The most common words of each language, English first, without those shared by many languages.
    private static let languages: [(code: String, words: String)] = [
        (
            "en",
            "the of to and in is it that for on with as was be this are you he she i not at by from have has his her"
        ),
        (
            "fr",
            "le la les des une est dans que qui pour pas sur avec je tu il elle nous vous ce cette mais où au aux du et un en ne se son sa l' j' d' c' qu' n' s' m' t'"
        ),
        (
            "de",
            "der die das und ist nicht ein eine ich du er sie es wir ihr mit auf für zu den dem von im sich auch einen"
        ),
        ("es", "el la los las una es en que por para con no se su yo tú él pero como más del al y un está muy lo"),
        ("it", "il lo la gli le un una è in che per con non si di da sono ma come più del della e l' dell' un' i"),
        ("pt", "o a os as um uma é em que por para com não se do da dos das eu você mas como mais e ao na no"),
        ("nl", "de het een en is van in dat niet op te zijn met voor ik je hij we ze maar ook aan er"),
        ("sv", "och att det en ett är som på för inte jag du han hon vi med av den till har"),
        ("da", "og at det en et er som på for ikke jeg du han hun vi med af den til har"),
        ("no", "og å det en et er som på for ikke jeg du han hun vi med av den til har"),
        ("fi", "ja on ei se että hän en mutta oli kuin tämä minä sinä ole myös niin"),
        ("pl", "i w nie na się z do to że jest jak ale po co tak za od o ja"),
        ("cs", "a v se na je že to s z do i ne ale jako jsem by o ve"),
        ("hu", "a az és nem hogy is egy van ez de meg csak már én"),
        ("ro", "și în de la cu pe nu un o este ce mai din să care pentru"),
        ("tr", "ve bir bu için de da ne çok ben sen o mi var değil ama gibi"),
        ("vi", "là và của có không một tôi bạn anh được cho này người trong"),
        ("id", "yang dan di itu dengan untuk tidak ini dari dalam akan pada saya ada"),
        ("la", "et in est non ad cum ut sed quod qui ex ab per esse sunt"),
    ]

    private static let byWord: [String: [Int]] = {
        var places: [String: [Int]] = [:]
        for (place, language) in languages.enumerated() {
            for word in language.words.split(separator: " ") { places[String(word), default: []].append(place) }
        }
        return places
    }()
}

/// Languages identified by their script.
enum OwnScript {
    /// Returns the language that the first letters of a text indicate; `und` for letters of another script, nil if
    /// there are none.
    static func tag(of text: String) -> LanguageTag? {
        var isUkrainian = false
        var code: String?
        for scalar in text.unicodeScalars.prefix(1000) {
            if "іїєґІЇЄҐ".unicodeScalars.contains(scalar) { isUkrainian = true }
            if code != nil { continue }
            switch scalar.value {
            case 0x370...0x3FF, 0x1F00...0x1FFF: code = "el"
            case 0x400...0x52F: code = "ru"
            case 0x590...0x5FF: code = "he"
            case 0x600...0x6FF, 0x750...0x77F: code = "ar"
            case 0x900...0x97F: code = "hi"
            case 0xE00...0xE7F: code = "th"
            case 0x1100...0x11FF, 0xAC00...0xD7A3: code = "ko"
            default: if scalar.properties.isAlphabetic { code = "und" }
            }
        }
        if code == "ru", isUkrainian { code = "uk" }
        return code.flatMap { LanguageTag(rawValue: $0) }
    }
}
