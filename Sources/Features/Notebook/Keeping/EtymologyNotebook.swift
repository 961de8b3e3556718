import Etymology
import Foundation
import Lanes
import Model
import Storage
import Synchronization

/// A learner's etymology notebook: a Markdown file of their own, and rows with the same entries.
///
/// The file is the learner's to edit with any program, and it decides: the rows follow it. They are what reading,
/// searching and the change log go by. As long as the file is not the one that the rows were last read from or written
/// to, reading goes by the file.
///
/// A learner without a file has rows only, and a notebook made by ``init(path:in:)`` is a file only. Safe to use from
/// any number of threads and processes.
public final class EtymologyNotebook: Sendable {
    let file: NotebookFile?
    let desk: NotebookDesk?
    private let cached = Mutex<(stamp: NotebookFile.Stamp, index: NotebookIndex)?>(nil)
    private let lane: LearnerLane?

    /// Where the rows are kept.
    struct NotebookDesk: Sendable {
        var database: any Database
        var learner: ID<Learner>
        var random: @Sendable () -> (UInt64, UInt64)
    }

    /// A notebook that is a file and nothing else, such as one that belongs to no learner of this desk.
    ///
    /// - Parameters:
    ///   - path: The file; it and its folder are created with the first entry.
    ///   - lane: Where to process whole notebooks, which takes long in tens of megabytes; nil for the caller's thread.
    public init(path: String, in lane: LearnerLane? = nil) {
        file = NotebookFile(path: path)
        desk = nil
        self.lane = lane
    }

    /// The notebook of a learner.
    ///
    /// - Parameters:
    ///   - path: The file; it and its folder are created with the first entry. Nil for a learner who has none.
    ///   - lane: Where to process whole notebooks, which takes long in tens of megabytes; nil for the caller's thread.
    ///   - random: Two words of random bits, for ids.
    public init(
        of learner: ID<Learner>, in database: any Database, path: String?, lane: LearnerLane? = nil,
        random: @escaping @Sendable () -> (UInt64, UInt64)
    ) {
        file = path.map { NotebookFile(path: $0) }
        desk = NotebookDesk(database: database, learner: learner, random: random)
        self.lane = lane
    }

    /// The path of the file; empty if there is none.
    public var path: String { file?.path ?? "" }

    // MARK: Reading

    /// Returns the titles that contain a text, ignoring case, in the order of the notebook.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func titles(matching text: String = "") async throws -> [String] {
        try await read {
            try $0.notebookTitles(matching: text)
        } orFrom: { index, _ in
            index.items(matching: text).map(\.title)
        }
    }

    /// Returns the titles that contain a text, as ``titles(matching:)`` does, and the number of all entries.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func list(matching text: String = "") async throws -> (titles: [String], count: Int) {
        try await read {
            (try $0.notebookTitles(matching: text), try $0.notebookCount())
        } orFrom: { index, _ in
            (index.items(matching: text).map(\.title), index.items.count)
        }
    }

    /// Returns the number of entries.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func count() async throws -> Int {
        try await read {
            try $0.notebookCount()
        } orFrom: { index, _ in
            index.items.count
        }
    }

    /// Returns the number of entries as of a snapshot of the learner's rows.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func count(in reader: Reader) throws -> Int {
        try read(in: reader) {
            try $0.notebookCount()
        } orFrom: { index, _ in
            index.items.count
        }
    }

    /// Returns the entry with a title: an exact match, or else one that ignores case; the last if there are several.
    ///
    /// - Returns: Nil if there is none.
    /// - Throws: ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func entry(titled title: String) async throws -> WordEntry? {
        try await read {
            try $0.notebookEntry(titled: title)
        } orFrom: { index, data in
            index.items(titled: title).last.flatMap { Self.entry($0, in: data) }
        }
    }

    /// Returns the entry with a title as ``entry(titled:)`` does, as of a snapshot of the learner's rows.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func entry(titled title: String, in reader: Reader) throws -> WordEntry? {
        try read(in: reader) {
            try $0.notebookEntry(titled: title)
        } orFrom: { index, data in
            index.items(titled: title).last.flatMap { Self.entry($0, in: data) }
        }
    }

    /// Returns entries in random order, each once.
    ///
    /// - Parameters:
    ///   - count: The maximum number of entries.
    ///   - generator: The same one gives the same entries, as long as the notebook stays the same.
    /// - Throws: ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func review(
        _ count: Int, using generator: some RandomNumberGenerator & Sendable
    ) async throws -> [WordEntry] {
        try await read {
            var generator = generator
            return try $0.notebookEntries(count, using: &generator)
        } orFrom: { index, data in
            var generator = generator
            return NotebookRound.picks(count, of: index.items.count, using: &generator).compactMap {
                Self.entry(index.items[$0], in: data)
            }
        }
    }

    /// Returns the whole notebook as the file has it.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func export() async throws -> Data {
        if let file, file.stamp != nil { return try file.lockedForReading { try file.read() } }
        return try await read {
            try $0.notebookText()
        } orFrom: { _, data in
            data
        }
    }

    /// Returns the whole notebook as ``export()`` does, from the rows of a snapshot if there is no file.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func export(in reader: Reader) throws -> Data {
        if let file, try file.stamp != nil || !file.agrees(with: reader) {
            return try file.lockedForReading { try file.read() }
        }
        return try reader.notebookText()
    }

    // MARK: Changing

    /// Appends an entry unless there is one with its title, and returns once it is saved.
    ///
    /// - Parameter again: Whether to append it even then.
    /// - Returns: Whether it was appended.
    /// - Throws: The same errors as ``add(_:at:)``.
    @discardableResult
    public func keep(_ entry: WordEntry, again: Bool = false, at now: Timestamp) async throws -> Bool {
        do { try entry.validate() } catch { throw NotebookError.fault(error) }
        return try await change(at: now) { draft in
            guard try again || !draft.hasEntry(titled: entry.word) else { return false }
            try draft.append(NotebookText.block(entry))
            return true
        }
    }

    /// Appends an entry, and returns once it is saved.
    ///
    /// - Throws: ``NotebookError/fault(_:)`` for an entry that violates the form,
    ///   ``NotebookError/notWritten(path:reason:)``, `QuotaExceeded`, `StorageError`.
    public func add(_ entry: WordEntry, at now: Timestamp) async throws {
        do { try entry.validate() } catch { throw NotebookError.fault(error) }
        try await change(at: now) { try $0.append(NotebookText.block(entry)) }
    }

    /// Deletes every entry with a title.
    ///
    /// - Returns: The number of entries deleted.
    /// - Throws: ``NotebookError/noSuchEntry(_:)``, ``NotebookError/notWritten(path:reason:)``, `StorageError`.
    @discardableResult
    public func delete(titled title: String, at now: Timestamp) async throws -> Int {
        try await change(at: now) { draft in
            let data = try draft.text()
            let items = NotebookIndex(data).items(titled: title)
            guard !items.isEmpty else { throw NotebookError.noSuchEntry(title) }
            var kept = Data()
            var position = 0
            for item in items {
                kept += data[position..<item.range.lowerBound]
                position = item.range.upperBound
            }
            kept += data[position...]
            try draft.replace(with: kept)
            return items.count
        }
    }

    /// Makes the rows follow the file, if another program has changed it. Does nothing, and quickly, if not.
    ///
    /// - Throws: ``NotebookError``, `StorageError`.
    public func refresh(at now: Timestamp) async throws {
        guard let file, let desk else { return }
        let agrees = try await desk.database.read(desk.learner) { reader in
            file.isOne(of: try reader.notebookFile())
        }
        if agrees { return }
        try await desk.database.write(desk.learner, at: now) { transaction in
            try file.locked {
                try NotebookDraft(file, NotebookRows(transaction: transaction, random: desk.random)).refresh()
            }
        }
    }

    /// Whether there is nothing for ``refresh(at:)`` to do, of a notebook that need not be opened for it.
    ///
    /// - Parameters:
    ///   - path: The notebook's file.
    ///   - known: What its rows recorded of the file; nil if there has never been an entry.
    public static func isFile(at path: String, of known: (place: String, stamp: String)?) -> Bool {
        NotebookFile(path: path).isOne(of: known)
    }

    // MARK: Ways in

    /// Reads from the rows, or from the file if they may not agree with it.
    func read<Value: Sendable>(
        _ rows: @Sendable @escaping (Reader) throws -> Value,
        orFrom text: @Sendable (NotebookIndex, Data) throws -> Value
    ) async throws -> Value {
        if let desk {
            let file = file
            let value = try await desk.database.read(desk.learner) { reader -> Value? in
                guard try file?.agrees(with: reader) ?? true else { return nil }
                return try rows(reader)
            }
            if let value { return value }
        }
        return try readFile(text)
    }

    /// Does the same as ``read(_:orFrom:)`` within a snapshot of the learner's rows.
    private func read<Value>(
        in reader: Reader, _ rows: (Reader) throws -> Value, orFrom text: (NotebookIndex, Data) throws -> Value
    ) throws -> Value {
        if desk != nil, try file?.agrees(with: reader) ?? true { return try rows(reader) }
        return try readFile(text)
    }

    private func readFile<Value>(_ text: (NotebookIndex, Data) throws -> Value) throws -> Value {
        guard let file else { throw Self.nowhere }
        return try file.lockedForReading {
            let data = try file.read()
            return try text(index(of: data), data)
        }
    }

    /// Changes the notebook: the file and then the rows, in one transaction of the rows.
    ///
    /// Once the file is written, the change is kept: if the database then fails, the rows follow later. If the database
    /// fails before, the file is changed without it, as a learner's own editor would.
    ///
    /// - Parameter body: Makes one change of the draft, as its last act.
    func change<Value: Sendable>(
        at now: Timestamp, _ body: @Sendable @escaping (NotebookDraft) throws -> Value
    ) async throws -> Value {
        guard let desk else { return try changeFile(body) }
        guard let file else {
            return try await desk.database.write(desk.learner, at: now) { transaction in
                let draft = NotebookDraft(nil, NotebookRows(transaction: transaction, random: desk.random))
                let value = try body(draft)
                try draft.finish()
                return value
            }
        }
        let written = Written<Value>()
        do {
            return try await desk.database.write(desk.learner, at: now) { transaction in
                try file.locked {
                    let draft = NotebookDraft(file, NotebookRows(transaction: transaction, random: desk.random))
                    try draft.refresh()
                    let value = try body(draft)
                    written.value.withLock { $0 = value }
                    try draft.finish()
                    return value
                }
            }
        } catch let error as StorageError where error.isOfTheEngine {
            if let value = written.value.withLock({ $0 }) { return value }
            return try changeFile(body)
        }
    }

    /// Looks at the notebook, its proposed replacement and the earlier ones, without changing anything.
    func look<Value: Sendable>(_ body: @Sendable @escaping (NotebookDraft) throws -> Value) async throws -> Value {
        if let file { return try file.lockedForReading { try body(NotebookDraft(file, nil)) } }
        guard let desk else { throw Self.nowhere }
        return try await desk.database.read(desk.learner) { try body(NotebookDraft($0)) }
    }

    /// Changes what is kept beside the notebook, and not the notebook itself.
    func putAside(at now: Timestamp, _ body: @Sendable @escaping (NotebookDraft) throws -> Void) async throws {
        if file != nil { return try changeFile(body) }
        guard let desk else { throw Self.nowhere }
        try await desk.database.write(desk.learner, at: now) { transaction in
            try body(NotebookDraft(nil, NotebookRows(transaction: transaction, random: desk.random)))
        }
    }

    /// Each notebook has a file, rows or both.
    private static let nowhere = NotebookError.unreadable(path: "", reason: "it has no place")

    private func changeFile<Value>(_ body: (NotebookDraft) throws -> Value) throws -> Value {
        guard let file else { throw Self.nowhere }
        return try file.locked { try body(NotebookDraft(file, nil)) }
    }

    /// What a change gave, once the file was written.
    private final class Written<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }

    /// Runs long work in the lane, if there is one.
    func atLength<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws -> Value {
        guard let lane else { return try await work() }
        return try await lane.run(work)
    }

    func index(of data: Data) throws -> NotebookIndex {
        let stamp = file?.stamp
        if let known = cached.withLock({ $0 }), known.stamp == stamp { return known.index }
        let index = NotebookIndex(data)
        if let stamp, stamp.size == data.count { cached.withLock { $0 = (stamp, index) } }
        return index
    }

    /// The maximum number of bytes to read from an entry; Glossa's own have a few hundred.
    private static let longestEntry = 1 << 20

    private static func entry(_ item: NotebookIndex.Item, in data: Data) -> WordEntry? {
        guard item.range.upperBound <= data.count else { return nil }
        return NotebookText.entry(String(decoding: data[item.range].prefix(longestEntry), as: UTF8.self))
    }
}

extension NotebookFile {
    /// Returns whether the rows are those of the file. They are also all there is if there is no file here yet.
    fileprivate func agrees(with reader: Reader) throws -> Bool {
        guard isSettled else { return false }
        guard let known = try reader.notebookFile() else { return stamp == nil }
        return known.place == place ? known.stamp == stampText : stamp == nil
    }
}

extension StorageError {
    /// Whether the database failed, rather than refused a statement.
    fileprivate var isOfTheEngine: Bool {
        switch self {
        case .diskFull, .readOnly, .moved, .corrupted, .unavailable, .outcomeUnknown, .busy, .timedOut, .closed: true
        case .foreign, .newerSchema, .constraint, .refused, .invalidStatement, .unexpectedValue, .unknownLearner,
            .nulCharacter, .declined:
            false
        }
    }
}
