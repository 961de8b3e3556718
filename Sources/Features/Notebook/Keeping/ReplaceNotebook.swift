import Etymology
import Foundation
import Model
import Storage

/// The effect of replacing the present notebook with another.
public struct NotebookReplacement: Hashable, Sendable {
    /// The number of entries in the new notebook.
    public var entries: Int
    /// The number of entries in the present one.
    public var presentEntries: Int
    /// The titles that only the present notebook has, in the order of the notebook, each once.
    public var lost: [String]
    /// Identifies both notebooks in their present state, so that consent for these does not apply to others.
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
    ///   ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func outlook(of data: Data) async throws -> NotebookReplacement {
        let new = try Self.checked(data)
        return try await look { try $0.outlook(of: new, token: $0.token()) }
    }

    /// Replaces the notebook with another, and keeps the present one among the earlier ones.
    ///
    /// - Parameter token: The token of the ``outlook(of:)`` to which the learner agreed; nil if nobody was asked.
    /// - Returns: The number of entries in the new notebook.
    /// - Throws: ``NotebookError/staleProposal`` if this notebook has changed since it was shown;
    ///   ``NotebookError/noNotebook(reason:)`` if the data is too large, not text, or has no entries,
    ///   ``NotebookError/notWritten(path:reason:)``, `QuotaExceeded`, `StorageError`.
    @discardableResult
    public func replace(with data: Data, expecting token: String?, at now: Timestamp) async throws -> Int {
        let new = try Self.checked(data)
        try await requireRoom(for: data, at: now)
        return try await change(at: now) { draft in
            guard try token == nil || token == draft.token() else { throw NotebookError.staleProposal }
            try draft.keepEarlier(at: now)
            try draft.replace(with: data)
            return new.items.count
        }
    }

    /// Stores a notebook that will replace this one once the learner agrees. Discards any earlier proposal.
    ///
    /// - Throws: The same errors as ``replace(with:expecting:at:)``.
    public func propose(_ data: Data, at now: Timestamp) async throws {
        try await atLength {
            _ = try Self.checked(data)
            try await requireRoom(for: data, at: now)
            try await putAside(at: now) { try $0.propose(data) }
        }
    }

    /// Returns the effect of the proposed replacement; nil if there is none.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func proposal() async throws -> NotebookReplacement? {
        try await atLength {
            try await look { draft in
                let data = try draft.proposed()
                return data.isEmpty
                    ? nil : try draft.outlook(of: NotebookIndex(data), token: draft.tokenOfBoth())
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
            try await change(at: now) { draft in
                let data = try draft.proposed()
                guard try !data.isEmpty && token == draft.tokenOfBoth() else { throw NotebookError.staleProposal }
                let new = try Self.checked(data)
                try draft.keepEarlier(at: now)
                try draft.replace(with: data)
                try draft.discardProposal()
                return new.items.count
            }
        }
    }

    /// Discards the proposal.
    public func discardProposal(at now: Timestamp) async throws {
        try await putAside(at: now) { try $0.discardProposal() }
    }

    // MARK: Rules

    /// Throws unless the learner may keep another notebook of this length: the present one stays among the earlier ones. The
    /// proposal that becomes the notebook is there already.
    private func requireRoom(for data: Data, at now: Timestamp) async throws {
        guard let desk else { return }
        try await desk.database.requireRoom(of: desk.learner, for: data.count, at: now)
    }

    static func checked(_ data: Data) throws(NotebookError) -> NotebookIndex {
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

extension NotebookDraft {
    /// The proposed notebook, next to the file; nil without a file.
    private var proposal: NotebookFile? { file.map { NotebookFile(path: $0.path + ".proposed") } }
    /// The name of the proposed notebook among the copies of a notebook without a file.
    private static let proposalName = "proposed"

    /// Returns the proposed notebook; empty if there is none.
    func proposed() throws -> Data {
        if let proposal { return try proposal.read() }
        return try reader?.notebookCopy(Self.proposalName) ?? Data()
    }

    func propose(_ data: Data) throws {
        if let proposal { try proposal.replace(with: data) } else { try rows?.keepCopy(Self.proposalName, data) }
    }

    func discardProposal() throws {
        if let proposal { proposal.remove() } else { try rows?.removeCopy(Self.proposalName) }
    }

    /// Returns a token that changes with the present notebook.
    func token() throws -> String {
        if let file { return file.stampText }
        return try reader?.notebookFile()?.stamp ?? "none"
    }

    /// Returns a token that changes with the present or the proposed notebook.
    func tokenOfBoth() throws -> String {
        if let proposal { return try token() + "-" + proposal.stampText }
        // FNV-1a
        let digest = try proposed().reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return try token() + "-\(digest)"
    }

    func outlook(of new: NotebookIndex, token: String) throws -> NotebookReplacement {
        let present = NotebookIndex(try text())
        let kept = Set(new.items.map(\.title))
        var seen: Set<String> = []
        let lost = present.items.map(\.title).filter { !kept.contains($0) && seen.insert($0).inserted }
        return NotebookReplacement(
            entries: new.items.count, presentEntries: present.items.count, lost: lost, token: token)
    }
}
