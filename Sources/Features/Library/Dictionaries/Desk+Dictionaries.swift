import Lexicon
import Model
import Reading
import Storage

// The verbs of the learner's dictionaries, awaited: each reads one snapshot or writes one transaction.

extension Desk {
    /// Awaits ``Reader/dictionaries()``.
    public func dictionaries() async throws -> [LearnerDictionary] {
        try await database.read(learner) { try $0.dictionaries() }
    }

    /// Why the entries of a dictionary cannot be read, in which case the learner can import it again; nil if they can.
    public func fault(of dictionary: LearnerDictionary) -> LearnerDictionary.Fault? {
        ownDictionaries.fault(of: dictionary.id)
    }

    /// Whether the entries of a dictionary can be read.
    public func canRead(_ dictionary: LearnerDictionary) -> Bool { fault(of: dictionary) == nil }

    /// Looks at the files of all dictionaries, so that whoever runs the program is told of those that cannot be read.
    public func checkDictionaries() async throws {
        let all = try await dictionaries()
        try await jobs.run { for dictionary in all { _ = fault(of: dictionary) } }
    }

    /// Awaits ``Reader/dictionary(_:removed:)``.
    public func dictionary(
        _ id: ID<LearnerDictionary>, removed mayBeRemoved: Bool = false
    ) async throws -> LearnerDictionary {
        try await database.read(learner) { try $0.dictionary(id, removed: mayBeRemoved) }
    }

    /// Awaits ``Transaction/changeDictionary(_:name:isOnIn:)``.
    ///
    /// - Returns: The dictionary as it is then.
    @discardableResult
    public func changeDictionary(
        _ id: ID<LearnerDictionary>, name: String? = nil, isOnIn languages: [Language]? = nil, at now: Timestamp
    ) async throws -> LearnerDictionary {
        try await database.write(learner, at: now) { transaction in
            try transaction.changeDictionary(id, name: name, isOnIn: languages)
            return try transaction.dictionary(id)
        }
    }

    /// Switches a dictionary on or off in some languages.
    ///
    /// - Parameter languages: None for all languages of its headwords.
    /// - Returns: The dictionary as it is then.
    @discardableResult
    public func switchDictionary(
        _ id: ID<LearnerDictionary>, on isOn: Bool, in languages: [Language] = [], at now: Timestamp
    ) async throws -> LearnerDictionary {
        try await database.write(learner, at: now) { transaction in
            let former = try transaction.dictionary(id)
            let languages = languages.isEmpty ? former.languages : languages
            let others = former.isOnIn.filter { !languages.contains($0) }
            try transaction.changeDictionary(id, isOnIn: isOn ? others + languages : others)
            return try transaction.dictionary(id)
        }
    }

    /// Awaits ``Transaction/orderDictionaries(_:)``.
    ///
    /// - Returns: The dictionaries in their order.
    @discardableResult
    public func orderDictionaries(_ places: [DictionaryPlace], at now: Timestamp) async throws -> [LearnerDictionary] {
        try await database.write(learner, at: now) { transaction in
            try transaction.orderDictionaries(places)
            return try transaction.dictionaries()
        }
    }

    /// Awaits ``Transaction/moveDictionary(_:up:)``.
    public func moveDictionary(_ place: DictionaryPlace, up isUp: Bool, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.moveDictionary(place, up: isUp) }
    }

    /// Awaits ``Transaction/removeDictionary(_:)``. It can be restored for a day.
    public func removeDictionary(_ id: ID<LearnerDictionary>, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.removeDictionary(id) }
        try await purgeDictionaries(at: now)
    }

    /// Awaits ``Transaction/restoreDictionary(_:)``.
    ///
    /// - Returns: The dictionary.
    @discardableResult
    public func restoreDictionary(_ id: ID<LearnerDictionary>, at now: Timestamp) async throws -> LearnerDictionary {
        try await database.write(learner, at: now) { transaction in
            try transaction.restoreDictionary(id)
            return try transaction.dictionary(id)
        }
    }
}
