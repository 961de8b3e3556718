import Etymology
import Model

/// The tables of facts in a lexicon, read on first use.
final class Facts: Sendable {
    private let image: LexiconImage
    private let readEtymology = Locked<EtymologyTables?>(nil)
    private let readTopics = Locked<TopicTables?>(nil)
    private let readEnglishContexts = Locked<[String: [EnglishContext]]?>(nil)

    init(_ image: LexiconImage) { self.image = image }

    var etymology: EtymologyTables {
        readEtymology.withLock { known in
            if let known { return known }
            // A file that was damaged while it was open may say anything.
            let tables = (try? EtymologyFacts(text))?.tables ?? EtymologyTables()
            known = tables
            return tables
        }
    }

    var topics: TopicTables {
        readTopics.withLock { known in
            if let known { return known }
            let tables = (try? TopicFacts(text(.topics)))?.tables ?? TopicTables()
            known = tables
            return tables
        }
    }

    var englishContexts: [String: [EnglishContext]] {
        readEnglishContexts.withLock { known in
            if let known { return known }
            let contexts = (try? EnglishContextFacts(text(.englishContexts)))?.contexts ?? [:]
            known = contexts
            return contexts
        }
    }

    private func text(_ section: LexiconSection) -> String {
        String(decoding: image.records(section, as: UInt8.self), as: UTF8.self)
    }
}

extension Lexicon {
    /// The affixes and roots of English words, and the words that were divided by hand.
    public var etymology: EtymologyTables { facts.etymology }

    /// The words for each interest and for everyday life, with sentences.
    public var topics: TopicTables { facts.topics }

    /// What an English word in lower case means in some contexts, where that is not its usual meaning; the first that holds
    /// decides.
    public func contexts(ofEnglish word: String) -> [EnglishContext] { facts.englishContexts[word] ?? [] }
}
