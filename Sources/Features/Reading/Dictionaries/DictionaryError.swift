import Model

/// Why a request about the learner's dictionaries was declined.
public enum DictionaryError: Error, Hashable, Sendable {
    case noSuchDictionary
    case tooMany(limit: Int)
    case emptyName
}

extension DictionaryError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchDictionary:
            "You have no such dictionary. Nothing was changed; `glossa dictionary list` lists those that you brought."
        case .tooMany(let limit):
            "You have \(limit) dictionaries, which is the most. Nothing was added; remove one and import it again."
        case .emptyName: "A dictionary needs a name. The old one was kept."
        }
    }
}
