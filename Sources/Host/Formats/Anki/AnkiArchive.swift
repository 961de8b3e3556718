import CArchive
import CZstd
import Foundation

/// A ZIP archive on disk whose entries are read one after the other.
///
/// An entry's name decides nothing about where anything is written: entries are looked up by names that are known
/// beforehand.
final class AnkiArchive {
    /// Bytes of one block that is read from the archive.
    private static let blockLength = 1 << 17
    static let entryLimit = 1_000_000

    private let archive: OpaquePointer
    private let locale = ThreadLocale("C.UTF-8")
    private var count = 0
    /// The length that the entry states; −1 where it states none.
    private(set) var entryLength: Int64 = -1

    /// - Throws: `.notAPackage` for anything that does not begin as a ZIP archive does.
    init(_ file: URL) throws(AnkiError) {
        guard let archive = archive_read_new() else { throw .notAPackage }
        archive_read_support_format_zip_seekable(archive)
        archive_read_set_options(archive, "zip:hdrcharset=UTF-8")
        self.archive = archive
        guard archive_read_open_filename(archive, file.path, Self.blockLength) == ARCHIVE_OK else {
            // A ZIP archive has its list at the end: one that begins rightly and has none was cut off.
            throw Self.beginsAsArchive(file) ? .damaged(part: "the end of the archive") : .notAPackage
        }
    }

    /// Whether a file begins as every ZIP archive does.
    private static func beginsAsArchive(_ file: URL) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 4)).flatMap { $0 }.map { $0 == Data([0x50, 0x4B, 3, 4]) } ?? false
    }

    deinit {
        archive_read_free(archive)
        locale.restore()
    }

    /// Goes to the next entry and gives its name; nil at the end.
    ///
    /// - Throws: `.damaged`, `.tooLarge` for an archive with a million entries.
    func next() throws(AnkiError) -> String? {
        var entry: OpaquePointer?
        switch archive_read_next_header(archive, &entry) {
        case ARCHIVE_EOF: return nil
        case ARCHIVE_OK, ARCHIVE_WARN: break
        default: throw .damaged(part: "its list of contents")
        }
        count += 1
        guard count <= Self.entryLimit else { throw .tooLarge(limit: Self.entryLimit) }
        entryLength = archive_entry_size_is_set(entry) != 0 ? archive_entry_size(entry) : -1
        return (archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)).map { String(cString: $0) } ?? ""
    }

    /// Hands out the entry's bytes block by block.
    func read(_ name: String, _ body: (UnsafeRawBufferPointer) throws(AnkiError) -> Void) throws(AnkiError) {
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.blockLength, alignment: 16)
        defer { block.deallocate() }
        while true {
            if Task.isCancelled { throw .cancelled }
            let length = archive_read_data(archive, block.baseAddress, block.count)
            guard length >= 0 else { throw .damaged(part: name) }
            guard length > 0 else { return }
            try body(UnsafeRawBufferPointer(rebasing: block[..<length]))
        }
    }

    /// Hands out the entry's bytes, unpacked a second time where they are packed with Zstandard.
    ///
    /// - Parameter limit: Bytes beyond which it is not worth unpacking.
    /// - Throws: `.tooLarge`, `.damaged`, and what `body` throws.
    func unpack(
        _ name: String, isZstandard: Bool, limit: Int, _ body: (UnsafeRawBufferPointer) throws(AnkiError) -> Void
    ) throws(AnkiError) {
        var total = 0
        func take(_ bytes: UnsafeRawBufferPointer) throws(AnkiError) {
            total += bytes.count
            guard total <= limit else { throw .tooLarge(limit: limit) }
            try body(bytes)
        }
        guard isZstandard else { return try read(name, take) }
        let stream = try ZstandardStream()
        try read(name) { (block) throws(AnkiError) in try stream.unpack(block, name, take) }
        guard stream.isWhole else { throw .damaged(part: name) }
    }

    /// All of the entry's bytes.
    func bytes(_ name: String, isZstandard: Bool, limit: Int) throws(AnkiError) -> [UInt8] {
        var bytes: [UInt8] = []
        try unpack(name, isZstandard: isZstandard, limit: limit) { (block) throws(AnkiError) in bytes += block }
        return bytes
    }
}

/// A Zstandard frame that is unpacked as it comes in.
private final class ZstandardStream {
    private let context: OpaquePointer
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: ZSTD_DStreamOutSize(), alignment: 16)
    /// Whether the frame has come to its end.
    private(set) var isWhole = false

    init() throws(AnkiError) {
        guard let context = ZSTD_createDCtx() else { throw .unreadableFile(reason: "no memory") }
        self.context = context
        // At most 128 MB of window: more is not what Anki writes.
        ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, 27)
    }

    deinit {
        ZSTD_freeDCtx(context)
        buffer.deallocate()
    }

    func unpack(
        _ bytes: UnsafeRawBufferPointer, _ name: String, _ body: (UnsafeRawBufferPointer) throws(AnkiError) -> Void
    ) throws(AnkiError) {
        var input = ZSTD_inBuffer(src: bytes.baseAddress, size: bytes.count, pos: 0)
        var isFull = false
        while input.pos < input.size || isFull {
            var output = ZSTD_outBuffer(dst: buffer.baseAddress, size: buffer.count, pos: 0)
            let result = ZSTD_decompressStream(context, &output, &input)
            guard ZSTD_isError(result) == 0 else { throw .damaged(part: name) }
            isWhole = result == 0
            isFull = output.pos == output.size
            if output.pos > 0 { try body(UnsafeRawBufferPointer(rebasing: buffer[..<output.pos])) }
        }
    }
}
