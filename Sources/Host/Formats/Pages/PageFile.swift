import Foundation
import Model

/// The pages of a text in order, on disk: a long text is larger than the memory that an import may take.
///
/// The file is temporary and already unlinked, so that it disappears with the value or the process. One thread adds all
/// pages first; then any number of threads may read them.
public final class PageFile: @unchecked Sendable, Sequence {
    /// Bytes written or read at once.
    fileprivate static let pieceLength = 1 << 20

    fileprivate let descriptor: Int32
    private var pending: [UInt8] = []
    fileprivate private(set) var length = 0
    /// The number of pages.
    public private(set) var count = 0
    /// The number of Unicode scalars on all pages.
    public private(set) var scalarCount = 0

    /// - Throws: `.diskFull`, `.unreadableFile` if no temporary file can be written.
    convenience init() throws(FormatError) {
        var name = Array((FileManager.default.temporaryDirectory.path + "/glossa-pages-XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw FormatError(notWritten: systemError()) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(name)
        self.init(descriptor: descriptor)
    }

    /// - Parameter descriptor: An empty file, which is closed with the value.
    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Appends a page, which gets the next number.
    func append(_ text: String, chapter: Int) throws(FormatError) {
        count += 1
        scalarCount += text.unicodeScalars.count
        for number in [UInt32(clamping: chapter), UInt32(clamping: text.utf8.count)] {
            withUnsafeBytes(of: number.littleEndian) { pending.append(contentsOf: $0) }
        }
        pending.append(contentsOf: text.utf8)
        if pending.count >= Self.pieceLength { try finish() }
    }

    /// Writes the remaining bytes. Call once, after the last page.
    func finish() throws(FormatError) {
        var place = 0
        while place < pending.count {
            let written = pending.withUnsafeBytes { bytes in
                pwrite(descriptor, bytes.baseAddress.map { $0 + place }, bytes.count - place, off_t(length))
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw FormatError(notWritten: systemError()) }
            place += written
            length += written
        }
        pending.removeAll(keepingCapacity: true)
    }

    /// Removes all pages.
    func removeAll() {
        pending.removeAll()
        (length, count, scalarCount) = (0, 0, 0)
    }

    public func makeIterator() -> Iterator { Iterator(file: self) }

    /// Iterates over the pages in order. Ends early if reading fails: compare ``count``.
    public struct Iterator: IteratorProtocol {
        private let file: PageFile
        private var buffer: [UInt8] = []
        private var start = 0
        private var place = 0
        private var number = 0

        fileprivate init(file: PageFile) { self.file = file }

        public mutating func next() -> Passage? {
            guard fill(8) else { return nil }
            let chapter = word(at: start)
            let length = word(at: start + 4)
            guard fill(8 + length) else { return nil }
            let text = String(decoding: buffer[start + 8..<start + 8 + length], as: UTF8.self)
            start += 8 + length
            number += 1
            return Passage(number: number, chapter: chapter, text: text)
        }

        /// Ensures that the buffer holds this many bytes; false if the file ends before.
        private mutating func fill(_ count: Int) -> Bool {
            guard buffer.count - start < count else { return true }
            buffer.removeFirst(start)
            start = 0
            while buffer.count < count {
                let wanted = Swift.min(file.length - place, Swift.max(PageFile.pieceLength, count - buffer.count))
                guard wanted > 0 else { return false }
                let (descriptor, offset) = (file.descriptor, place)
                let piece = [UInt8](unsafeUninitializedCapacity: wanted) { bytes, filled in
                    filled = Swift.max(0, pread(descriptor, bytes.baseAddress, wanted, off_t(offset)))
                }
                guard !piece.isEmpty else { return false }
                place += piece.count
                buffer += piece
            }
            return true
        }

        private func word(at index: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(buffer[index + $1]) << ($1 * 8) }
        }
    }
}
