import Glibc

/// Tells the system that a part of a long text is not needed for now: in a file that is mapped it then takes no memory of
/// the process, and comes back where it is read again. Never changes what is there.
public func forgetPages(of bytes: UnsafeRawBufferPointer, in range: Range<Int>) {
    guard bytes.count > LongText.threshold, let base = bytes.baseAddress else { return }
    let pageOut: Int32 = 21  // MADV_PAGEOUT, since Linux 5.4
    let pageSize = UInt(max(1, sysconf(Int32(_SC_PAGESIZE))))
    let first = (UInt(bitPattern: base) + UInt(range.lowerBound) + pageSize - 1) & ~(pageSize - 1)
    let last = (UInt(bitPattern: base) + UInt(range.upperBound)) & ~(pageSize - 1)
    guard first < last, let start = UnsafeMutableRawPointer(bitPattern: first) else { return }
    madvise(start, Int(last - first), pageOut)
}

/// The same for the last megabytes before a place that has been reached.
func forgetPages(of bytes: Span<UInt8>, upTo end: Int) {
    bytes.withUnsafeBytes { forgetPages(of: $0, in: max(0, end - (16 << 20))..<min(end, $0.count)) }
}
