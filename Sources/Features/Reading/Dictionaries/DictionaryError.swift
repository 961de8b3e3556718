import Model

/// Why a request about the learner's dictionaries was declined.
public enum DictionaryError: Error, Hashable, Sendable {
    case noSuchDictionary
    case tooMany(limit: Int)
    case emptyName
    /// There is nothing to look words up in: Glossa's dictionaries are not compiled or cannot be read, and of the learner's
    /// none is on in the language.
    case noDictionaries
    /// There are dictionaries, but none of this language: Glossa's own were compiled without it, and of the learner's none is
    /// on in it.
    case noDictionary(of: Language)
    /// The file of the entries could not be written: the folder takes no writes.
    case readOnlyFolder
    /// The file of the entries could not be written; `reason` is the operating system's.
    case notWritten(reason: String)
}

extension DictionaryError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchDictionary:
            "You have no such dictionary. Nothing was changed; `glossa dictionary list` lists those that you brought."
        case .tooMany(let limit):
            "You have \(limit) dictionaries, which is the most. Nothing was added; remove one and import it again."
        case .emptyName: "A dictionary needs a name. The old one was kept."
        case .noDictionaries:
            "There are no dictionaries here: Glossa's own are not compiled, or cannot be read. Nothing was changed. "
                + "`glossa lexicon build` compiles them; a running server takes them up within seconds."
        case .noDictionary(let language):
            "There is no \(language.name(in: .english)) dictionary here (\(language.rawValue)): Glossa's own were compiled "
                + "without it. Nothing was changed. `glossa lexicon build` compiles what is missing; a running server takes it "
                + "up within seconds."
        case .readOnlyFolder:
            "Glossa's data folder can be read but not written. The dictionary was not added; everything saved before "
                + "is intact. Make the folder writable and import it again."
        case .notWritten(let reason):
            "The dictionary could not be saved: \(reason). It was not added; everything saved before is intact. "
                + "Check the disk on which Glossa's data are, and import it again."
        }
    }
}
