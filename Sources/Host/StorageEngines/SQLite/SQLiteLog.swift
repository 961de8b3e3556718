internal import GRDB
internal import GRDBSQLite

extension GRDB.Database {
    /// Cuts off what a write that failed has appended to the log.
    ///
    /// SQLite keeps it to write over it later. On a full disk it is the room that every other write needs, and a checkpoint
    /// often cannot give it back, because the file itself would have to grow. SQLite cuts logs off in the same way when it
    /// keeps to `journal_size_limit`; nobody else appends meanwhile, because this holds the lock of writers.
    func cutLog() throws {
        try inTransaction(.immediate) {
            var length: sqlite3_int64 = 0
            if let used = lengthOfLog(), let log = file(SQLITE_FCNTL_JOURNAL_POINTER),
                log.pointee.pMethods.pointee.xFileSize(log, &length) == SQLITE_OK, length > used
            {
                _ = log.pointee.pMethods.pointee.xTruncate(log, used)
            }
            return .rollback
        }
    }

    /// The bytes of the log that hold committed pages, by the header of its index; nil if that is not of the version that
    /// this knows.
    ///
    /// Source: sqlite.org/walformat.html, "The WAL-Index File Format" and "WAL File Format".
    private func lengthOfLog() -> Int64? {
        var index: UnsafeMutableRawPointer?
        guard let file = file(SQLITE_FCNTL_FILE_POINTER), file.pointee.pMethods.pointee.iVersion >= 2,
            let map = file.pointee.pMethods.pointee.xShmMap, map(file, 0, 32 << 10, 0, &index) == SQLITE_OK, let index,
            index.load(as: UInt32.self) == 3_007_000
        else { return nil }
        let pageSize = Int64(index.load(fromByteOffset: 14, as: UInt16.self))
        let frames = Int64(index.load(fromByteOffset: 16, as: UInt32.self))
        // A page of 65,536 bytes is written as 1.
        return frames == 0 ? 0 : 32 + frames * (24 + (pageSize == 1 ? 65_536 : pageSize))
    }

    /// A file of this connection, open.
    private func file(_ which: Int32) -> UnsafeMutablePointer<sqlite3_file>? {
        var file: UnsafeMutablePointer<sqlite3_file>?
        guard sqlite3_file_control(sqliteConnection, "main", which, &file) == SQLITE_OK, let file,
            file.pointee.pMethods != nil
        else { return nil }
        return file
    }
}
