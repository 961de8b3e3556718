import Foundation
import Model

/// The effect of replacing the present notebook with another.
public struct NotebookReplacement: Hashable, Sendable {
    /// The number of entries in the new notebook.
    public var entries: Int
    /// The number of entries in the present one.
    public var presentEntries: Int
    /// The titles that only the present notebook has, in file order, each once.
    public var lost: [String]
    /// Identifies both files in their present state, so that consent for these does not apply to others.
    public var token: String
}

extension EtymologyNotebook {
    /// The maximum size of an import, in bytes; enough for that many entries.
    public static let largestImport = 64 << 20

    /// More entries than any English dictionary has.
    public static let mostEntries = 300_000

    /// Returns what ``replace(with:expecting:at:)`` would do, without changing anything.
    ///
    /// - Throws: ``NotebookError/noNotebook(reason:)`` if the data is too large, not text, or has no entries,
    ///   ``NotebookError/unreadable(path:reason:)``.
    public func outlook(of data: Data) throws -> NotebookReplacement {
        let new = try Self.checked(data)
        return try file.lockedForReading { try outlook(of: new, token: presentToken) }
    }

    /// Replaces the notebook with another, and keeps the present one among the earlier ones.
    ///
    /// - Parameter token: The token of the ``outlook(of:)`` to which the learner agreed; nil if nobody was asked.
    /// - Returns: The number of entries in the new notebook.
    /// - Throws: ``NotebookError/staleProposal`` if this notebook has changed since it was shown;
    ///   ``NotebookError/noNotebook(reason:)`` if the data is too large, not text, or has no entries,
    ///   ``NotebookError/notWritten(path:reason:)``.
    @discardableResult
    public func replace(with data: Data, expecting token: String?, at now: Timestamp) throws -> Int {
        let new = try Self.checked(data)
        return try file.locked {
            guard token == nil || token == presentToken else { throw NotebookError.staleProposal }
            return try put(data, new, at: now)
        }
    }

    /// Stores a notebook that will replace this one once the learner agrees. Discards any earlier proposal.
    ///
    /// - Throws: The same errors as ``replace(with:expecting:at:)``.
    public func propose(_ data: Data) async throws {
        try await atLength {
            _ = try Self.checked(data)
            try file.locked { try proposed.replace(with: data) }
        }
    }

    /// Returns the effect of the proposed replacement; nil if there is none.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``.
    public func proposal() async throws -> NotebookReplacement? {
        try await atLength {
            try file.lockedForReading {
                let data = try proposed.read()
                return data.isEmpty ? nil : try outlook(of: NotebookIndex(data), token: token)
            }
        }
    }

    /// Carries out the proposed replacement.
    ///
    /// - Parameter token: The token of the proposal that the learner saw.
    /// - Returns: The number of entries that the notebook now has.
    /// - Throws: ``NotebookError/staleProposal`` if the proposal or the notebook has changed since, and the errors of
    ///   ``replace(with:expecting:at:)``.
    @discardableResult
    public func accept(_ token: String, at now: Timestamp) async throws -> Int {
        try await atLength {
            try file.locked {
                let data = try proposed.read()
                guard !data.isEmpty, token == self.token else { throw NotebookError.staleProposal }
                let count = try put(data, try Self.checked(data), at: now)
                proposed.remove()
                return count
            }
        }
    }

    /// Discards the proposal.
    public func discardProposal() throws { try file.locked { proposed.remove() } }

    // MARK: Rules

    private var proposed: NotebookFile { NotebookFile(path: path + ".proposed") }

    /// Changes with the present notebook.
    private var presentToken: String { Self.token(file) }

    /// Changes with either file.
    private var token: String { presentToken + "-" + Self.token(proposed) }

    private static func token(_ file: NotebookFile) -> String {
        file.stamp.map { "\($0.file).\($0.size).\($0.seconds).\($0.nanoseconds)" } ?? "none"
    }

    /// Call it with the file locked.
    private func put(_ data: Data, _ new: NotebookIndex, at now: Timestamp) throws -> Int {
        try keepEarlier(at: now)
        try file.replace(with: data)
        return new.items.count
    }

    private func outlook(of new: NotebookIndex, token: String) throws -> NotebookReplacement {
        let present = try index(of: try file.read())
        let kept = Set(new.items.map(\.title))
        var seen: Set<String> = []
        let lost = present.items.map(\.title).filter { !kept.contains($0) && seen.insert($0).inserted }
        return NotebookReplacement(
            entries: new.items.count, presentEntries: present.items.count, lost: lost, token: token)
    }

    private static func checked(_ data: Data) throws(NotebookError) -> NotebookIndex {
        guard data.count <= largestImport else {
            throw .noNotebook(reason: "it is larger than \(largestImport >> 20) MB")
        }
        guard String(validating: data, as: UTF8.self) != nil else {
            throw .noNotebook(reason: "it is not text in UTF-8")
        }
        let index = NotebookIndex(data, limit: mostEntries + 1)
        guard index.items.count <= mostEntries else {
            throw .noNotebook(reason: "it has more than \(mostEntries) entries")
        }
        guard !index.items.isEmpty else {
            throw .noNotebook(reason: "it has no line with a title, such as “# construct”")
        }
        return index
    }
}
