import Foundation
import Lexicon
import LexiconCompiler
import LexiconFile
import Model
import Reading
import Storage
import Synchronization

/// The files of a learner's dictionaries, open.
///
/// It notices within about a second if a file was replaced, damaged or deleted, and opens it anew: a damaged one finds
/// nothing until it is whole again.
public final class DictionaryFolder: Sendable {
    /// A dictionary's file as it was when it was opened.
    private struct File {
        /// Nil if there was none.
        var identity: FileIdentity?
        var image: DictionaryImage?
        /// Why there is no image.
        var fault: LearnerDictionary.Fault?
    }

    private struct State {
        /// The number of the learner's last change when the shelf was read; -1 if it has to be read anew.
        var sequence = -1
        var shelf = DictionaryShelf()
        var files: [ID<LearnerDictionary>: File] = [:]
        /// When the files were last compared with those that are open.
        var lookedAt = ContinuousClock.now
        /// What ``tell`` has not been told of yet.
        var news: [(ID<LearnerDictionary>, LearnerDictionary.Fault?)] = []
    }

    /// The shortest interval between two checks of the files.
    private let interval: Duration

    /// Nil for a desk without files, which has no dictionaries of the learner's.
    package let folder: URL?
    /// Called each time a file could not be opened, with the reason, or was opened anew, with nil.
    private let tell: @Sendable (ID<LearnerDictionary>, LearnerDictionary.Fault?) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - folder: The learner's own. It is made when the first dictionary is brought.
    ///   - tell: Called on any thread when the file of a dictionary cannot be read, with the reason, or was opened anew,
    ///     with nil.
    ///   - interval: The shortest between two checks of the files.
    public init(
        _ folder: URL?, interval: Duration = .seconds(1),
        tell: @escaping @Sendable (ID<LearnerDictionary>, LearnerDictionary.Fault?) -> Void = { _, _ in }
    ) {
        self.folder = folder
        self.interval = interval
        self.tell = tell
    }

    /// Where the entries of a dictionary are.
    package func file(of id: ID<LearnerDictionary>) -> URL? { folder?.appending(path: "\(id).glossadict") }

    /// Returns the learner's dictionaries that are on and can be read, as in the reader's snapshot of the database.
    public func current(_ reader: Reader) throws(StorageError) -> DictionaryShelf {
        guard folder != nil else { return DictionaryShelf() }
        let sequence = try reader.lastChange()
        if let known = known(at: sequence) { return known }
        let rows = try reader.dictionaries()
        return changing { state in
            let ids = Set(rows.map(\.id))
            state.files = state.files.filter { ids.contains($0.key) }
            var volumes: [DictionaryShelf.Volume] = []
            // One that is off may be open, because its page was shown.
            for row in rows where !row.isOnIn.isEmpty || state.files[row.id] != nil {
                guard let image = look(at: row.id, in: &state).image else { continue }
                volumes.append(DictionaryShelf.Volume(row, image))
            }
            // Leaves out those that are off.
            state.shelf = DictionaryShelf(volumes)
            state.sequence = sequence
            state.lookedAt = .now
            return state.shelf
        }
    }

    /// The shelf, if neither the database nor a file has changed since it was read.
    private func known(at sequence: Int) -> DictionaryShelf? {
        state.withLock { state in
            guard state.sequence == sequence else { return nil }
            if state.lookedAt.duration(to: .now) >= interval {
                state.lookedAt = .now
                let hasChanged = state.files.contains { id, file in identity(of: id) != file.identity }
                if hasChanged { return nil }
            }
            return state.shelf
        }
    }

    /// Why a dictionary's file cannot be read; nil if it can. Looks at the file now.
    public func fault(of id: ID<LearnerDictionary>) -> LearnerDictionary.Fault? {
        changing { look(at: id, in: &$0).fault }
    }

    /// Whether a dictionary's file can be read.
    public func canRead(_ id: ID<LearnerDictionary>) -> Bool { fault(of: id) == nil }

    /// Whether a dictionary's file is as it was written. Reads all of it, even if it was verified before.
    func isWhole(_ id: ID<LearnerDictionary>) -> Bool {
        changing { state in
            if let file = file(of: id) { try? FileManager.default.removeItem(atPath: file.path + ".verified") }
            state.files[id] = nil
            return look(at: id, in: &state).fault == nil
        }
    }

    /// Opens a dictionary's file, unless it is open and has not changed since.
    private func look(at id: ID<LearnerDictionary>, in state: inout State) -> File {
        guard let path = file(of: id)?.path else { return File(fault: .missing) }
        let known = state.files[id]
        var file = File(identity: identity(of: id))
        if let known, known.identity == file.identity { return known }
        do throws(LexiconError) {
            file.image = try DictionaryImage(path: path)
        } catch {
            file.fault = LearnerDictionary.Fault(error)
        }
        state.files[id] = file
        // The shelf has the former image, or none.
        state.sequence = -1
        if known != nil || file.fault != nil { state.news.append((id, file.fault)) }
        return file
    }

    private func identity(of id: ID<LearnerDictionary>) -> FileIdentity? {
        file(of: id).flatMap { FileIdentity(path: $0.path) }
    }

    /// Changes the state, and then tells what was found.
    private func changing<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
        let (value, news) = state.withLock { state in
            let value = body(&state)
            defer { state.news = [] }
            return (value, state.news)
        }
        for (id, fault) in news { tell(id, fault) }
        return value
    }

    /// Makes the folder if there is none, and checks that it takes files.
    ///
    /// - Throws: Errors of the file system, as they are.
    func prepare() throws {
        guard let folder else { throw StorageError.readOnly(path: "") }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard access(folder.path, W_OK | X_OK) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EACCES)
        }
    }

    /// Deletes what imports that were killed left behind long ago: files that were not written to the end.
    ///
    /// A whole file is never deleted merely because this database does not know its dictionary: the database may be a former
    /// copy, or that of another folder, and the file is all that there is of what the learner brought. One whose import was
    /// killed is; see ``abandoned()``.
    ///
    /// - Parameter now: A file that was changed less than a day before may be in use by an import, here or in another
    ///   process.
    func sweep(at now: Timestamp) {
        guard let folder else { return }
        removeUnfinishedLexicons(in: folder, now: Date(timeIntervalSince1970: Double(now.milliseconds) / 1000))
    }

    /// Deletes the file of a dictionary, what records that it was verified, and the mark of its import.
    func delete(_ id: ID<LearnerDictionary>) {
        guard let file = file(of: id) else { return }
        try? FileManager.default.removeItem(at: file)
        try? FileManager.default.removeItem(atPath: file.path + ".verified")
        removeMark(of: id)
    }
}

// MARK: - Imports that were killed

extension DictionaryFolder {
    private static let markSuffix = ".glossadict.arriving"

    /// The mark of an import: it stands beside the file of its dictionary from before that is written until the database knows
    /// it, and is locked as long as the process that imports lives.
    final class Mark: Sendable {
        private let descriptor: Int32
        /// False if another import holds it.
        let isHeld: Bool

        fileprivate init?(_ path: String) {
            descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return nil }
            // A file system that has no locks is used without.
            isHeld = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
        }

        deinit { close(descriptor) }
    }

    /// Marks the import of a dictionary, before its file is written.
    ///
    /// - Returns: The mark, to be kept until ``removeMark(of:)``; nil if it could not be made.
    func mark(_ id: ID<LearnerDictionary>) -> Mark? { markPath(of: id).flatMap { Mark($0) } }

    /// Removes the mark of an import, once the database knows its dictionary.
    func removeMark(of id: ID<LearnerDictionary>) { markPath(of: id).map { _ = unlink($0) } }

    /// The dictionaries whose import was killed: their marks are there, and no process holds them. The database knows those
    /// that were killed at the very end; the others are nobody's.
    func abandoned() -> [ID<LearnerDictionary>] {
        guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            return []
        }
        return names.compactMap { name in
            guard name.hasSuffix(Self.markSuffix),
                let id = ID<LearnerDictionary>(String(name.dropLast(Self.markSuffix.count)))
            else { return nil }
            let descriptor = open(folder.appending(path: name).path, O_RDWR | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            defer { close(descriptor) }
            return flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? id : nil
        }
    }

    private func markPath(of id: ID<LearnerDictionary>) -> String? {
        folder?.appending(path: "\(id)" + Self.markSuffix).path
    }
}

extension LearnerDictionary.Fault {
    fileprivate init(_ error: LexiconError) {
        switch error {
        case .missing: self = .missing
        case .outdated: self = .otherFormat
        case .unreadable(path: _, let reason): self = .damaged(reason: reason)
        // Opening a file throws no other.
        default: self = .damaged(reason: "it cannot be opened")
        }
    }
}
