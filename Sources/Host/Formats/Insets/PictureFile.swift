import Cryptography
import Foundation
import Model

/// The pictures of a book, on disk: together they may be larger than the memory that an import may take.
///
/// The file is temporary and already unlinked, so that it disappears with the value or the process. One thread adds all
/// pictures first; then any number of threads may read them.
public final class PictureFile: @unchecked Sendable {
    private let descriptor: Int32
    private var ranges: [Range<Int>] = []
    private var indices: [String: Int] = [:]
    private var length = 0
    /// The pictures in the order in which they were added, each once.
    public private(set) var pictures: [BookPicture] = []

    /// - Throws: `.diskFull`, `.unreadableFile` if no temporary file can be written.
    init() throws(FormatError) {
        var name = Array((FileManager.default.temporaryDirectory.path + "/glossa-pictures-XXXXXX").utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw FormatError(notWritten: systemError()) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(name)
    }

    deinit { close(descriptor) }

    /// Adds a picture, and returns its index. The same bytes are kept once.
    func add(_ bytes: [UInt8], _ shape: PictureShape) throws(FormatError) -> Int {
        let digest = SHA256.hash(data: bytes).hexadecimal
        if let known = indices[digest] { return known }
        var place = 0
        while place < bytes.count {
            let written = bytes.withUnsafeBytes { buffer in
                pwrite(descriptor, buffer.baseAddress.map { $0 + place }, bytes.count - place, off_t(length + place))
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw FormatError(notWritten: systemError()) }
            place += written
        }
        ranges.append(length..<length + bytes.count)
        length += bytes.count
        indices[digest] = pictures.count
        pictures.append(
            BookPicture(digest: digest, mediaType: shape.mediaType, width: shape.width, height: shape.height))
        return pictures.count - 1
    }

    /// The length of a picture, in bytes.
    public func length(at index: Int) -> Int { ranges[index].count }

    /// Returns the bytes of a picture; nil if they cannot be read back.
    public func bytes(at index: Int) -> [UInt8]? {
        let range = ranges[index]
        var bytes: [UInt8] = []
        while bytes.count < range.count {
            let (wanted, offset) = (range.count - bytes.count, range.lowerBound + bytes.count)
            let piece = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
                filled = max(0, pread(descriptor, buffer.baseAddress, wanted, off_t(offset)))
            }
            guard !piece.isEmpty else { return nil }
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
        }
        return bytes
    }
}
