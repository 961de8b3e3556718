import Etymology
import Foundation
import Lanes
import Model
import Synchronization

/// A learner's etymology notebook: a Markdown file that is theirs.
///
/// Entries are only ever appended; what another program changes in the file is respected and read anew. May be used from
/// any number of threads and processes.
public final class EtymologyNotebook: Sendable {
    let file: NotebookFile
    private let cached = Mutex<(stamp: NotebookFile.Stamp, index: NotebookIndex)?>(nil)

    private let lane: LearnerLane?

    /// - Parameters:
    ///   - path: The file; it and its folder are made when the first entry is kept.
    ///   - lane: Where whole notebooks are read through, which takes long in tens of megabytes; nil for where the caller is.
    public init(path: String, in lane: LearnerLane? = nil) {
        file = NotebookFile(path: path)
        self.lane = lane
    }

    /// Where the file is.
    public var path: String { file.path }

    /// The titles that contain a text, in any case, in the order of the file.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``.
    public func titles(matching text: String = "") throws -> [String] {
        try index().items(matching: text).map(\.title)
    }

    /// The entry with a title, in these very letters or else in any case; the last one where there are several.
    ///
    /// - Returns: Nil where there is none.
    /// - Throws: ``NotebookError/unreadable(path:reason:)``.
    public func entry(titled title: String) throws -> WordEntry? {
        try file.lockedForReading {
            let data = try file.read()
            return try index(of: data).items(titled: title).last.flatMap { Self.entry($0, in: data) }
        }
    }

    /// Adds an entry to the end of the file, and returns when it is on the disk.
    ///
    /// - Throws: ``NotebookError/fault(_:)`` for one that breaks the form, ``NotebookError/notWritten(path:reason:)``.
    public func add(_ entry: WordEntry) throws {
        do { try entry.validate() } catch { throw NotebookError.fault(error) }
        try file.locked { try file.append(NotebookText.block(entry)) }
    }

    /// Takes every entry with a title out of the file.
    ///
    /// - Returns: How many there were.
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

    /// Entries in random order.
    ///
    /// - Parameter count: How many at most.
    /// - Throws: ``NotebookError/unreadable(path:reason:)``.
    public func review(_ count: Int, using generator: inout some RandomNumberGenerator) throws -> [WordEntry] {
        let data = try file.lockedForReading { try file.read() }
        return try index(of: data).items.shuffled(using: &generator).prefix(max(0, count)).compactMap {
            Self.entry($0, in: data)
        }
    }

    /// The whole file.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``.
    public func export() throws -> Data { try file.lockedForReading { try file.read() } }

    // MARK: Reading

    /// Does what takes longer than a moment.
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

    /// Bytes of an entry that are read; Glossa's own have a few hundred.
    private static let longestEntry = 1 << 20

    private static func entry(_ item: NotebookIndex.Item, in data: Data) -> WordEntry? {
        guard item.range.upperBound <= data.count else { return nil }
        return NotebookText.entry(String(decoding: data[item.range].prefix(longestEntry), as: UTF8.self))
    }
}
