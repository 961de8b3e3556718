/// A database file in memory, as pages of 4 KB that remember whether they were written.
///
/// A browser keeps the pages in IndexedDB: after each transaction it stores those in ``takeDirtyPages()``, and at the
/// next start it puts them back with ``put(_:at:)``.
public final class PageBlock {
    /// The number of bytes in a page; also SQLite's page size.
    public static let pageSize = 4096

    private var start = UnsafeMutableRawPointer.allocate(byteCount: 64 * pageSize, alignment: 16)
    private var capacity = 64 * pageSize
    /// The length of the file in bytes.
    private(set) var length = 0
    private var isDirty: [Bool] = []
    private var dirty: [Int] = []

    public init() {}

    deinit {
        start.deallocate()
    }

    /// The number of pages, the last of which may be incomplete.
    public var pageCount: Int { (length + Self.pageSize - 1) / Self.pageSize }

    /// The bytes of a page, valid until the next write.
    ///
    /// - Parameter index: From 0; less than ``pageCount``.
    public func page(_ index: Int) -> UnsafeRawBufferPointer {
        let offset = index * Self.pageSize
        return UnsafeRawBufferPointer(start: start + offset, count: min(Self.pageSize, length - offset))
    }

    /// Returns the pages written since the last call, in order, and marks all as clean. Pages at and beyond
    /// ``pageCount`` no longer exist.
    public func takeDirtyPages() -> [Int] {
        let pages = dirty.filter { $0 < pageCount }.sorted()
        dirty = []
        isDirty = []
        return pages
    }

    /// Writes a stored page back, before the database is opened. The page is clean.
    ///
    /// - Returns: False if there is no memory left, or the page is not one.
    public func put(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
        guard index >= 0, bytes.count <= Self.pageSize, index < Int.max / Self.pageSize - 1 else { return false }
        return copy(bytes, to: index * Self.pageSize)
    }

    /// Copies bytes out of the file and fills the rest with zeros.
    ///
    /// - Returns: Whether the file has all of them.
    func read(into target: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
        let count = max(0, min(target.count, length - offset))
        if count > 0 { target.copyMemory(from: UnsafeRawBufferPointer(start: start + offset, count: count)) }
        for index in count..<target.count { target[index] = 0 }
        return count == target.count
    }

    /// Copies bytes into the file and marks their pages.
    ///
    /// - Returns: False if there is no memory left.
    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        guard copy(bytes, to: offset) else { return false }
        guard bytes.count > 0 else { return true }
        for page in offset / Self.pageSize...(offset + bytes.count - 1) / Self.pageSize {
            while isDirty.count <= page { isDirty.append(false) }
            guard !isDirty[page] else { continue }
            isDirty[page] = true
            dirty.append(page)
        }
        return true
    }

    func truncate(to count: Int) { length = max(0, min(length, count)) }

    private func copy(_ bytes: UnsafeRawBufferPointer, to offset: Int) -> Bool {
        let (end, overflows) = offset.addingReportingOverflow(bytes.count)
        guard offset >= 0, !overflows, grow(to: end) else { return false }
        if offset > length {
            UnsafeMutableRawBufferPointer(start: start + length, count: offset - length).initializeMemory(
                as: UInt8.self, repeating: 0)
        }
        if let source = bytes.baseAddress { (start + offset).copyMemory(from: source, byteCount: bytes.count) }
        length = max(length, end)
        return true
    }

    private func grow(to count: Int) -> Bool {
        guard count > capacity else { return true }
        let (doubled, overflows) = capacity.multipliedReportingOverflow(by: 2)
        guard !overflows, count < Int.max / 2 else { return false }
        let larger = max(doubled, (count + Self.pageSize - 1) / Self.pageSize * Self.pageSize)
        let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
        moved.copyMemory(from: start, byteCount: length)
        start.deallocate()
        start = moved
        capacity = larger
        return true
    }
}
