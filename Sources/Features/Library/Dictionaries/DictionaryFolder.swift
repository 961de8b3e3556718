import Foundation
import Lexicon
import LexiconCompiler
import LexiconFile
import Model
import Reading
import Storage
import Synchronization

/// The files of a learner's dictionaries, open.
public final class DictionaryFolder: Sendable {
    private struct State {
        /// The number of the learner's last change when the shelf was read.
        var sequence = -1
        var shelf = DictionaryShelf()
        var images: [ID<LearnerDictionary>: DictionaryImage] = [:]
    }

    /// Nil for a desk without files, which has no dictionaries of the learner's.
    package let folder: URL?
    private let state = Mutex(State())

    /// - Parameter folder: The learner's own. It is made when the first dictionary is brought.
    public init(_ folder: URL?) { self.folder = folder }

    /// Where the entries of a dictionary are.
    func file(of id: ID<LearnerDictionary>) -> URL? { folder?.appending(path: "\(id).glossadict") }

    /// Returns the learner's dictionaries that are on and can be read, as in the reader's snapshot of the database.
    public func current(_ reader: Reader) throws(StorageError) -> DictionaryShelf {
        guard folder != nil else { return DictionaryShelf() }
        let sequence = try reader.lastChange()
        if let known = state.withLock({ $0.sequence == sequence ? $0.shelf : nil }) { return known }
        let rows = try reader.dictionaries()
        return state.withLock { state in
            let ids = Set(rows.map(\.id))
            state.images = state.images.filter { ids.contains($0.key) }
            var volumes: [DictionaryShelf.Volume] = []
            for row in rows where !row.isOnIn.isEmpty {
                guard let image = state.images[row.id] ?? open(row.id) else { continue }
                state.images[row.id] = image
                volumes.append(DictionaryShelf.Volume(row, image))
            }
            state.shelf = DictionaryShelf(volumes)
            state.sequence = sequence
            return state.shelf
        }
    }

    /// Nil if its file is not there, or is damaged.
    private func open(_ id: ID<LearnerDictionary>) -> DictionaryImage? {
        file(of: id).flatMap { try? DictionaryImage(path: $0.path) }
    }

    /// Whether a dictionary's file can be read.
    public func canRead(_ id: ID<LearnerDictionary>) -> Bool {
        state.withLock { $0.images[id] != nil } || open(id) != nil
    }

    /// Deletes what imports that were killed left behind long ago: files that were not written to the end.
    ///
    /// A whole file is never deleted because this database does not know its dictionary: the database may be a former
    /// copy, or that of another folder, and the file is all that there is of what the learner brought.
    ///
    /// - Parameter now: A file that was changed less than a day before may be in use by an import, here or in another
    ///   process.
    func sweep(at now: Timestamp) {
        guard let folder else { return }
        removeUnfinishedLexicons(in: folder, now: Date(timeIntervalSince1970: Double(now.milliseconds) / 1000))
    }

    /// Deletes the file of a dictionary, and what records that it was verified.
    func delete(_ id: ID<LearnerDictionary>) {
        guard let file = file(of: id) else { return }
        try? FileManager.default.removeItem(at: file)
        try? FileManager.default.removeItem(atPath: file.path + ".verified")
    }
}
