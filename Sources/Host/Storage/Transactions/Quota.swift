#if !hasFeature(Embedded)
import Model

/// How much each learner may keep on a server, and how that is counted.
///
/// The rule is in one place below every door: whatever adds a file to what a learner keeps, or a text whose length comes
/// from outside, asks its transaction for room (``Transaction/requireRoom(for:files:isThere:)``), most of all notes and their
/// changes, tags, entries of the notebook, and lists of marks with sentences. Exempt is what is small and takes a request for
/// each: an answer, one mark, a turn of a translation, settings, decks; so that studying goes on with a full desk. A transaction without a quota has room for anything.
/// Transactions of a learner follow each other, so that two imports at once exceed the quota no more than one after the
/// other.
public struct Quota: Sendable {
    /// What a character of a text counts, in bytes: as much as one of Chinese or Japanese takes in UTF-8. That texts of an
    /// alphabet count more than they take makes up for their indices.
    public static let bytesOfCharacter = 3

    /// What a card with its schedule counts, in bytes: about what the row and its indices take in either engine.
    public static let bytesOfCard = 300

    /// The most that each learner may keep.
    public let limit: SpaceUse
    private let counting: @Sendable (Reader) throws(StorageError) -> SpaceUse
    fileprivate var clear: @Sendable (Transaction) throws(StorageError) -> Void

    /// - Parameters:
    ///   - counting: Counts what the learner of a reader keeps.
    ///   - clear: Deletes for good what the learner has deleted already and could have restored for a while. It is called when
    ///     there would otherwise be no room, so that who deletes something has its room at once.
    public init(
        _ limit: SpaceUse, counting: @escaping @Sendable (Reader) throws(StorageError) -> SpaceUse,
        clear: @escaping @Sendable (Transaction) throws(StorageError) -> Void = { _ in }
    ) {
        self.limit = limit
        self.counting = counting
        self.clear = clear
    }

    /// The same quota, which deletes nothing.
    public var keepingDeleted: Quota {
        var quota = self
        quota.clear = { _ in }
        return quota
    }

    /// Counts what the learner of a reader keeps.
    public func use(_ reader: Reader) throws(StorageError) -> SpaceUse { try counting(reader) }
}

extension Transaction {
    /// Throws unless the learner may keep this much more. Call it before anything is written, or with `isThere` after.
    ///
    /// - Parameters:
    ///   - bytes: Those of the new files or texts.
    ///   - files: The number of new files.
    ///   - isThere: Whether they are written already, and are counted with the rest.
    /// - Throws: `QuotaExceeded`, by which the verb declines.
    public func requireRoom(for bytes: Int, files: Int = 1, isThere: Bool = false) throws(StorageError) {
        guard let quota else { return }
        let needed = SpaceUse(bytes: Int64(bytes), files: Int64(files))
        try require(quota) { used in (isThere ? used.without(needed) : used, needed) }
    }

    /// Throws unless what the learner keeps has grown within the quota since it was counted in this transaction. For what
    /// cannot be measured before it is written: the transaction is then rolled back.
    ///
    /// - Parameter former: What ``spaceUse()`` was; nil without a quota.
    /// - Throws: `QuotaExceeded`, by which the verb declines.
    public func requireRoom(since former: SpaceUse?) throws(StorageError) {
        guard let quota, let former else { return }
        let grown = try quota.use(self).without(former)
        try require(quota) { used in (used.without(grown), grown) }
    }

    /// Whether the learner may keep this much more, without deleting anything.
    public func hasRoom(for bytes: Int, files: Int) throws(StorageError) -> Bool {
        guard let quota else { return true }
        let needed = SpaceUse(bytes: Int64(bytes), files: Int64(files))
        return QuotaExceeded(of: needed, beside: try quota.use(self), within: quota.limit) == nil
    }

    /// What the learner keeps now; nil without a quota.
    public func spaceUse() throws(StorageError) -> SpaceUse? {
        guard let quota else { return nil }
        return try quota.use(self)
    }

    private func require(
        _ quota: Quota, _ part: (SpaceUse) -> (used: SpaceUse, needed: SpaceUse)
    ) throws(StorageError) {
        var (used, needed) = part(try quota.use(self))
        guard QuotaExceeded(of: needed, beside: used, within: quota.limit) != nil else { return }
        try quota.clear(self)
        (used, needed) = part(try quota.use(self))
        guard let excess = QuotaExceeded(of: needed, beside: used, within: quota.limit) else { return }
        throw .declining(excess)
    }
}

extension Database {
    /// Throws unless a learner may keep this much more, and changes nothing: for what is to be written beside the database.
    ///
    /// Another import may begin meanwhile, so that both together may exceed the quota by one of them.
    ///
    /// - Throws: `QuotaExceeded`, `StorageError`.
    public func requireRoom(
        of learner: ID<Learner>, for bytes: Int, files: Int = 1, at time: Timestamp
    ) async throws {
        guard hasQuota else { return }
        do {
            try await write(learner, at: time) { transaction in
                try transaction.requireRoom(for: bytes, files: files)
                // Rolls back: what was deleted can still be restored if the import fails.
                throw RoomFound()
            }
        } catch is RoomFound {}
    }
}

/// There is room.
private struct RoomFound: Error {}
#endif
