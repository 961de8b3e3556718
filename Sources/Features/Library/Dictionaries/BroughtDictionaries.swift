import Foundation
import Lexicon
import LexiconFile
import Model
import Storage

/// The files of dictionaries that came with an export of everything, in their places, until it is known whether their rows
/// are saved.
///
/// A mark stands beside each, as beside that of a dictionary that is imported alone. If the process is killed, or cannot tell
/// whether the rows were saved, the next purge deletes the files of dictionaries that the database does not know.
package struct BroughtDictionaries: Sendable {
    private let folder: DictionaryFolder
    /// The folders that were not there before, the innermost first.
    private let newFolders: [URL]
    private var files: [(id: ID<LearnerDictionary>, mark: DictionaryFolder.Mark?, isNobodys: Bool)] = []

    fileprivate init(to folder: DictionaryFolder) throws {
        self.folder = folder
        guard let place = folder.folder else {
            newFolders = []
            return
        }
        newFolders = [place, place.deletingLastPathComponent()].filter {
            !FileManager.default.fileExists(atPath: $0.path)
        }
        try folder.prepare()
    }

    /// Copies a file into its place, where it appears whole. One that is there already and can be read stays, because it is that
    /// of the same dictionary, unless an import that was killed left it.
    ///
    /// - Parameter isNobodys: Whether such an import left a mark.
    fileprivate mutating func add(_ id: ID<LearnerDictionary>, from source: URL, isNobodys: Bool) throws {
        guard let target = folder.file(of: id), isNobodys || !folder.canRead(id) else { return }
        let mark = folder.mark(id)
        // Another import of the same archive must not lose its file with this one.
        guard mark?.isHeld ?? true else { throw StorageError.busy }
        if rename(target.path, Self.former(of: target)) != 0, errno != ENOENT {
            let error = Self.systemError()
            if !isNobodys { folder.removeMark(of: id) }
            throw error
        }
        files.append((id, mark, isNobodys))
        let draft = target.appendingPathExtension("unfinished-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: draft) }
        try FileManager.default.copyItem(at: source, to: draft)
        guard rename(draft.path, target.path) == 0 else { throw Self.systemError() }
    }

    /// Keeps the files, because their rows are saved.
    package func keep() {
        for (id, mark, _) in files {
            if let target = folder.file(of: id) { unlink(Self.former(of: target)) }
            folder.removeMark(of: id)
            withExtendedLifetime(mark) {}
        }
    }

    /// Removes the files, because their rows are not saved. What was in their places is there again.
    package func takeBack() {
        for (id, mark, isNobodys) in files {
            folder.delete(id)
            if let target = folder.file(of: id) { rename(Self.former(of: target), target.path) }
            // As it was before, so that a purge still asks the database about it.
            if isNobodys { _ = folder.mark(id) }
            withExtendedLifetime(mark) {}
        }
        // One in which somebody has put something else stays.
        for folder in newFolders { rmdir(folder.path) }
    }

    /// Where a file that could not be read is in the meantime; one that a killed process left is swept after a day.
    private static func former(of target: URL) -> String { target.path + ".unfinished-former" }

    private static func systemError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

extension DictionaryFolder {
    /// A file of an export that is not that of a dictionary.
    package struct NotADictionary: Error {
        package var id: ID<LearnerDictionary>
    }

    /// Copies the files of dictionaries from an export into their places: all of them, or none. A desk without files takes none.
    ///
    /// - Returns: What was brought. Call ``BroughtDictionaries/keep()`` or ``BroughtDictionaries/takeBack()`` once it is known
    ///   whether the rows are saved.
    /// - Throws: ``NotADictionary``; `StorageError.busy` while another import brings one of them; errors of the file system, as
    ///   they are.
    package func bring(_ sources: [(id: ID<LearnerDictionary>, file: URL)]) throws -> BroughtDictionaries? {
        guard folder != nil, !sources.isEmpty else { return nil }
        for source in sources where (try? DictionaryImage(path: source.file.path)) == nil {
            throw NotADictionary(id: source.id)
        }
        var brought = try BroughtDictionaries(to: self)
        do {
            let nobodys = Set(abandoned())
            for source in sources {
                try brought.add(source.id, from: source.file, isNobodys: nobodys.contains(source.id))
            }
        } catch {
            brought.takeBack()
            throw error
        }
        return brought
    }
}
