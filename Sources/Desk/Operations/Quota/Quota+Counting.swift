import Cards
import Foundation
import Model
import Reading
import Storage

extension Quota {
    /// The most bytes that each learner keeps on a server with accounts, unless its administrator says otherwise: 2 GB. That
    /// is a hundred illustrated books, a deck with some ten thousand recordings and several dictionaries; and thirty
    /// learners who fill it fit on a small server's disk.
    public static let usualBytes: Int64 = 2_000_000_000

    /// The most files that each learner keeps: a large collection of cards has some ten thousand recordings.
    public static let mostFiles: Int64 = 100_000

    /// The limit of a server with accounts.
    ///
    /// - Parameters:
    ///   - bytes: The most that each learner may keep.
    ///   - folders: The folders with files of a learner beside the database. Their files count at any depth.
    public static func ofLearners(
        bytes: Int64, files: Int64 = mostFiles, folders: @escaping @Sendable (ID<Learner>) -> [URL]
    ) -> Quota {
        Quota(SpaceUse(bytes: bytes, files: files)) { (reader) throws(StorageError) in
            let use = try reader.countedSpace()
            guard case .text(let id) = reader.owner, let learner = ID<Learner>(id) else { return use }
            return folders(learner).reduce(use) { $0 + SpaceUse(ofFolder: $1) }
        } clear: { (transaction) throws(StorageError) in
            for id in try transaction.booksDeleted(before: transaction.time.advanced(bySeconds: 1)) {
                try transaction.purge(id)
            }
            try transaction.purgeDeletedNotes()
        }
    }
}

extension LearnerContext {
    /// What the learner keeps and may keep; nil on a server without a limit.
    ///
    /// - Throws: `StorageError`.
    public func spaceUse() async throws -> (used: SpaceUse, limit: SpaceUse)? {
        guard let quota = workplace.quota else { return nil }
        return (try await database.read(learner) { try quota.use($0) }, quota.limit)
    }
}

extension SpaceUse {
    /// What the files in a folder take, at any depth; nothing if there is no such folder.
    fileprivate init(ofFolder folder: URL) {
        self.init(bytes: 0, files: 0)
        guard let files = FileManager.default.enumerator(atPath: folder.path) else { return }
        for case let name as String in files {
            var status = stat()
            guard lstat(folder.path + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            bytes += Int64(status.st_size)
            self.files += 1
        }
    }
}

extension Reader {
    /// What an answer counts, in bytes: about what the row and its indices take in either engine.
    private static let bytesOfAnswer: Int64 = 100

    /// Counts what the learner keeps in the database: texts by their characters, files by their bytes, cards and answers by
    /// their number, marks by their words and sentences. Translations, lessons and the rest, of which each takes a request, do
    /// not count.
    fileprivate func countedSpace() throws(StorageError) -> SpaceUse {
        var use = SpaceUse(bytes: 0, files: 0)
        func count(_ sql: String, _ bytes: Int64 = 1, isOfFiles: Bool = false) throws(StorageError) {
            guard let row = try first(sql, [owner]) else { return }
            use.bytes += Int64(try row.count("size")) * bytes
            if isOfFiles { use.files += Int64(try row.count("number")) }
        }
        let character = Int64(Quota.bytesOfCharacter)
        try count(
            """
            SELECT COUNT(*) AS number, CAST(COALESCE(SUM(scalar_count), 0) AS BIGINT) AS size
            FROM book WHERE learner_id = ?
            """, character, isOfFiles: true)
        for (table, column) in [
            ("cover", "bytes"), ("book_picture", "bytes"), ("media", "bytes"), ("notebook_copy", "text"),
        ] {
            try count(
                """
                SELECT COUNT(*) AS number, CAST(COALESCE(SUM(LENGTH(\(column))), 0) AS BIGINT) AS size
                FROM \(table) WHERE learner_id = ?
                """, isOfFiles: true)
        }
        try count(
            """
            SELECT CAST(COALESCE(SUM(LENGTH(text)), 0) AS BIGINT) AS size FROM notebook_entry WHERE learner_id = ?
            """)
        try count(
            """
            SELECT CAST(COALESCE(SUM(LENGTH(word) + LENGTH(reading) + LENGTH(definition) + LENGTH(sentence)
                + LENGTH(translation) + LENGTH(tags) + COALESCE(LENGTH(foreign_fields), 0)), 0) AS BIGINT) AS size
            FROM note WHERE learner_id = ?
            """, character)
        try count(
            """
            SELECT CAST(COALESCE(SUM(LENGTH(definition)), 0) AS BIGINT) AS size FROM foreign_definition
            WHERE learner_id = ?
            """, character)
        try count(
            """
            SELECT CAST(COALESCE(SUM(LENGTH(word) + COALESCE(LENGTH(reading), 0) + COALESCE(LENGTH(sentence), 0)), 0)
                AS BIGINT) AS size
            FROM mark WHERE learner_id = ?
            """, character)
        try count("SELECT COUNT(*) AS size FROM card WHERE learner_id = ?", Int64(Quota.bytesOfCard))
        try count("SELECT COUNT(*) AS size FROM review WHERE learner_id = ?", Reader.bytesOfAnswer)
        try count("SELECT COUNT(*) AS size FROM foreign_review WHERE learner_id = ?", Reader.bytesOfAnswer)
        return use
    }
}
