import CArchive

/// The header of an archive's next entry.
struct ArchiveHeader {
    /// What libarchive answered: `ARCHIVE_OK`, `ARCHIVE_WARN`, `ARCHIVE_EOF` or an error.
    let status: Int32
    /// The entry, which is libarchive's until the next header is read.
    let entry: OpaquePointer?
    /// The entry's name; empty if it cannot be read.
    let name: String

    /// Reads it.
    init(of archive: OpaquePointer) {
        (status, entry, name) = withUTF8Names {
            var entry: OpaquePointer?
            let status = archive_read_next_header(archive, &entry)
            guard status == ARCHIVE_OK || status == ARCHIVE_WARN else { return (status, nil, "") }
            let name = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
            return (status, entry, name.map { String(cString: $0) } ?? "")
        }
    }
}
