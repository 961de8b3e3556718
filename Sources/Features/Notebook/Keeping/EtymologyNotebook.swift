import Etymology
import Foundation
import Lanes
import Model
import Synchronization

/// A learner's etymology notebook: a Markdown file of their own.
///
/// Entries are only ever appended. Changes by other programs are respected, and read again. Safe to use from any number
/// of threads and processes.
public final class EtymologyNotebook: Sendable {
    let file: NotebookFile
    private let cached = Mutex<(stamp: NotebookFile.Stamp, index: NotebookIndex)?>(nil)

    private let lane: LearnerLane?

    /// - Parameters:
    ///   - path: The file; it and its folder are created with the first entry.
    ///   - lane: Where to process whole notebooks, which takes long in tens of megabytes; nil for the caller's thread.
    public init(path: String, in lane: LearnerLane? = nil) {
        file = NotebookFile(path: path)
        self.lane = lane
    }

    /// The path of the file.
    public var path: String { file.path }

    /// Returns the titles that contain a text, ignoring case, in file order.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``.
    public func titles(matching text: String = "") throws -> [String] {
        try index().items(matching: text).map(\.title)
    }

    /// Returns the entry with a title: an exact match, or else one that ignores case; the last if there are several.
    ///
    /// - Returns: Nil if there is none.
    /// - Throws: ``NotebookError/unreadable(path:reason:)``.
    public func entry(titled title: String) throws -> WordEntry? {
        try file.lockedForReading {
            let data = try file.read()
            return try index(of: data).items(titled: title).last.flatMap { Self.entry($0, in: data) }
        }
    }

    /// Appends an entry to the file, and returns once it is on disk.
    ///
    /// - Throws: ``NotebookError/fault(_:)`` for an entry that violates the form,
    ///   ``NotebookError/notWritten(path:reason:)``.
    public func add(_ entry: WordEntry) throws {
        do { try entry.validate() } catch { throw NotebookError.fault(error) }
        try file.locked { try file.append(NotebookText.block(entry)) }
    }

    /// Deletes every entry with a title from the file.
    ///
    /// - Returns: The number of entries deleted.
    /// - Throws: ``NotebookError/noSuchEntry(_:)``, ``NotebookError/notWritten(path:reason:)``.
    @discardableResult
    public func delete(titled title: String) throws -> Int {
        try file.locked {
            let data = try file.read()
            let items = try index(of: data).items(titled: title)
            guard !items.isEmpty else { throw NotebookError.noSuchEntry(title) }
            var kept: [UInt8] = []
            var position = 0
            for item in items {
                kept += data[position..<item.range.lowerBound]
                position = item.range.upperBound
            }
            kept += data[position...]
            try file.replace(with: Data(kept))
            return items.count
        }
    }

    /// Returns entries in random order.
    ///
    /// - Parameter count: The maximum number of entries.
    /// - Throws: ``NotebookError/unreadable(path:reason:)``.
    public func review(_ count: Int, using generator: inout some RandomNumberGenerator) throws -> [WordEntry] {
        let data = try file.lockedForReading { try file.read() }
        return try index(of: data).items.shuffled(using: &generator).prefix(max(0, count)).compactMap {
            Self.entry($0, in: data)
        }
    }

    /// Returns the whole file.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``.
    public func export() throws -> Data { try file.lockedForReading { try file.read() } }

    // MARK: Reading

    /// Runs long work in the lane, if there is one.
    func atLength<Value: Sendable>(_ work: @Sendable () throws -> Value) async throws -> Value {
        guard let lane else { return try work() }
        return try await lane.run { try work() }
    }

    private func index() throws -> NotebookIndex {
        let stamp = file.stamp
        if let known = cached.withLock({ $0 }), known.stamp == stamp { return known.index }
        return try file.lockedForReading { try index(of: try file.read()) }
    }

    func index(of data: Data) throws -> NotebookIndex {
        let stamp = file.stamp
        if let known = cached.withLock({ $0 }), known.stamp == stamp { return known.index }
        let index = NotebookIndex(data)
        if let stamp { cached.withLock { $0 = (stamp, index) } }
        return index
    }

    /// The maximum number of bytes to read from an entry; Glossa's own have a few hundred.
    private static let longestEntry = 1 << 20

    private static func entry(_ item: NotebookIndex.Item, in data: Data) -> WordEntry? {
        guard item.range.upperBound <= data.count else { return nil }
        return NotebookText.entry(String(decoding: data[item.range].prefix(longestEntry), as: UTF8.self))
    }
}
