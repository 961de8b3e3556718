import Lexicon
import Model

/// Everyday words in three languages: dictionaries list all their uses, but not which one is usually
/// meant. Glossa's own list.
struct EverydayWords: Sendable {
    /// The Chinese and Japanese words for English ones; empty if there is none.
    private(set) var equivalents: [String: (chinese: String, japanese: String)] = [:]
    /// Chinese words that a dictionary glosses with an English word although they do not translate it: 死人 is slang, not
    /// what "happen" means.
    private(set) var misleading: [String: Set<String>] = [:]
    /// The English words that Chinese ones mean first: ``ChineseSenses`` has those for which an equivalent does not tell.
    private(set) var firstSenses: [String: [String]] = [:]

    /// What English words mean in Chinese as each part of speech; none where Chinese has no word for it.
    private(set) var byPart: [String: [PartOfSpeechCode: [String]]] = [:]

    /// The list bundled with Glossa.
    static let glossa = EverydayWords(EmbeddedData.everydayWords.text)

    /// Parses lines of
    /// - `english chinese japanese`: the usual equivalents, in both directions; a dash for none; a phrase has `_` between
    ///   its words;
    /// - `> english chinese japanese`: the same, but the Chinese word usually means something else;
    /// - `! english chinese …`: Chinese words that do not translate the English one;
    /// - `: english part chinese part chinese …`: what it means in Chinese as each part of speech, several words separated by
    ///   `、`; for readers of Chinese, not for translation.
    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: " ").map(String.init)
            guard fields.count >= 3 else { continue }
            switch fields[0] {
            case "!": misleading[fields[1], default: []].formUnion(fields[2...])
            case ">": if fields.count > 3 { add(fields[1], fields[2], fields[3]) }
            case ":": addParts(fields)
            default:
                add(fields[0], fields[1], fields[2])
                if fields[1] != "-" { firstSenses[fields[1], default: []].append(fields[0]) }
            }
        }
    }

    private mutating func add(_ english: String, _ chinese: String, _ japanese: String) {
        equivalents[english.split(separator: "_").joined(separator: " ")] = (
            chinese == "-" ? "" : chinese, japanese == "-" ? "" : japanese
        )
    }

    private mutating func addParts(_ fields: [String]) {
        func spaced(_ text: String) -> String { text.split(separator: "_").joined(separator: " ") }
        for place in stride(from: 2, to: fields.count - 1, by: 2) {
            guard let part = PartOfSpeechCode(name: spaced(fields[place])) else { continue }
            byPart[spaced(fields[1]), default: [:]][part] =
                fields[place + 1] == "-" ? [] : fields[place + 1].split(separator: "、").map(String.init)
        }
    }

    /// The index of the usual definition of a Chinese word; nil if the word is not in the list.
    func firstDefinition(_ definitions: [String], of chinese: String) -> Int? {
        for sense in firstSenses[chinese] ?? [] {
            let place = definitions.firstIndex { definition in
                let text = definition.lowercased()
                return text.hasPrefix(sense) || text.hasPrefix("(" + sense) || text.hasPrefix("to " + sense + ";")
                    || text.split(separator: ";").contains { Gloss.plain($0) == Gloss.plain(sense) }
            }
            if let place { return place }
        }
        return nil
    }

    /// Adds what look-ups ask: the equivalents of English words, and the words that are none.
    func compile(into table: inout EntryTable, writer: inout LexiconWriter) {
        for (english, words) in equivalents.sorted(by: { $0.key < $1.key }) {
            table.index(
                .everydayEquivalents, english, entry: writer.string("\(words.chinese)\u{1F}\(words.japanese)"))
        }
        for (english, words) in misleading.sorted(by: { $0.key < $1.key }) {
            for word in words.sorted() {
                table.index(.misleadingEquivalents, english, entry: writer.string(word))
            }
        }
    }
}
