/// A dictionary that the learner brought, as it is kept; its entries are in a file of its own.
public struct LearnerDictionary: Hashable, Sendable {
    /// The formats that dictionaries are brought in.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A ZIP archive of JSON files, as for Yomitan and Yomichan.
        case yomitan
        /// An archive with the files of StarDict.
        case starDict = "stardict"
        /// Lines as in CC-CEDICT: `傳統 传统 [chuan2 tong3] /tradition/`.
        case cedict
        /// Lines as in EDICT: `漢字 [かんじ] /(n) Chinese character/`.
        case edict
    }

    public var id: ID<LearnerDictionary>
    /// What pages and commands call it: its own title, or what the learner has made of it.
    public var name: String
    public var kind: Kind
    /// The languages of its headwords.
    public var languages: [Language]
    /// The languages in which it is looked up; a part of ``languages``.
    public var isOnIn: [Language]
    /// Where it stands: Glossa's own dictionaries are at 0, and smaller numbers come first.
    public var position: Int
    public var entryCount: Int
    /// The number of frequencies, accents and pronunciations.
    public var factCount: Int
    /// The SHA-256 of the file that was brought, in hexadecimal.
    public var digest: String
    /// Who made it and under which terms, in its own words; empty if it does not say.
    public var attribution: String
    public var createdAt: Timestamp

    /// The longest name, in characters.
    public static let longestName = 120
    /// The longest attribution, in characters.
    public static let longestAttribution = 4000
    /// The most dictionaries of one learner.
    public static let most = 50

    public init(
        id: ID<LearnerDictionary>, name: String, kind: Kind, languages: [Language], isOnIn: [Language]? = nil,
        position: Int = 0, entryCount: Int, factCount: Int = 0, digest: String = "", attribution: String = "",
        createdAt: Timestamp
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.languages = languages
        self.isOnIn = isOnIn ?? languages
        self.position = position
        self.entryCount = entryCount
        self.factCount = factCount
        self.digest = digest
        self.attribution = attribution
        self.createdAt = createdAt
    }

    /// Whether it comes before Glossa's own dictionaries.
    public var isFirst: Bool { position < 0 }
}

extension LearnerDictionary {
    /// Why the entries of a dictionary cannot be looked up. Importing it again repairs each.
    public enum Fault: Hashable, Sendable {
        /// Its file is not there.
        case missing
        /// Its file cannot be read, or is not as it was written; `reason` says more, in English.
        case damaged(reason: String)
        /// Its file has a format that this version of Glossa does not read.
        case otherFormat
    }
}

extension LearnerDictionary.Fault: CustomStringConvertible {
    /// A clause, such as "its file is missing".
    public var description: String {
        switch self {
        case .missing: "its file is missing"
        case .damaged(let reason): "its file is damaged: \(reason)"
        case .otherFormat: "its file has the format of another version of Glossa"
        }
    }
}

/// A place in the order of dictionaries.
public enum DictionaryPlace: Hashable, Sendable {
    /// Glossa's own dictionaries, which are together.
    case builtIn
    case own(ID<LearnerDictionary>)

    /// `builtin`, or an id.
    public init?(_ text: String) {
        if text == Self.builtInName {
            self = .builtIn
        } else {
            guard let id = ID<LearnerDictionary>(text) else { return nil }
            self = .own(id)
        }
    }

    public static let builtInName = "builtin"
}

extension DictionaryPlace {
    /// As ``init(_:)`` reads it.
    public var text: String {
        switch self {
        case .builtIn: Self.builtInName
        case .own(let id): id.description
        }
    }
}

#if !hasFeature(Embedded)
extension LearnerDictionary: Codable {}
extension LearnerDictionary.Kind: Codable {}
#endif
