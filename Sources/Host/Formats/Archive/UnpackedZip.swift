import CArchive
import Foundation

/// The parts of a ZIP archive, unpacked into a folder of their own.
///
/// The names in the archive never decide where anything is written: each part has a number for a file name.
public struct UnpackedZip: Sendable {
    /// The files of the parts, by their names in the archive.
    public let files: [String: URL]

    /// The most parts of an archive.
    private static let entryLimit = 1_000_000
    private static let blockLength = 1 << 17
    /// The most bytes to unpack: a hundred times the archive's own length, and this for a small one.
    private static let smallLimit: Int64 = 64 << 20
    private static let mostRatio: Int64 = 100

    /// Unpacks an archive and verifies the checksum of every part that it unpacks.
    ///
    /// - Parameters:
    ///   - file: The archive.
    ///   - folder: An empty folder, which the caller deletes.
    ///   - isWanted: Whether to unpack the part of this name. Folders, links and parts with unsafe names are passed over.
    /// - Throws: ``ArchiveFault``, `CancellationError`.
    public init(_ file: URL, into folder: URL, where isWanted: (String) -> Bool) throws {
        guard let archive = archive_read_new() else { throw ArchiveFault.notAnArchive }
        defer { archive_read_free(archive) }
        archive_read_support_format_zip_seekable(archive)
        withUTF8Names { _ = archive_read_set_options(archive, "zip:hdrcharset=UTF-8") }
        guard archive_read_open_filename(archive, file.path, Self.blockLength) == ARCHIVE_OK else {
            throw Self.beginsAsArchive(file) ? ArchiveFault.damaged(part: "the end of the archive") : .notAnArchive
        }
        let length = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int64) ?? 0
        var room = max(Self.smallLimit, length * Self.mostRatio)
        var files: [String: URL] = [:]
        var count = 0
        while let (name, entry) = try Self.next(archive) {
            count += 1
            guard count <= Self.entryLimit else { throw ArchiveFault.tooLarge }
            guard archive_entry_filetype(entry) == 0o100000, isSafe(name), isWanted(name) else { continue }
            guard archive_entry_is_encrypted(entry) == 0 else { throw ArchiveFault.encrypted }
            guard files[name] == nil else { throw ArchiveFault.damaged(part: name) }
            let place = folder.appending(path: "\(count)")
            try Self.unpack(archive, name, to: place, room: &room)
            files[name] = place
        }
        self.files = files
    }

    private static func next(_ archive: OpaquePointer) throws(ArchiveFault) -> (name: String, entry: OpaquePointer?)? {
        let header = ArchiveHeader(of: archive)
        switch header.status {
        case ARCHIVE_EOF: return nil
        case ARCHIVE_OK, ARCHIVE_WARN: return (header.name, header.entry)
        default: throw .damaged(part: "its list of contents")
        }
    }

    private static func unpack(_ archive: OpaquePointer, _ name: String, to place: URL, room: inout Int64) throws {
        let descriptor = open(place.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ArchiveFault.unwritable(reason: String(cString: strerror(errno))) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        defer { try? handle.close() }
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: blockLength, alignment: 16)
        defer { block.deallocate() }
        while true {
            try Task.checkCancellation()
            let length = archive_read_data(archive, block.baseAddress, block.count)
            guard length >= 0 else { throw ArchiveFault.damaged(part: name) }
            guard length > 0 else { return }
            room -= Int64(length)
            guard room >= 0 else { throw ArchiveFault.tooLarge }
            do {
                try handle.write(contentsOf: UnsafeRawBufferPointer(rebasing: block[..<length]))
            } catch {
                throw error.isForLackOfRoom ? ArchiveFault.diskFull : .unwritable(reason: error.reason)
            }
        }
    }

    private static func beginsAsArchive(_ file: URL) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 4)).flatMap { $0 } == Data([0x50, 0x4B, 3, 4])
    }
}
