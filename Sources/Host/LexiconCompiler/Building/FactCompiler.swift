import Etymology
import Lexicon
import LexiconFile
import Model

/// Compiles Glossa's own tables of facts, which need no data set.
struct FactCompiler {
    let report: (String) -> Void

    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    func compile(into writer: inout LexiconWriter) throws(LexiconError) {
        report("Compiling the parts of English words")
        let etymology = try EtymologyFacts.glossa()
        for section in LexiconSection.allCases {
            if let rows = etymology.rows[section] { writer.add(section, rows.bytes) }
        }
        writer.add(.topics, try TopicFacts.glossa().rows.bytes)
    }
}

extension EtymologyFacts {
    /// The facts that come with Glossa.
    static func glossa() throws(LexiconError) -> EtymologyFacts {
        try LexiconError.telling { () throws(MalformedFact) in
            try EtymologyFacts { section in
                let data: [UInt8] =
                    switch section {
                    case .prefixes: PackageResources.prefixes_txt
                    case .suffixes: PackageResources.suffixes_txt
                    case .roots: PackageResources.roots_txt
                    case .wordStructures: PackageResources.word_structures_txt
                    case .wordFamilies: PackageResources.word_families_txt
                    default: []
                    }
                return String(decoding: data, as: UTF8.self)
            }
        }
    }
}

extension TopicFacts {
    /// The words that come with Glossa.
    static func glossa() throws(LexiconError) -> TopicFacts {
        try LexiconError.telling { () throws(MalformedFact) in
            try TopicFacts(String(decoding: PackageResources.topics_txt, as: UTF8.self))
        }
    }
}

extension TopicTables {
    /// The words that come with Glossa, for use without a lexicon.
    public static let glossa = (try? TopicFacts.glossa())?.tables ?? TopicTables()
}

extension LexiconError {
    static func telling<Value>(_ body: () throws(MalformedFact) -> Value) throws(LexiconError) -> Value {
        do throws(MalformedFact) {
            return try body()
        } catch {
            throw .malformed(file: error.file, line: error.line, reason: error.reason)
        }
    }
}
