import Model

/// The words of every day in three languages, of which dictionaries list every use but not the one that is meant first:
/// Glossa's own list.
public struct EverydayWords: Sendable {
    /// The Chinese and the Japanese word for English ones; empty where there is none.
    private(set) var equivalents: [String: (chinese: String, japanese: String)] = [:]
    /// Chinese words that a dictionary glosses with an English one that they do not stand for:
    /// 死人 is slang, not what "happen" means.
    private var misleading: [String: Set<String>] = [:]
    /// What Chinese words mean first, in English, the likeliest first: 关 is oftener "to close" than "mountain pass".
    private(set) var firstSenses: [String: [String]] = [:]

    /// The list that comes with Glossa.
    public static let glossa = EverydayWords(String(decoding: PackageResources.everyday_words_txt, as: UTF8.self))

    /// Reads lines of
    /// - `english chinese japanese`: the words that are meant first, both ways; a dash for none;
    /// - `> english chinese japanese`: the same, but the Chinese word means something else first;
    /// - `= chinese english`: the English of the sense that is met first;
    /// - `! english chinese …`: Chinese words that are not meant by the English one.
    init(_ text: String) {
        var told: [String: [String]] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: " ").map(String.init)
            guard fields.count >= 3 else { continue }
            switch fields[0] {
            case "!": misleading[fields[1], default: []].formUnion(fields[2...])
            case "=": told[fields[1], default: []].append(fields[2...].joined(separator: " "))
            case ">": if fields.count > 3 { add(fields[1], fields[2], fields[3]) }
            default:
                add(fields[0], fields[1], fields[2])
                if fields[1] != "-" { firstSenses[fields[1], default: []].append(fields[0]) }
            }
        }
        firstSenses.merge(told) { $1 + $0 }
    }

    private mutating func add(_ english: String, _ chinese: String, _ japanese: String) {
        equivalents[english] = (chinese == "-" ? "" : chinese, japanese == "-" ? "" : japanese)
    }

    /// The word for an English one; empty where the other language has none, nil where the dictionaries are to be asked.
    public func equivalent(ofEnglish word: String, in language: Language) -> String? {
        let found = equivalents[word.lowercased()]
        switch language {
        case .chinese: return found?.chinese
        case .japanese: return found?.japanese
        case .english: return nil
        }
    }

    /// Whether a Chinese word is not meant by an English one, though a dictionary glosses it so.
    public func misleads(_ chinese: String, for english: String) -> Bool {
        misleading[english.lowercased()]?.contains(chinese) ?? false
    }

    /// The place of the definition of a Chinese word that is met first; nil where the list says nothing of it.
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
}
