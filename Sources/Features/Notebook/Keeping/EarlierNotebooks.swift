import Foundation
import Model

/// A notebook that was replaced by another.
public struct EarlierNotebook: Hashable, Sendable {
    /// The file name, in ``EtymologyNotebook/earlierFolder``.
    public var name: String
    /// When it was replaced.
    public var replacedAt: Timestamp
    public var bytes: Int
}

extension EtymologyNotebook {
    /// The number of earlier notebooks to keep; the oldest is deleted first.
    public static let earlierKept = 10

    /// The folder of the earlier notebooks, next to the notebook.
    public var earlierFolder: String {
        URL(filePath: path).deletingLastPathComponent().appending(path: "earlier").path
    }

    /// Returns the earlier notebooks, latest first.
    public func earlier() -> [EarlierNotebook] {
        let folder = URL(filePath: earlierFolder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let found: [(notebook: EarlierNotebook, number: Int)] = names.compactMap { name in
            guard let (time, number) = EarlierName.parts(of: name) else { return nil }
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
            let bytes = attributes?[.size] as? Int ?? 0
            return (notebook: EarlierNotebook(name: name, replacedAt: time, bytes: bytes), number: number)
        }
        return found.sorted { ($0.notebook.replacedAt, $0.number) > ($1.notebook.replacedAt, $1.number) }
            .map(\.notebook)
    }

    /// Restores an earlier notebook. The present one becomes an earlier one.
    ///
    /// - Returns: The number of its entries.
    /// - Throws: ``NotebookError/noEarlierNotebook(_:)``, ``NotebookError/unreadable(path:reason:)``,
    ///   ``NotebookError/notWritten(path:reason:)``.
    @discardableResult
    public func restore(_ name: String, at now: Timestamp) async throws -> Int {
        try await atLength {
            guard earlier().contains(where: { $0.name == name }) else { throw NotebookError.noEarlierNotebook(name) }
            let data = try NotebookFile(path: URL(filePath: earlierFolder).appending(path: name).path).read()
            return try replace(with: data, expecting: nil, at: now)
        }
    }

    /// Copies the notebook into the folder of earlier ones. Call it with the file locked, before replacing the
    /// notebook.
    func keepEarlier(at now: Timestamp) throws {
        let present = try file.read()
        guard !present.isEmpty else { return }
        let folder = URL(filePath: earlierFolder)
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw NotebookError.notWritten(path: folder.path, reason: error.localizedDescription) }
        // Follows the last one of the same second, even if an earlier one has been deleted, because numbers keep the
        // order.
        let second = EarlierName.parts(of: EarlierName.name(at: now, 1))?.time
        let taken = earlier().compactMap { EarlierName.parts(of: $0.name) }.filter { $0.time == second }
        let number = min((taken.map(\.number).max() ?? 0) + 1, EarlierName.lastNumber)
        try NotebookFile(path: folder.appending(path: EarlierName.name(at: now, number)).path).replace(with: present)
        for old in earlier().dropFirst(Self.earlierKept) {
            try? FileManager.default.removeItem(at: folder.appending(path: old.name))
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
