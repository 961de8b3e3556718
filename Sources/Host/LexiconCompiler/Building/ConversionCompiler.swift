import Lexicon
import Segmentation

/// Compiles the tables of conversions between simplified and traditional Chinese; see `ConversionTables`.
struct ConversionCompiler {
    /// The files of each table. Of two with the same phrase, the first wins, so those of phrases come before those of
    /// characters.
    private static let files: [(table: ConversionTable, names: [String])] = [
        (.simplifiedToTraditional, ["STPhrases", "STPhrases_GeneratedFromRegionalPhrases", "STCharacters"]),
        (.traditionalToSimplified, ["TSPhrases", "TSCharactersExt", "TSCharacters"]),
        (.toTaiwan, ["TWVariantsPhrases", "TWVariants"]),
        (.fromTaiwan, ["TWVariantsRevPhrases", "TWVariantsRev"]),
        (.compatibility, ["CJK_Compatibility_Ideographs"]),
    ]

    /// Phrases in which 范 is a surname, and no 範, as OpenCC has it.
    private static let surnamePhrases = ["姓范", "范先生", "范小姐", "范老师", "范太太", "范医生", "范家", "范氏", "范某"]

    /// The traditional forms of 师 and 医, the other characters in them that have one.
    private static let titleCharacters: [UInt32: UInt32] = [0x5E08: 0x5E2B, 0x533B: 0x91AB]

    /// What replaces each phrase, by table and phrase.
    private var targets: [ConversionTable: [[UInt32]: [UInt32]]] = [:]
    /// The number of pairs that come from OpenCC; 0 if its files are missing.
    private(set) var phraseCount = 0

    /// - Parameter entries: The dictionary, which stands in for OpenCC where its files are missing.
    init(sources: LexiconBuilder, entries: [CEDICTEntry]) {
        for phrase in Self.surnamePhrases {
            let scalars = phrase.unicodeScalars.map(\.value)
            targets[.simplifiedToTraditional, default: [:]][scalars] = scalars.map { Self.titleCharacters[$0] ?? $0 }
        }
        for (table, names) in Self.files {
            for pair in names.compactMap({ sources.text("opencc.\($0).txt") }).flatMap(parseConversionPairs) {
                phraseCount += 1
                if targets[table]?[pair.from] == nil { targets[table, default: [:]][pair.from] = pair.to }
                if !pair.mayStay { addEvidence(pair.from, pair.to, table) }
            }
        }
        if phraseCount == 0 { addCharacters(of: entries) }
    }

    /// Adds a character that is found only in one of the scripts.
    private mutating func addEvidence(_ from: [UInt32], _ to: [UInt32], _ table: ConversionTable) {
        guard from.count == 1 else { return }
        switch table {
        case .simplifiedToTraditional: targets[.simplifiedOnly, default: [:]][from] = to
        case .traditionalToSimplified: targets[.traditionalOnly, default: [:]][from] = to
        default: break
        }
    }

    /// Adds the other form that each character has most often in the dictionary.
    private mutating func addCharacters(of entries: [CEDICTEntry]) {
        var pairs: [ConversionTable: [UInt32: [UInt32: Int]]] = [:]
        for entry in entries {
            let traditional = entry.traditional.unicodeScalars.map(\.value)
            let simplified = entry.simplified.unicodeScalars.map(\.value)
            guard traditional.count == simplified.count else { continue }
            for (simple, full) in zip(simplified, traditional) {
                pairs[.simplifiedToTraditional, default: [:]][simple, default: [:]][full, default: 0] += 1
                pairs[.traditionalToSimplified, default: [:]][full, default: [:]][simple, default: 0] += 1
            }
        }
        for (table, characters) in pairs {
            for (from, counts) in characters {
                guard let to = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { continue }
                targets[table, default: [:]][[from]] = [to]
                if counts[from] == nil { addEvidence([from], [to], table) }
            }
        }
    }

    func write(to writer: inout LexiconWriter) {
        var used: Set<UInt32> = []
        for pairs in targets.values { for key in pairs.keys { used.formUnion(key) } }
        let codes = Dictionary(
            uniqueKeysWithValues: used.sorted().prefix(60_000).enumerated().map {
                ($1, ConversionTable.firstCharacterCode + UInt16($0))
            })
        var basic = [UInt16](repeating: 0, count: 0x10000)
        var rare: [UInt32] = []
        for (scalar, code) in codes.sorted(by: { $0.key < $1.key }) {
            if scalar < 0x10000 { basic[Int(scalar)] = code } else { rare += [scalar, UInt32(code)] }
        }
        var items: [TrieBuilder.Item] = []
        var replacements: [UInt32] = []
        for table in ConversionTable.allCases {
            for (from, to) in targets[table, default: [:]].sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
                let key = from.compactMap { codes[$0] }
                // A character that stays as it is needs no replacement; a phrase does, because it keeps others away.
                guard key.count == from.count, from.count > 1 || from != to else { continue }
                items.append(TrieBuilder.Item(codes: [table.rawValue] + key, word: UInt32(replacements.count + 1)))
                replacements += to
            }
        }
        items.sort { $0.codes.lexicographicallyPrecedes($1.codes) }
        let limit = Int(ConversionTable.firstCharacterCode) + codes.count
        writer.add(.conversionCodes, basic)
        writer.add(.conversionRareCodes, rare)
        writer.add(.conversionTrie, TrieBuilder(sorted: items, codeLimit: limit).cells)
        writer.add(.conversionTargets, replacements)
    }
}
