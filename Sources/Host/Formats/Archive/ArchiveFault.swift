/// Why a ZIP archive could not be written or read. What was read so far is to be discarded.
public enum ArchiveFault: Error, Hashable, Sendable {
    /// The file is not a ZIP archive.
    case notAnArchive
    /// The archive is cut off or corrupt, or names a part twice; `part` says where.
    case damaged(part: String)
    /// A part is encrypted.
    case encrypted
    /// The archive has too many parts, or unpacks to more than its own length can account for: a decompression bomb.
    case tooLarge
    /// The disk has no room.
    case diskFull
    /// The archive, or a temporary file, could not be written; `reason` is the system's message.
    case unwritable(reason: String)
}
