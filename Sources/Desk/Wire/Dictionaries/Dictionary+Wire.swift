import Model

/// One of the learner's dictionaries in the JSON of commands, the API and the export.
public struct DictionaryJSON: Encodable, Sendable {
    var id: ID<LearnerDictionary>
    var name: String
    var kind: String
    /// The languages of its headwords.
    var languages: [Language]
    /// Those in which it is looked up.
    var isOnIn: [Language]
    /// Whether it comes before Glossa's own dictionaries.
    var isFirst: Bool
    var entryCount: Int
    var factCount: Int
    /// The SHA-256 of the file.
    var digest: String
    var attribution: String
    var createdAt: Timestamp
    /// Whether its entries can be looked up: its file is there, whole, and of a format that this version reads. Nil where
    /// that is not known.
    var isReadable: Bool?

    /// - Parameter isReadable: Nil for an export, which says nothing of files.
    public init(_ dictionary: LearnerDictionary, isReadable: Bool? = nil) {
        id = dictionary.id
        name = dictionary.name
        kind = dictionary.kind.rawValue
        languages = dictionary.languages
        isOnIn = dictionary.isOnIn
        isFirst = dictionary.isFirst
        entryCount = dictionary.entryCount
        factCount = dictionary.factCount
        digest = dictionary.digest
        attribution = dictionary.attribution
        createdAt = dictionary.createdAt
        self.isReadable = isReadable
    }
}

/// What to change in a dictionary. Omitted fields stay unchanged.
public struct SentDictionaryChange: Decodable, Sendable {
    public var name: String?
    /// The languages in which it is looked up; none to switch it off.
    public var isOnIn: [Language]?
}

/// The order of dictionaries: ids, and `builtin` for Glossa's own.
public struct SentDictionaryOrder: Decodable, Sendable {
    var order: [String]

    /// - Throws: `NotAChoice` for a text that names no dictionary.
    public var places: [DictionaryPlace] {
        get throws(NotAChoice) {
            var places: [DictionaryPlace] = []
            for text in order {
                guard let place = DictionaryPlace(text) else {
                    throw NotAChoice(field: "order", allowed: [DictionaryPlace.builtInName])
                }
                places.append(place)
            }
            return places
        }
    }
}
