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
        writer.add(.englishContexts, try EnglishContextFacts.glossa().rows.bytes)
    }
}

extension EtymologyFacts {
    /// The facts that come with Glossa.
    static func glossa() throws(LexiconError) -> EtymologyFacts {
        try LexiconError.telling { () throws(MalformedFact) in
            try EtymologyFacts { section in
                switch section {
                case .prefixes: EmbeddedData.prefixes.text
                case .suffixes: EmbeddedData.suffixes.text
                case .roots: EmbeddedData.roots.text
                case .wordStructures: EmbeddedData.wordStructures.text
                case .wordFamilies: EmbeddedData.wordFamilies.text
                default: ""
                }
            }
        }
    }
}

extension TopicFacts {
    /// The words that come with Glossa.
    static func glossa() throws(LexiconError) -> TopicFacts {
        try LexiconError.telling { () throws(MalformedFact) in
            try TopicFacts(EmbeddedData.topics.text)
        }
    }
}

extension EnglishContextFacts {
    /// The contexts that come with Glossa.
    static func glossa() throws(LexiconError) -> EnglishContextFacts {
        try LexiconError.telling { () throws(MalformedFact) in
            try EnglishContextFacts(EmbeddedData.englishContexts.text)
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
