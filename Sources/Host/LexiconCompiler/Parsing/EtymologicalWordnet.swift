import Foundation

/// The origins of words according to Etymological Wordnet, by language and word.
struct EtymologicalWordnet {
    /// A word in a language (ISO 639-3).
    struct Origin: Hashable {
        var word: String
        var language: String
    }

    private var origins: [String: [String: [Origin]]] = [:]

    /// - Throws: If the text is not the JSON in the `ety` package.
    init(json: Data) throws {
        guard let languages = try JSONSerialization.jsonObject(with: json) as? [String: [String: [[String: String]]]]
        else { return }
        for (language, words) in languages {
            origins[language] = words.mapValues { list in
                list.flatMap { $0.map { Origin(word: $0.key, language: $0.value) } }.sorted {
                    ($0.language, $0.word) < ($1.language, $1.word)
                }
            }
        }
    }

    /// The number of English words whose origin is known.
    var englishWordCount: Int { origins["eng"]?.count ?? 0 }

    /// Every word with its direct origins, for English words and for those in their etymologies.
    var links: [(word: Origin, parents: [Origin])] {
        var links: [(word: Origin, parents: [Origin])] = []
        var seen: Set<Origin> = []
        var waiting = (origins["eng"] ?? [:]).keys.sorted().map { Origin(word: $0, language: "eng") }
        while let word = waiting.popLast() {
            guard seen.insert(word).inserted, let parents = origins[word.language]?[word.word] else { continue }
            links.append((word, parents))
            waiting += parents
        }
        return links
    }

    private static let names = [
        "eng": "English", "enm": "Middle English", "ang": "Old English", "lat": "Latin", "fra": "French",
        "fro": "Old French",
        "frm": "Middle French", "grc": "Ancient Greek", "deu": "German", "goh": "Old High German",
        "gem-pro": "Proto-Germanic",
        "non": "Old Norse", "ita": "Italian", "spa": "Spanish", "nld": "Dutch", "xno": "Anglo-Norman", "ara": "Arabic",
        "san": "Sanskrit", "jpn": "Japanese", "cmn": "Chinese", "zho": "Chinese", "rus": "Russian", "por": "Portuguese",
        "ell": "Greek", "heb": "Hebrew", "fas": "Persian", "tur": "Turkish", "hin": "Hindi", "gle": "Irish",
        "gla": "Scottish Gaelic",
        "cym": "Welsh", "dan": "Danish", "swe": "Swedish", "nor": "Norwegian", "isl": "Icelandic",
        "p_gem": "Proto-Germanic",
        "p_ine": "Proto-Indo-European", "p_gmw": "West Germanic", "dum": "Middle Dutch", "gml": "Middle Low German",
        "la": "Latin",
    ]

    /// The English name of a language by its ISO 639-3 code; for the rarer ones, as in the Unicode CLDR.
    static func name(of language: String) -> String {
        names[language] ?? Locale(identifier: "en").localizedString(forLanguageCode: language) ?? language
    }
}
