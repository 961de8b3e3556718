import Cards
import Model
import Storage

// The verbs of notes, lists of cards, and numbers, awaited: each reads one snapshot or writes one transaction.

extension ReviewDesk {
    /// Fills drafts from the learner's marks and from the dictionaries, and awaits
    /// ``Transaction/add(_:to:kinds:random:)``.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/impossibleNote(_:)``, ``ReviewError/noSuchSense(_:)``.
    public func add(
        _ drafts: [NoteDraft], to deckID: ID<Deck>, kinds: [Card.Kind] = [], at now: Timestamp,
        random: @Sendable @escaping () -> UInt64
    ) async throws -> AddedNotes {
        let tidy = try NoteDraft.ready(drafts, nil)
        let (marked, interface) = try await database.read(learner) {
            (try $0.marked(tidy), try $0.preferences().interface)
        }
        let ready = try NoteDraft.ready(marked, lexicon, for: interface)
        return try await database.write(learner, at: now) {
            try $0.add(ready, to: deckID, kinds: kinds, random: random)
        }
    }

    /// Awaits ``Reader/list(_:in:_:)``.
    public func list(_ text: String, in language: LanguageTag) async throws -> (drafts: [NoteDraft], leftOut: Int) {
        let lexicon = lexicon
        return try await database.read(learner) { try $0.list(text, in: language, lexicon) }
    }

    /// Prepares notes and cards for ``NewCards/add(in:)`` in any transaction.
    ///
    /// - Throws: ``ReviewError/impossibleNote(_:)``.
    public func newCards(
        of drafts: [NoteDraft], in language: Language, to choice: DeckChoice,
        _ interface: Preferences.Interface, kinds: [Card.Kind] = [], random: @Sendable @escaping () -> UInt64
    ) throws(ReviewError) -> NewCards {
        try NewCards(of: drafts, in: language, to: choice, interface, kinds: kinds, lexicon, random: random)
    }

    /// Returns a draft with its empty fields filled from the dictionaries.
    public func filled(_ draft: NoteDraft, for interface: Preferences.Interface = .english) -> NoteDraft {
        draft.filled(from: lexicon, for: interface)
    }

    /// Awaits ``Reader/note(_:)``.
    public func note(_ id: SerialID<Note>) async throws -> (note: Note, cards: [Card]) {
        try await database.read(learner) { try $0.note(id) }
    }

    /// Awaits ``Transaction/edit(_:_:pictures:recordings:accepting:)``.
    ///
    /// - Parameter droppingMarkup: Whether an imported field may become plain text if its markup cannot hold the new
    ///   text; if not, such an edit is refused.
    /// - Throws: ``ReviewError/noSuchNote(_:)``, ``ReviewError/impossibleNote(_:)``.
    public func edit(
        _ id: SerialID<Note>, _ change: NoteChange, pictures: MediumChange = .none, recordings: MediumChange = .none,
        droppingMarkup: Bool = false, at now: Timestamp
    ) async throws {
        try await database.write(learner, at: now) { transaction in
            try transaction.edit(id, change, pictures: pictures, recordings: recordings) {
                before, after throws(StorageError) in
                guard !droppingMarkup else { return }
                do { try transaction.checkMarkup(of: before, holds: after) } catch { throw .declining(error) }
            }
        }
    }

    /// Awaits ``Transaction/change(_:_:_:progress:)``, in a lane if it takes long.
    ///
    /// - Parameter progress: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `CancellationError`; then nothing was changed.
    @discardableResult
    public func change(
        _ ids: [SerialID<Card>], _ change: CardChange, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int {
        let day = day
        return try await write(atLength: ids.count > CardChange.quick, at: now) {
            try $0.change(ids, change, day, progress: progress)
        }
    }

    /// Does the same for a selection. Cards that match a search are found in the transaction that changes them.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``, too.
    @discardableResult
    public func change(
        _ selection: CardSelection, _ change: CardChange, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Int {
        if case .chosen(let ids) = selection { return try await self.change(ids, change, at: now, progress: progress) }
        let (day, searching) = (day, searching)
        return try await write(at: now) {
            let ids = try $0.cardIDs(selection, at: now, day, searching)
            return try $0.change(ids, change, day, progress: progress)
        }
    }

    /// Returns whether a change of a selection is so long that it should show its progress.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``, ``ReviewError/searchTookTooLong``.
    public func isLongChange(of selection: CardSelection, at now: Timestamp) async throws -> Bool {
        if case .chosen(let ids) = selection { return ids.count > CardChange.most }
        let (day, searching) = (day, searching)
        return try await search { try $0.cardIDs(selection, at: now, day, searching).count } > CardChange.most
    }

    /// Awaits ``Reader/medium(_:)``.
    public func medium(_ name: String) async throws -> Medium {
        try await database.read(learner) { try $0.medium(name) }
    }
}

// MARK: - Lists of cards

extension ReviewDesk {
    /// The time limit of a search.
    static let longestSearch = Duration.seconds(5)

    /// Awaits ``Reader/cards(_:order:offset:limit:at:_:_:)``.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``, ``ReviewError/searchTookTooLong``.
    public func cards(
        _ query: CardQuery, order: CardOrder = .added, offset: Int = 0, limit: Int = CardQuery.usualRows,
        at now: Timestamp
    ) async throws -> (cards: [FoundCard], total: Int) {
        let (day, searching) = (day, searching)
        return try await search {
            try $0.cards(query, order: order, offset: offset, limit: limit, at: now, day, searching)
        }
    }

    /// Awaits ``Reader/cards(matching:order:offset:limit:at:_:_:)``.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``, ``ReviewError/searchTookTooLong``.
    public func cards(
        matching text: String, order: CardOrder = .added, offset: Int = 0, limit: Int = CardQuery.usualRows,
        at now: Timestamp
    ) async throws -> (cards: [FoundCard], total: Int, decks: DeckTree) {
        let (day, searching) = (day, searching)
        return try await search {
            try $0.cards(matching: text, order: order, offset: offset, limit: limit, at: now, day, searching)
        }
    }

    /// Awaits ``Reader/browse(_:order:page:size:naming:at:_:_:)``.
    ///
    /// - Throws: ``ReviewError/searchTookTooLong``.
    public func browse(
        _ text: String, order: CardOrder, page: Int, size: Int, naming note: SerialID<Note>? = nil, at now: Timestamp
    ) async throws -> BrowsedCards {
        let (day, searching) = (day, searching)
        return try await search {
            try $0.browse(text, order: order, page: page, size: size, naming: note, at: now, day, searching)
        }
    }

    /// Awaits ``Reader/cardIDs(_:at:_:_:)``.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``, ``ReviewError/searchTookTooLong``.
    public func cardIDs(_ query: CardQuery, at now: Timestamp) async throws -> [SerialID<Card>] {
        let (day, searching) = (day, searching)
        return try await search { try $0.cardIDs(query, at: now, day, searching) }
    }

    /// Awaits ``Reader/cardIDs(matching:at:_:_:)``.
    ///
    /// - Throws: ``ReviewError/impossibleSearch(_:)``, ``ReviewError/searchTookTooLong``.
    public func cardIDs(matching text: String, at now: Timestamp) async throws -> [SerialID<Card>] {
        let (day, searching) = (day, searching)
        return try await search { try $0.cardIDs(matching: text, at: now, day, searching) }
    }

    /// Runs a search in the search lane, one per learner at a time, within the time limit of searches.
    private func search<Value: Sendable>(
        _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        let (learner, database) = (learner, database)
        return try await searches.run {
            do {
                return try await database.read(learner, within: Self.longestSearch, body)
            } catch StorageError.timedOut {
                throw ReviewError.searchTookTooLong
            }
        }
    }
}

// MARK: - Numbers

extension ReviewDesk {
    /// Awaits ``Reader/history(_:offset:limit:)``.
    public func history(
        _ filter: HistoryFilter = HistoryFilter(), offset: Int = 0, limit: Int = HistoryFilter.usualRows
    ) async throws -> [HistoryEntry] {
        try await database.read(learner) { try $0.history(filter, offset: offset, limit: limit) }
    }

    /// Returns answers with their number, counted up to a limit, and with all decks, from one snapshot.
    public func historyList(
        _ filter: HistoryFilter, offset: Int, limit: Int, countedTo most: Int
    ) async throws -> (entries: [HistoryEntry], total: Int, decks: [Deck]) {
        try await database.read(learner) {
            (
                try $0.history(filter, offset: offset, limit: limit), try $0.historyCount(filter, upTo: most),
                try $0.decks()
            )
        }
    }

    /// Awaits ``Reader/statistics(of:days:hoursOf:ahead:at:_:)`` in a lane.
    public func statistics(
        of deck: ID<Deck>? = nil, days: Int? = Statistics.usualDays, hoursOf recent: Int? = nil,
        ahead: Int = Statistics.usualForecast, at now: Timestamp
    ) async throws -> Statistics {
        let day = day
        return try await readAtLength {
            try $0.statistics(of: deck, days: days, hoursOf: recent, ahead: ahead, at: now, day)
        }
    }

    /// Awaits ``Transaction/sumUpLogIfNeeded(_:)`` if the log's sums are missing.
    public func sumUpLogIfNeeded(at now: Timestamp) async throws {
        let day = day
        guard try await database.read(learner, { try $0.lacksSums() }) else { return }
        try await database.write(learner, at: now) { try $0.sumUpLogIfNeeded(day) }
    }
}
