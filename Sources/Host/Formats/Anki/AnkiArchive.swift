import CArchive
import CZstd
import Foundation

/// A ZIP archive on disk whose entries are read in sequence.
///
/// Entry names never determine where anything is written: entries are looked up by names known in advance.
final class AnkiArchive {
    /// Size of a block read from the archive, in bytes.
    private static let blockLength = 1 << 17
    static let entryLimit = 1_000_000

    private let archive: OpaquePointer
    private var count = 0
    /// The length that the entry declares; −1 if it declares none.
    private(set) var entryLength: Int64 = -1

    /// - Throws: `.notAPackage` for a file that does not begin like a ZIP archive.
    init(_ file: URL) throws(AnkiError) {
        guard let archive = archive_read_new() else { throw .notAPackage }
        archive_read_support_format_zip_seekable(archive)
        withUTF8Names { _ = archive_read_set_options(archive, "zip:hdrcharset=UTF-8") }
        self.archive = archive
        guard archive_read_open_filename(archive, file.path, Self.blockLength) == ARCHIVE_OK else {
            // The directory of a ZIP archive is at its end: a file with a valid beginning and no directory was cut off.
            throw Self.beginsAsArchive(file) ? .damaged(part: "the end of the archive") : .notAPackage
        }
    }

    /// Whether a file begins like a ZIP archive.
    private static func beginsAsArchive(_ file: URL) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 4)).flatMap { $0 }.map { $0 == Data([0x50, 0x4B, 3, 4]) } ?? false
    }

    deinit {
        archive_read_free(archive)
    }

    /// Advances to the next entry and returns its name; nil at the end.
    ///
    /// - Throws: `.damaged`, `.tooLarge` for an archive with a million entries.
    func next() throws(AnkiError) -> String? {
        let header = ArchiveHeader(of: archive)
        switch header.status {
        case ARCHIVE_EOF: return nil
        case ARCHIVE_OK, ARCHIVE_WARN: break
        default: throw .damaged(part: "its list of contents")
        }
        count += 1
        guard count <= Self.entryLimit else { throw .tooLarge(limit: Self.entryLimit) }
        entryLength = archive_entry_size_is_set(header.entry) != 0 ? archive_entry_size(header.entry) : -1
        return header.name
    }

    /// Passes on the entry's bytes block by block.
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

    /// Passes on the entry's bytes, decompressed once more if they are compressed with Zstandard.
    ///
    /// - Parameter limit: The most bytes to unpack.
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

    /// Returns all of the entry's bytes.
    func bytes(_ name: String, isZstandard: Bool, limit: Int) throws(AnkiError) -> [UInt8] {
        var bytes: [UInt8] = []
        try unpack(name, isZstandard: isZstandard, limit: limit) { (block) throws(AnkiError) in bytes += block }
        return bytes
    }
}

/// A streaming decompressor of a Zstandard frame.
private final class ZstandardStream {
    private let context: OpaquePointer
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: ZSTD_DStreamOutSize(), alignment: 16)
    /// Whether the frame is complete.
    private(set) var isWhole = false

    init() throws(AnkiError) {
        guard let context = ZSTD_createDCtx() else { throw .unreadableFile(reason: "no memory") }
        self.context = context
        // A window of at most 128 MB: Anki writes no larger ones.
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
