import Foundation

/// A memory-mapped file.
///
/// Bytes that were read count as memory of the process until ``forget(_:)``. While it is in use, the file must not be
/// truncated; it may be deleted.
public final class MappedFile: Sendable {
    /// Valid for the lifetime of the file.
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// - Throws: `.unreadableFile`.
    public init(_ url: URL) throws(FormatError) {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure() }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure() }
        let length = Int(status.st_size)
        guard length > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw Self.failure()
        }
        bytes = UnsafeRawBufferPointer(start: start, count: length)
    }

    deinit {
        if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
    }

    /// Its bytes, without copying. They retain the mapping, so that it may outlive this value.
    public var data: Data {
        guard let start = bytes.baseAddress else { return Data() }
        return Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count,
            deallocator: .custom { _, _ in withExtendedLifetime(self) {} })
    }

    /// Returns the memory of a range to the system. Accessing the range again reads it from the file.
    public func forget(_ range: Range<Int>) {
        let pageSize = max(1, sysconf(Int32(_SC_PAGESIZE)))
        let first = (range.lowerBound + pageSize - 1) / pageSize * pageSize
        let last = min(range.upperBound, bytes.count) / pageSize * pageSize
        guard let start = bytes.baseAddress, first < last else { return }
        // A mapping that is never written to loses nothing.
        madvise(UnsafeMutableRawPointer(mutating: start + first), last - first, Int32(MADV_DONTNEED))
    }

    private static func failure() -> FormatError { .unreadableFile(reason: String(cString: strerror(errno))) }
}
