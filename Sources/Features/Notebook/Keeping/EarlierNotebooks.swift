import Foundation
import Model
import Storage
import Synchronization

/// A notebook that was replaced by another.
public struct EarlierNotebook: Hashable, Sendable {
    /// Its name: that of its file in ``EtymologyNotebook/earlierFolder``, if the notebook has a file.
    public var name: String
    /// When it was replaced.
    public var replacedAt: Timestamp
    public var bytes: Int
}

extension EtymologyNotebook {
    /// The number of earlier notebooks to keep; the oldest is deleted first.
    public static let earlierKept = 10

    /// The folder of the earlier notebooks, next to the notebook; nil for one without a file.
    public var earlierFolder: String? { file.map { NotebookDraft.earlierFolder(of: $0).path } }

    /// Returns the earlier notebooks, latest first.
    ///
    /// - Throws: `StorageError`, for a notebook without a file.
    public func earlier() async throws -> [EarlierNotebook] { try await look { try $0.earlier() } }

    /// Returns the text of an earlier notebook; empty if there is none with this name.
    ///
    /// - Throws: ``NotebookError/unreadable(path:reason:)``, `StorageError`.
    public func earlierText(_ name: String) async throws -> Data { try await look { try $0.earlier(name) } }

    /// Begins to add the earlier notebooks of another Glossa.
    public func bringEarlier() -> BroughtNotebooks { BroughtNotebooks(to: file) }

    /// Restores an earlier notebook. The present one becomes an earlier one.
    ///
    /// - Returns: The number of its entries.
    /// - Throws: ``NotebookError/noEarlierNotebook(_:)``, ``NotebookError/unreadable(path:reason:)``,
    ///   ``NotebookError/notWritten(path:reason:)``, `StorageError`.
    @discardableResult
    public func restore(_ name: String, at now: Timestamp) async throws -> Int {
        try await atLength {
            try await change(at: now) { draft in
                guard try draft.earlier().contains(where: { $0.name == name }) else {
                    throw NotebookError.noEarlierNotebook(name)
                }
                let data = try draft.earlier(name)
                let new = try Self.checked(data)
                try draft.keepEarlier(at: now)
                try draft.replace(with: data)
                return new.items.count
            }
        }
    }
}

/// Earlier notebooks of another Glossa, which are added within the transaction of an import. Those of a learner without a file
/// are rows, and go with it; files can be taken back until it is known that the import is saved.
public final class BroughtNotebooks: Sendable {
    private let file: NotebookFile?
    /// What was added, with the text that had the name before, if any.
    private let added = Mutex<[(name: String, former: Data?)]>([])

    fileprivate init(to file: NotebookFile?) { self.file = file }

    /// Adds earlier notebooks, by their names. Those whose names are not of one are left out.
    ///
    /// - Throws: ``NotebookError/notWritten(path:reason:)``, `StorageError`. Then ``takeBack()`` is still to be called.
    public func add(_ texts: [String: Data], in transaction: Transaction) throws {
        let texts = texts.filter { EarlierName.parts(of: $0.key) != nil }.sorted { $0.key < $1.key }
        guard !texts.isEmpty else { return }
        guard let file else {
            // Without entries, no random bits are asked for.
            let rows = NotebookRows(transaction: transaction) { (0, 0) }
            for (name, text) in texts { try rows.keepCopy(name, text) }
            return
        }
        try file.locked {
            let draft = NotebookDraft(file, nil)
            let known = Set(try draft.earlier().map(\.name))
            for (name, text) in texts {
                let former = known.contains(name) ? try draft.earlier(name) : nil
                added.withLock { $0.append((name, former)) }
                try draft.keep(text, as: name)
            }
        }
    }

    /// Removes the files that were added, because the import is not saved. A file that was replaced is as it was.
    public func takeBack() {
        guard let file else { return }
        let added = added.withLock { $0 }
        guard !added.isEmpty else { return }
        try? file.locked {
            let draft = NotebookDraft(file, nil)
            for (name, former) in added {
                if let former { try draft.keep(former, as: name) } else { draft.removeEarlier(name) }
            }
            rmdir(NotebookDraft.earlierFolder(of: file).path)
        }
    }
}

extension NotebookDraft {
    fileprivate static func earlierFolder(of file: NotebookFile) -> URL {
        URL(filePath: file.path).deletingLastPathComponent().appending(path: "earlier")
    }

    func earlier() throws -> [EarlierNotebook] {
        let copies: [(name: String, bytes: Int)]
        if let file {
            let folder = Self.earlierFolder(of: file)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            copies = names.map { name in
                let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
                return (name, attributes?[.size] as? Int ?? 0)
            }
        } else {
            copies = try reader?.notebookCopies() ?? []
        }
        let found: [(notebook: EarlierNotebook, number: Int)] = copies.compactMap { copy in
            guard let (time, number) = EarlierName.parts(of: copy.name) else { return nil }
            return (EarlierNotebook(name: copy.name, replacedAt: time, bytes: copy.bytes), number)
        }
        return found.sorted { ($0.notebook.replacedAt, $0.number) > ($1.notebook.replacedAt, $1.number) }
            .map(\.notebook)
    }

    /// Returns the text of an earlier notebook.
    fileprivate func earlier(_ name: String) throws -> Data {
        guard let file else { return try reader?.notebookCopy(name) ?? Data() }
        return try NotebookFile(path: Self.earlierFolder(of: file).appending(path: name).path).read()
    }

    /// Keeps a text as an earlier notebook of this name.
    fileprivate func keep(_ text: Data, as name: String) throws {
        guard let file else { return try rows?.keepCopy(name, text) ?? () }
        let folder = Self.earlierFolder(of: file)
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw NotebookError.notWritten(path: folder.path, reason: error.localizedDescription) }
        try NotebookFile(path: folder.appending(path: name).path).replace(with: text)
    }

    /// Removes an earlier notebook of a notebook with a file.
    fileprivate func removeEarlier(_ name: String) {
        guard let file else { return }
        try? FileManager.default.removeItem(at: Self.earlierFolder(of: file).appending(path: name))
    }

    /// Removes the earlier notebooks of a notebook with a file, and their folder if nothing else is in it.
    func removeEarlier() throws {
        guard let file else { return }
        let folder = Self.earlierFolder(of: file)
        for old in try earlier() { try? FileManager.default.removeItem(at: folder.appending(path: old.name)) }
        rmdir(folder.path)
    }

    /// Copies the notebook to the earlier ones. Call it before replacing the notebook.
    func keepEarlier(at now: Timestamp) throws {
        let present = try text()
        guard !present.isEmpty else { return }
        // Follows the last one of the same second, even if an earlier one has been deleted, because numbers keep the
        // order.
        let second = EarlierName.parts(of: EarlierName.name(at: now, 1))?.time
        let taken = try earlier().compactMap { EarlierName.parts(of: $0.name) }.filter { $0.time == second }
        let number = min((taken.map(\.number).max() ?? 0) + 1, EarlierName.lastNumber)
        let name = EarlierName.name(at: now, number)
        try keep(present, as: name)
        for old in try earlier().dropFirst(EtymologyNotebook.earlierKept) {
            if let file {
                try? FileManager.default.removeItem(at: Self.earlierFolder(of: file).appending(path: old.name))
            } else {
                try rows?.removeCopy(old.name)
            }
        }
    }
}

/// The file names of earlier notebooks: `etynote-20261123T153012Z.md`, and `…Z-2.md` for the second in one second.
private enum EarlierName {
    private static let style = Date.ISO8601FormatStyle(
        dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted)

    static func name(at time: Timestamp, _ number: Int) -> String {
        let date = Date(timeIntervalSince1970: Double(time.milliseconds) / 1000)
        return "etynote-" + date.formatted(style) + (number > 1 ? "-\(number)" : "") + ".md"
    }

    static let lastNumber = 999_999_999

    /// Returns when a notebook was replaced, and its number in that second; nil for a file that is not Glossa's.
    static func parts(of name: String) -> (time: Timestamp, number: Int)? {
        guard let match = name.wholeMatch(of: /etynote-(\d{8}T\d{6}Z)(?:-(\d{1,9}))?\.md/),
            let date = try? Date(String(match.1), strategy: style)
        else { return nil }
        let time = Timestamp(milliseconds: 0).advanced(bySeconds: Int64(date.timeIntervalSince1970))
        return (time, match.2.flatMap { Int($0) } ?? 1)
    }
}
