import Lexicon
import LexiconFile
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
    ///
    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    static func glossa() throws(LexiconError) -> EverydayWords {
        try LexiconError.telling { () throws(MalformedFact) in
            try EverydayWords(EmbeddedData.everydayWords.text)
        }
    }

    /// The most fields of a line: more than any word has parts of speech, each with its meanings.
    private static let mostFields = 40

    /// Parses lines of
    /// - `english chinese japanese`: the usual equivalents, in both directions; a dash for none; a phrase has `_` between
    ///   its words;
    /// - `> english chinese japanese`: the same, but the Chinese word usually means something else;
    /// - `! english chinese …`: Chinese words that do not translate the English one;
    /// - `: english part chinese part chinese …`: what it means in Chinese as each part of speech, several words separated by
    ///   `、`; for readers of Chinese, not for translation.
    ///
    /// - Throws: ``MalformedFact``.
    init(_ text: String) throws(MalformedFact) {
        for row in try FactRows(words: text, file: "everyday-words.txt", fields: 3...Self.mostFields).rows {
            switch row[0] {
            case "!": try addMisleading(row)
            case ">": try addEquivalents(row.fields.dropFirst(), in: row)
            case ":": try addParts(row)
            default:
                try addEquivalents(row.fields[...], in: row)
                if row[1] != "-" { firstSenses[row[1], default: []].append(row[0]) }
            }
        }
    }

    private static func spaced(_ text: String) -> String { text.split(separator: "_").joined(separator: " ") }

    private mutating func addEquivalents(
        _ words: ArraySlice<String>, in row: FactRows.Row
    ) throws(MalformedFact) {
        let words = Array(words)
        guard words.count == 3 else { throw row.malformed("it has no Chinese and Japanese word, or more than one") }
        let pair = (chinese: words[1] == "-" ? "" : words[1], japanese: words[2] == "-" ? "" : words[2])
        guard equivalents.updateValue(pair, forKey: Self.spaced(words[0])) == nil else {
            throw row.malformed("“\(words[0])” occurs twice")
        }
    }

    private mutating func addMisleading(_ row: FactRows.Row) throws(MalformedFact) {
        guard misleading.updateValue(Set(row.fields[2...]), forKey: row[1]) == nil else {
            throw row.malformed("“\(row[1])” occurs twice")
        }
    }

    private mutating func addParts(_ row: FactRows.Row) throws(MalformedFact) {
        guard row.fields.count.isMultiple(of: 2) else { throw row.malformed("a part of speech has no meaning") }
        var meanings: [PartOfSpeechCode: [String]] = [:]
        for place in stride(from: 2, to: row.fields.count, by: 2) {
            guard let part = PartOfSpeechCode(name: Self.spaced(row[place])) else {
                throw row.malformed("“\(row[place])” is no part of speech")
            }
            let words = row[place + 1] == "-" ? [] : row[place + 1].split(separator: "、").map(String.init)
            guard meanings.updateValue(words, forKey: part) == nil else {
                throw row.malformed("“\(row[place])” occurs twice")
            }
        }
        guard byPart.updateValue(meanings, forKey: Self.spaced(row[1])) == nil else {
            throw row.malformed("“\(row[1])” occurs twice")
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
