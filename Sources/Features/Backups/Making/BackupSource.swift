import Foundation
import Storage

/// What a backup is of: the database, and the folders of files that nothing can rebuild.
public struct BackupSource: Sendable {
    /// A folder that is copied with everything in it.
    public struct Folder: Hashable, Sendable {
        /// Its name in a backup.
        public var name: String
        public var path: String
        /// The file that programs lock while they write in the folder, if there is one.
        public var lock: String?
        /// Whether its files never change, so that backups can share those that are the same.
        public var isUnchanging: Bool

        public init(name: String, path: String, lock: String? = nil, isUnchanging: Bool = false) {
            self.name = name
            self.path = path
            self.lock = lock
            self.isUnchanging = isUnchanging
        }
    }

    public var database: any DatabaseCopier
    public var folders: [Folder]
    /// The folder of the data, in which nothing else may be locked; nil if nothing is known of it.
    public var dataFolder: String?
    /// The version of Glossa that makes the backup.
    public var glossa: String
    /// What manifests call the desk; nil for nothing.
    var desk: String?

    public init(database: any DatabaseCopier, folders: [Folder], glossa: String) {
        self.database = database
        self.folders = folders
        self.glossa = glossa
    }

    /// The data of a Glossa.
    ///
    /// - Parameters:
    ///   - notebook: The file of the etymology notebook; its folder is copied, with the earlier notebooks.
    ///   - dictionaries: The folder of the dictionaries that learners brought.
    ///   - learners: The folder with the files of the other learners of a server with accounts; nil if there is none.
    public init(
        database: any DatabaseCopier, notebook: URL, dictionaries: URL, learners: URL? = nil, glossa: String
    ) {
        self.init(
            database: database,
            folders: [
                Folder(
                    name: "EtyNote", path: notebook.deletingLastPathComponent().resolvingSymlinksInPath().path,
                    lock: notebook.path + ".lock"),
                Folder(name: "Dictionaries", path: dictionaries.resolvingSymlinksInPath().path, isUnchanging: true),
            ] + (learners.map { [Folder(name: "Learners", path: $0.resolvingSymlinksInPath().path)] } ?? []),
            glossa: glossa)
        dataFolder = notebook.deletingLastPathComponent().deletingLastPathComponent().path
    }
}

extension BackupSource.Folder {
    /// Whether a file belongs in a backup: not what was being written, and not what Glossa notes again by itself.
    func takes(_ path: String) -> Bool {
        ![".verified", ".unfinished", ".part"].contains { path.hasSuffix($0) }
    }

    /// Runs `body` while nobody writes in the folder.
    func locked<Value>(_ body: () throws -> Value) throws -> Value {
        let descriptor = lock.map { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
        // Without the file, nobody has written yet.
        guard descriptor >= 0 else { return try body() }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_SH) != 0 { guard errno == EINTR else { break } }
        return try body()
    }
}
