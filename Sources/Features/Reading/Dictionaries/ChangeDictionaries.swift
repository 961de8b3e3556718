import Model
import Storage

extension Transaction {
    /// Adds a dictionary behind all others. If the learner has one of the same digest, that one is kept instead, and
    /// restored if it was removed: a file may be imported twice at the same time.
    ///
    /// - Returns: The dictionary at its position, or the one of the same digest.
    /// - Throws: ``DictionaryError/tooMany(limit:)``.
    public func add(_ dictionary: LearnerDictionary) throws(StorageError) -> LearnerDictionary {
        if !dictionary.digest.isEmpty, let known = try self.dictionary(withDigest: dictionary.digest) {
            if known.isRemoved { try restoreDictionary(known.dictionary.id) }
            return known.dictionary
        }
        let known = try dictionaries()
        guard known.count < LearnerDictionary.most else {
            throw .declining(DictionaryError.tooMany(limit: LearnerDictionary.most))
        }
        var dictionary = dictionary
        dictionary.position = max(0, known.last?.position ?? 0) + 1
        try run(
            """
            INSERT INTO dictionary (learner_id, id, name, kind, languages, switched_on, position, entry_count, fact_count,
                digest, attribution, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                owner, SQLValue(dictionary.id), SQLValue(dictionary.name), SQLValue(dictionary.kind.rawValue),
                SQLValue(LearnerDictionary.codes(dictionary.languages)),
                SQLValue(LearnerDictionary.codes(dictionary.isOnIn)), SQLValue(dictionary.position),
                SQLValue(dictionary.entryCount), SQLValue(dictionary.factCount), SQLValue(dictionary.digest),
                SQLValue(dictionary.attribution), SQLValue(time), SQLValue(time),
            ], changes: .upsert(.dictionary, dictionary.id))
        return dictionary
    }

    /// Changes a dictionary's name, and the languages in which it is looked up.
    ///
    /// - Parameters:
    ///   - name: Nil to keep it.
    ///   - languages: Those in which it is on, of any that Glossa has; nil to keep them.
    /// - Throws: ``DictionaryError/noSuchDictionary``, ``DictionaryError/emptyName``.
    public func changeDictionary(
        _ id: ID<LearnerDictionary>, name: String? = nil, isOnIn languages: [Language]? = nil
    ) throws(StorageError) {
        var dictionary = try dictionary(id)
        if let name {
            dictionary.name = name.trimmingWhitespace.cut(to: LearnerDictionary.longestName)
            guard !dictionary.name.isEmpty else { throw .declining(DictionaryError.emptyName) }
        }
        if let languages {
            dictionary.isOnIn = languages
            // One that is switched on in a further language is a dictionary of it.
            dictionary.languages += languages.filter { !dictionary.languages.contains($0) }
        }
        try run(
            """
            UPDATE dictionary SET name = ?, languages = ?, switched_on = ?, updated_at = ? WHERE learner_id = ? AND id = ?
            """,
            [
                SQLValue(dictionary.name), SQLValue(LearnerDictionary.codes(dictionary.languages)),
                SQLValue(LearnerDictionary.codes(dictionary.isOnIn)), SQLValue(time), owner, SQLValue(id),
            ], changes: .upsert(.dictionary, id))
    }

    /// Puts dictionaries into an order: those that are named first, in theirs; then the others, as they were.
    ///
    /// - Parameter places: Glossa's own dictionaries among them, or they are where they were among the others.
    /// - Throws: ``DictionaryError/noSuchDictionary``.
    public func orderDictionaries(_ places: [DictionaryPlace]) throws(StorageError) {
        let known = try dictionaries()
        var order: [DictionaryPlace] = []
        for place in places where !order.contains(place) {
            if case .own(let id) = place, !known.contains(where: { $0.id == id }) {
                throw .declining(DictionaryError.noSuchDictionary)
            }
            order.append(place)
        }
        for place in known.places where !order.contains(place) { order.append(place) }
        let middle = order.firstIndex(of: .builtIn) ?? 0
        for (index, place) in order.enumerated() {
            guard case .own(let id) = place, let dictionary = known.first(where: { $0.id == id }),
                dictionary.position != index - middle
            else { continue }
            try run(
                "UPDATE dictionary SET position = ?, updated_at = ? WHERE learner_id = ? AND id = ?",
                [SQLValue(index - middle), SQLValue(time), owner, SQLValue(id)], changes: .upsert(.dictionary, id))
        }
    }

    /// Moves a dictionary, or Glossa's own, by one place.
    ///
    /// - Throws: ``DictionaryError/noSuchDictionary``.
    public func moveDictionary(_ place: DictionaryPlace, up isUp: Bool) throws(StorageError) {
        var order = try dictionaries().places
        guard let index = order.firstIndex(of: place) else { throw .declining(DictionaryError.noSuchDictionary) }
        let other = isUp ? index - 1 : index + 1
        guard order.indices.contains(other) else { return }
        order.swapAt(index, other)
        try orderDictionaries(order)
    }

    /// Removes a dictionary. It can be restored until ``purgeDictionary(_:)``.
    ///
    /// - Throws: ``DictionaryError/noSuchDictionary``.
    public func removeDictionary(_ id: ID<LearnerDictionary>) throws(StorageError) {
        _ = try dictionary(id)
        try setRemoved(SQLValue(time), id)
    }

    /// Undoes a removal.
    ///
    /// - Throws: ``DictionaryError/noSuchDictionary``, ``DictionaryError/tooMany(limit:)``.
    public func restoreDictionary(_ id: ID<LearnerDictionary>) throws(StorageError) {
        guard try dictionaries().count < LearnerDictionary.most else {
            throw .declining(DictionaryError.tooMany(limit: LearnerDictionary.most))
        }
        try setRemoved(.null, id)
    }

    /// Records that the file of a dictionary was written anew. Its name, its place in the order and its languages stay.
    ///
    /// - Returns: The dictionary as it is then.
    /// - Throws: ``DictionaryError/noSuchDictionary``.
    package func repairDictionary(
        _ id: ID<LearnerDictionary>, entryCount: Int, factCount: Int
    ) throws(StorageError) -> LearnerDictionary {
        var dictionary = try dictionary(id, removed: true)
        dictionary.entryCount = entryCount
        dictionary.factCount = factCount
        try run(
            "UPDATE dictionary SET entry_count = ?, fact_count = ?, updated_at = ? WHERE learner_id = ? AND id = ?",
            [SQLValue(entryCount), SQLValue(factCount), SQLValue(time), owner, SQLValue(id)],
            changes: .upsert(.dictionary, id))
        return dictionary
    }

    /// Deletes the row of a removed dictionary for good.
    package func purgeDictionary(_ id: ID<LearnerDictionary>) throws(StorageError) {
        try run(
            "DELETE FROM dictionary WHERE learner_id = ? AND id = ? AND removed_at IS NOT NULL", [owner, SQLValue(id)],
            changes: .delete(.dictionary, id))
    }

    private func setRemoved(_ moment: SQLValue, _ id: ID<LearnerDictionary>) throws(StorageError) {
        let changed = try run(
            "UPDATE dictionary SET removed_at = ? WHERE learner_id = ? AND id = ?", [moment, owner, SQLValue(id)],
            changes: .upsert(.dictionary, id))
        if changed == 0 { throw .declining(DictionaryError.noSuchDictionary) }
    }
}

extension [LearnerDictionary] {
    /// The order of all dictionaries, Glossa's own among them.
    public var places: [DictionaryPlace] {
        filter { $0.isFirst }.map { .own($0.id) } + [.builtIn] + filter { !$0.isFirst }.map { .own($0.id) }
    }
}
