import Model

/// Reads the archives of Yomitan and Yomichan: `index.json` and banks of terms, kanji, tags, and facts about them, in the
/// formats 1 to 3 (the schemas are in `ext/data/schemas` of Yomitan's source).
enum Yomitan {
    static let indexName = "index.json"

    /// - Parameter names: Those of the archive's entries.
    static func read(
        _ archive: Span<UInt8>, _ names: Set<String>, budget: inout UnpackingBudget, progress: ImportProgress,
        _ take: (BroughtItem) throws(FormatError) -> Void
    ) throws(FormatError) -> BroughtDictionary {
        var index: JSONObject?
        var tags = YomitanTags()
        try unpackParts(
            archive, as: .zip, budget: &budget, progress: progress,
            where: isFirst
        ) { (name, bytes) throws(FormatError) in
            if name == indexName {
                guard case .object(let object) = try? JSON(parsing: bytes, boundingNumbers: true) else {
                    throw .malformedDictionary(part: name)
                }
                index = object
            } else {
                try forEachRow(of: bytes, name, progress: { (_) throws(FormatError) in try progress(0) }) {
                    (row) throws(FormatError) in tags.take(row)
                }
            }
        }
        guard let index, let format = version(of: index) else { throw .malformedDictionary(part: indexName) }
        tags.take(index["tagMeta"])
        let banks = names.count(where: isContent)
        var done = 0
        try unpackParts(
            archive, as: .zip, budget: &budget, progress: progress,
            where: isContent
        ) { (name, bytes) throws(FormatError) in
            guard let bank = Bank(name) else { return }
            func report(_ part: Double) throws(FormatError) {
                try progress((Double(done) + part) / Double(max(1, banks)))
            }
            try forEachRow(of: bytes, name, progress: report) { (row) throws(FormatError) in
                switch bank.kind {
                case .terms: if let entry = term(row, format, tags) { try take(.entry(entry)) }
                case .kanji: if let entry = kanji(row, format) { try take(.entry(entry)) }
                case .termFacts, .kanjiFacts: for fact in YomitanFacts.facts(row) { try take(.fact(fact)) }
                case .tags: break
                }
            }
            done += 1
            try report(0)
        }
        return BroughtDictionary(
            title: index["title"].text, kind: .yomitan,
            language: Language(rawValue: String(index["sourceLanguage"].text.prefix(2)).lowercased()),
            attribution: ["author", "url", "attribution"].map { index[$0].text }.filter { !$0.isEmpty }
                .joined(separator: "\n"))
    }

    /// Whether an entry of the archive says what the others mean.
    private static func isFirst(_ name: String) -> Bool { name == indexName || Bank(name)?.kind == .tags }

    /// Whether an entry of the archive has terms, kanji or facts.
    private static func isContent(_ name: String) -> Bool { Bank(name).map { $0.kind != .tags } ?? false }

    /// 1 to 3; nil for anything else.
    private static func version(of index: JSONObject) -> Int64? {
        guard case .integer(let version)? = index["format"] ?? index["version"], (1...3).contains(version) else {
            return nil
        }
        return version
    }

    /// A bank's file: `term_bank_12.json`.
    private struct Bank {
        enum Kind: String {
            case terms = "term_bank_"
            case termFacts = "term_meta_bank_"
            case kanji = "kanji_bank_"
            case kanjiFacts = "kanji_meta_bank_"
            case tags = "tag_bank_"
        }

        let kind: Kind

        init?(_ name: String) {
            guard name.hasSuffix(".json"), let last = name.lastIndex(of: "_") else { return nil }
            let number = name[name.index(after: last)...].dropLast(5)
            guard let kind = Kind(rawValue: String(name[...last])), !number.isEmpty,
                number.utf8.allSatisfy({ (0x30...0x39).contains($0) })
            else { return nil }
            self.kind = kind
        }
    }

    /// Bytes of a bank between two looks at whether reading goes on.
    private static let step = 1 << 20

    /// Passes on the rows of a bank, which are lists, one by one.
    ///
    /// - Parameter progress: Called with the part of the bank that is read, from 0 to 1, after every so many bytes.
    /// - Throws: `.malformedDictionary` for anything but a list of lists.
    private static func forEachRow(
        of bytes: [UInt8], _ name: String, progress: (Double) throws(FormatError) -> Void,
        _ body: ([JSON]) throws(FormatError) -> Void
    ) throws(FormatError) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard var parts = JSONParts(bytes, in: start..<bytes.count), parts.isList else {
            throw .malformedDictionary(part: name)
        }
        var next = step
        while true {
            let part: JSONParts.Part?
            do { part = try parts.next() } catch { throw .malformedDictionary(part: name) }
            guard let part else { return }
            guard case .list(let row) = try? JSON(parsing: bytes[part.value], boundingNumbers: true) else {
                throw .malformedDictionary(part: name)
            }
            try body(row)
            if part.value.upperBound >= next {
                next = part.value.upperBound + step
                try progress(Double(part.value.upperBound) / Double(bytes.count))
            }
        }
    }

    /// `[term, reading, tags, rules, score, meanings, number, tags of the term]`; in format 1 all from the sixth on are
    /// meanings. Nil for a row that has no such form.
    private static func term(_ row: [JSON], _ format: Int64, _ tags: YomitanTags) -> BroughtEntry? {
        guard row.count >= 6, case .text(let headword) = row[0] else { return nil }
        let glossary: [JSON] =
            if format == 1 { Array(row[5...]) } else if case .list(let list) = row[5] { list } else { [] }
        var definitions: [String] = []
        for meaning in glossary {
            definitions += YomitanContent.lines(of: meaning)
            guard definitions.count < 200 else { break }
        }
        guard !definitions.isEmpty else { return nil }
        let notes = tags.notes(row[2].text)
        if !notes.isEmpty { definitions[0] = "(\(notes)) " + definitions[0] }
        var entry = BroughtEntry(headword: headword, reading: row[1].text, definitions: definitions)
        let rules = row[3].text.split(separator: " ")
        if rules.contains("adj-i") {
            entry.partOfSpeech = .adjective
        } else if rules.contains(where: { $0.hasPrefix("v") }) {
            entry.partOfSpeech = .verb
        }
        // Beyond this, a Float would not tell scores apart.
        entry.score = Float(min(max(row[4].number ?? 0, -1e6), 1e6))
        return entry
    }

    /// `[character, on readings, kun readings, tags, meanings, figures]`; in format 1 all from the fifth on are meanings.
    private static func kanji(_ row: [JSON], _ format: Int64) -> BroughtEntry? {
        guard row.count >= 5, case .text(let character) = row[0] else { return nil }
        let meanings: [JSON] =
            if format == 1 { Array(row[4...]) } else if case .list(let list) = row[4] { list } else { [] }
        let readings = [row[1].text, row[2].text].filter { !$0.isEmpty }.joined(separator: " ")
        return BroughtEntry(
            headword: character, reading: readings.split(separator: " ").joined(separator: "、"),
            definitions: meanings.map(\.text).filter { !$0.isEmpty })
    }
}

/// What the tags of a dictionary stand for.
struct YomitanTags {
    private var notes: [String: String] = [:]
    /// The most tags that are written before a meaning.
    private static let most = 4
    /// The most characters of what a tag stands for, which is written with every term that has the tag.
    private static let longest = 200

    /// `[name, category, order, notes, score]`
    mutating func take(_ row: [JSON]) {
        guard row.count >= 4, !row[0].text.isEmpty, !row[3].text.isEmpty else { return }
        notes[row[0].text] = String(row[3].text.prefix(Self.longest))
    }

    /// The tags of format 1, in the index.
    mutating func take(_ meta: JSON?) {
        guard case .object(let meta)? = meta else { return }
        for member in meta.members {
            if case .object(let tag) = member.value, !tag["notes"].text.isEmpty {
                notes[member.name] = String(tag["notes"].text.prefix(Self.longest))
            }
        }
    }

    /// The tags of a term in words; numbers, which count senses, are left out.
    func notes(_ tags: String) -> String {
        tags.split(separator: " ").filter { !$0.allSatisfy(\.isNumber) }.prefix(Self.most).map {
            notes[String($0)] ?? String($0)
        }
        .joined(separator: ", ")
    }
}

extension JSON {
    /// A text; empty for any other value.
    var text: String { if case .text(let text) = self { text } else { "" } }

    /// A number; nil for any other value.
    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }
}

extension JSON? {
    var text: String { self?.text ?? "" }
}
