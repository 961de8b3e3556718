import CArchive
import Foundation

/// Writes a ZIP archive to a file, part by part, in bounded memory.
///
/// The same parts in the same order give the same bytes: no part has a time.
///
/// ```swift
/// let zip = try ZipFileWriter(file)
/// try zip.add("README.txt", Array("…".utf8))
/// try zip.add("glossa.json", file: draft)
/// try zip.finish()
/// ```
public final class ZipFileWriter {
    /// Bytes copied from a file at once.
    private static let pieceLength = 1 << 18

    private let archive: OpaquePointer

    /// - Parameter file: An existing file is replaced.
    public init(_ file: URL) throws(ArchiveFault) {
        guard let archive = archive_write_new() else { throw .unwritable(reason: "no memory") }
        self.archive = archive
        archive_write_set_format_zip(archive)
        withUTF8Names { _ = archive_write_set_options(archive, "zip:hdrcharset=UTF-8") }
        guard archive_write_open_filename(archive, file.path) == ARCHIVE_OK else { throw failure }
    }

    deinit {
        archive_write_free(archive)
    }

    /// Adds a part from memory.
    ///
    /// - Parameters:
    ///   - name: Its path in the archive, with `/` between folders.
    ///   - isCompressed: False for what is compressed already, such as pictures.
    public func add(_ name: String, _ bytes: [UInt8], isCompressed: Bool = true) throws(ArchiveFault) {
        try begin(name, length: bytes.count, isCompressed: isCompressed)
        var start = 0
        while start < bytes.count {
            let written = bytes[start...].withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
            guard written > 0 else { throw failure }
            start += written
        }
    }

    /// Adds a part from a file, piece by piece.
    ///
    /// - Throws: ``ArchiveFault``, among them ``ArchiveFault/unwritable(reason:)`` if the file cannot be read, or changes
    ///   while it is; `CancellationError`.
    public func add(_ name: String, file: URL, isCompressed: Bool = true) throws {
        let unreadable = ArchiveFault.unwritable(reason: "\(name) cannot be read")
        guard let handle = try? FileHandle(forReadingFrom: file) else { throw unreadable }
        defer { try? handle.close() }
        guard let length = try? handle.seekToEnd(), (try? handle.seek(toOffset: 0)) != nil else { throw unreadable }
        try begin(name, length: Int(length), isCompressed: isCompressed)
        var rest = Int(length)
        while rest > 0 {
            try Task.checkCancellation()
            guard let piece = try? handle.read(upToCount: min(rest, Self.pieceLength)), !piece.isEmpty else {
                throw unreadable
            }
            let written = piece.withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
            guard written == piece.count else { throw failure }
            rest -= piece.count
        }
    }

    /// Writes the list of parts. Call it once, at the end; without it the archive cannot be read.
    public func finish() throws(ArchiveFault) {
        guard archive_write_close(archive) == ARCHIVE_OK else { throw failure }
    }

    private func begin(_ name: String, length: Int, isCompressed: Bool) throws(ArchiveFault) {
        if isCompressed {
            archive_write_zip_set_compression_deflate(archive)
        } else {
            archive_write_zip_set_compression_store(archive)
        }
        let entry = archive_entry_new()
        defer { archive_entry_free(entry) }
        archive_entry_set_size(entry, Int64(length))
        archive_entry_set_filetype(entry, 0o100000)
        archive_entry_set_perm(entry, 0o644)
        let status = withUTF8Names {
            archive_entry_set_pathname_utf8(entry, name)
            return archive_write_header(archive, entry)
        }
        guard status == ARCHIVE_OK else { throw failure }
    }

    private var failure: ArchiveFault {
        if archive_errno(archive) == ENOSPC { return .diskFull }
        return .unwritable(reason: archive_error_string(archive).map { String(cString: $0) } ?? "unknown")
    }
}
