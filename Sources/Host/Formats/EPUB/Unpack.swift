import CArchive

/// The result of unpacking a ZIP archive.
struct Unpacked {
    /// The selected entries, by name. If a name occurs twice, the first entry counts.
    var entries: [String: [UInt8]] = [:]
    /// The names of all entries whose names are safe.
    var names: Set<String> = []
    /// Whether the archive is cut off or corrupt somewhere.
    var isTruncated = false
    /// Whether a selected entry is encrypted.
    var isEncrypted = false
}

/// How much may still be unpacked from an archive; guards against decompression bombs.
///
/// Limits: 20,000 entries, 300 MB in all, and a hundred times the archive's own length (at least 32 MB). Only what is
/// actually unpacked counts, so that pictures that are not selected cost nothing.
struct UnpackingBudget {
    static let entryLimit = 20_000
    static let sizeLimit = 300 << 20
    private let ratioLimit: Int
    private var unpacked = 0

    init(archiveLength: Int) {
        ratioLimit = max(32 << 20, archiveLength * 100)
    }

    /// The same limits before anything was spent: for what is read from parts that are unpacked already, which may be read
    /// more than once.
    var renewed: UnpackingBudget {
        var budget = self
        budget.unpacked = 0
        return budget
    }

    mutating func spend(_ bytes: Int) throws(FormatError) {
        unpacked += bytes
        guard unpacked <= Self.sizeLimit else { throw .unsafeArchive(.size) }
        guard unpacked <= ratioLimit else { throw .unsafeArchive(.ratio) }
    }
}

/// Unpacks entries of a ZIP archive into memory; writes nothing to disk.
///
/// Ignores entries whose names are absolute or leave the archive (`..`).
///
/// - Parameter isWanted: Whether to unpack the entry of this name; others are only listed.
/// - Throws: `.unsafeArchive`, `.cancelled`; `.damagedArchive` if not even the first entry can be read.
func unpack(
    _ archive: Span<UInt8>, budget: inout UnpackingBudget, progress: ImportProgress,
    where isWanted: (String) -> Bool
) throws(FormatError) -> Unpacked {
    var unpacked = Unpacked()
    try archive.withUnsafeBytes { (bytes) throws(FormatError) in
        var reader = try ArchiveReader(bytes, .zip)
        var count = 0
        while let name = try reader.next(isTruncated: &unpacked.isTruncated) {
            count += 1
            guard count <= UnpackingBudget.entryLimit else { throw .unsafeArchive(.entries) }
            guard isSafe(name) else { continue }
            unpacked.names.insert(name)
            guard isWanted(name), unpacked.entries[name] == nil else { continue }
            if reader.entryIsEncrypted {
                unpacked.isEncrypted = true
                continue
            }
            unpacked.entries[name] = try reader.read(
                budget: &budget, isTruncated: &unpacked.isTruncated, progress: progress)
        }
        guard count > 0 else { throw .damagedArchive }
    }
    return unpacked
}

/// Unpacks entries of a ZIP archive one after the other, each whole or not at all.
///
/// - Parameters:
///   - largest: The most bytes of an entry; larger ones are passed over.
///   - most: The most bytes of all together. What comes after them is passed over, too.
///   - body: Receives the name and the bytes of each entry.
/// - Throws: `.cancelled`, or what `body` throws.
func forEachEntry(
    of archive: Span<UInt8>, largest: Int, most: Int, progress: ImportProgress, where isWanted: (String) -> Bool,
    each body: (String, [UInt8]) throws(FormatError) -> Void
) throws(FormatError) {
    try archive.withUnsafeBytes { (bytes) throws(FormatError) in
        var reader = try ArchiveReader(bytes, .zip)
        var isTruncated = false
        var count = 0
        var spent = 0
        while spent < most, let name = try reader.next(isTruncated: &isTruncated) {
            count += 1
            guard count <= UnpackingBudget.entryLimit else { return }
            guard isSafe(name), isWanted(name), !reader.entryIsEncrypted else { continue }
            try progress(0)
            let (entry, read) = reader.read(atMost: min(largest, most - spent))
            spent += read
            if let entry { try body(name, entry) }
        }
    }
}

/// Whether a name stays inside the archive.
func isSafe(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.contains("\\") && !name.contains(":")
        && !name.split(separator: "/").contains("..")
}

/// An open libarchive reader over bytes in memory.
struct ArchiveReader: ~Copyable {
    /// The kinds of archives that are read.
    enum Kind {
        case zip
        /// A tape archive, also compressed as a whole with gzip, bzip2 or xz.
        case tape
        /// A file that is compressed with gzip by itself: one entry.
        case compressed
    }

    private static let blockLength = 1 << 16

    private let archive: OpaquePointer
    /// Whether the current entry is encrypted. libarchive's own answer for the archive stays true after the first one.
    private(set) var entryIsEncrypted = false

    init(_ bytes: UnsafeRawBufferPointer, _ kind: Kind) throws(FormatError) {
        archive = try Self.open(bytes, kind)
    }

    deinit {
        archive_read_free(archive)
    }

    private static func open(_ bytes: UnsafeRawBufferPointer, _ kind: Kind) throws(FormatError) -> OpaquePointer {
        guard let archive = archive_read_new() else { throw .damagedArchive }
        switch kind {
        case .zip:
            archive_read_support_format_zip(archive)
            // Names without the UTF-8 flag are usually UTF-8 nonetheless.
            withUTF8Names { _ = archive_read_set_options(archive, "zip:hdrcharset=UTF-8") }
        case .tape:
            archive_read_support_format_tar(archive)
            archive_read_support_filter_gzip(archive)
            archive_read_support_filter_bzip2(archive)
            archive_read_support_filter_xz(archive)
        case .compressed:
            archive_read_support_format_raw(archive)
            archive_read_support_filter_gzip(archive)
        }
        guard archive_read_open_memory(archive, bytes.baseAddress, bytes.count) == ARCHIVE_OK else {
            archive_read_free(archive)
            throw .damagedArchive
        }
        return archive
    }

    /// Advances to the next entry and returns its name; nil at the end. An unreadable name is returned as an empty one.
    mutating func next(isTruncated: inout Bool) throws(FormatError) -> String? {
        let header = ArchiveHeader(of: archive)
        switch header.status {
        case ARCHIVE_EOF: return nil
        case ARCHIVE_OK, ARCHIVE_WARN: break
        default:
            isTruncated = true
            return nil
        }
        entryIsEncrypted = archive_entry_is_encrypted(header.entry) != 0
        return header.name
    }

    /// Unpacks the entry; nil if it is longer than a limit or cut off. Also returns how many bytes were unpacked.
    func read(atMost limit: Int) -> (entry: [UInt8]?, read: Int) {
        var bytes: [UInt8] = []
        while true {
            var count = 0
            let block = [UInt8](unsafeUninitializedCapacity: Self.blockLength) { buffer, length in
                count = archive_read_data(archive, buffer.baseAddress, buffer.count)
                length = max(0, count)
            }
            guard count > 0 else { return (count < 0 ? nil : bytes, bytes.count) }
            guard bytes.count + count <= limit else { return (nil, bytes.count + count) }
            bytes.append(contentsOf: block)
        }
    }

    /// Unpacks the entry, or as much of it as there is if it is cut off.
    ///
    /// - Parameter isKept: Whether its bytes are wanted. In an archive that is compressed as a whole, those that are not cost
    ///   as much.
    func read(
        budget: inout UnpackingBudget, isTruncated: inout Bool, progress: ImportProgress, isKept: Bool = true
    ) throws(FormatError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            var count = 0
            let block = [UInt8](unsafeUninitializedCapacity: Self.blockLength) { buffer, length in
                count = archive_read_data(archive, buffer.baseAddress, buffer.count)
                length = max(0, count)
            }
            if count < 0 { isTruncated = true }
            guard count > 0 else { return bytes }
            try budget.spend(count)
            try progress(0)
            if isKept { bytes.append(contentsOf: block) }
        }
    }
}
