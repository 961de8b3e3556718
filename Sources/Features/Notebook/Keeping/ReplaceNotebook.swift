import Foundation
import Model

/// What putting another notebook in the place of the present one would do.
public struct NotebookReplacement: Hashable, Sendable {
    /// How many entries the new notebook has.
    public var entries: Int
    /// How many entries the present one has.
    public var presentEntries: Int
    /// Titles of the present notebook that the new one lacks, in the order of the file, each once.
    public var lost: [String]
    /// Names both files as they are now: what was agreed to for these is not done to others.
    public var token: String
}

extension EtymologyNotebook {
    /// In bytes: that many entries.
    public static let largestImport = 64 << 20

    /// More than any dictionary of English has.
    public static let mostEntries = 300_000

    /// What ``replace(with:expecting:at:)`` would do. Nothing is changed.
    ///
    /// - Throws: ``NotebookError/noNotebook(reason:)`` for what is too large, no text or has no entries,
    ///   ``NotebookError/unreadable(path:reason:)``.
    public func outlook(of data: Data) throws -> NotebookReplacement {
        let new = try Self.checked(data)
        return try file.lockedForReading { try outlook(of: new, token: presentToken) }
    }

    /// Puts another notebook in the place of this one, and keeps this one among the earlier ones.
    ///
    /// - Parameter token: That of the ``outlook(of:)`` which the learner has agreed to; nil where nobody was asked.
    /// - Returns: How many entries the new one has.
    /// - Throws: ``NotebookError/staleProposal`` where this notebook is another by now than the one that was shown;
    ///   ``NotebookError/noNotebook(reason:)`` for what is too large, no text or has no entries,
    ///   ``NotebookError/notWritten(path:reason:)``.
    @discardableResult
    public func replace(with data: Data, expecting token: String?, at now: Timestamp) throws -> Int {
        let new = try Self.checked(data)
        return try file.locked {
            guard token == nil || token == presentToken else { throw NotebookError.staleProposal }
            return try put(data, new, at: now)
        }
    }

    /// Puts a notebook aside that is to replace this one, once the learner has agreed. A former proposal is forgotten.
    ///
    /// - Throws: As ``replace(with:expecting:at:)``.
    public func propose(_ data: Data) async throws {
        try await atLength {
            _ = try Self.checked(data)
            try file.locked { try proposed.replace(with: data) }
        }
    }

    /// What the proposed notebook would do in the place of this one; nil where none is proposed.
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

    /// Does what was proposed.
    ///
    /// - Parameter token: That of the proposal which the learner saw.
    /// - Returns: How many entries the notebook has now.
    /// - Throws: ``NotebookError/staleProposal`` where the proposal or the notebook is another by now, and as
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

    /// Forgets what was proposed.
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

    /// To be called while the file is locked.
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
