#if hasFeature(Embedded)
extension UnsafeBufferPointer<UInt8> {
    /// Returns where some bytes begin at or after a place, or nil if they do not occur there.
    func place(of needle: [UInt8], from start: Int) -> Int? {
        guard let first = needle.first else { return start }
        var place = start
        let end = count - needle.count
        while place <= end {
            if self[place] == first, needle.indices.allSatisfy({ self[place + $0] == needle[$0] }) { return place }
            place += 1
        }
        return nil
    }
}
#else
internal import CMemory

extension UnsafeBufferPointer<UInt8> {
    /// Returns where some bytes begin at or after a place, or nil if they do not occur there.
    func place(of needle: [UInt8], from start: Int) -> Int? {
        guard let base = baseAddress, let found = memmem(base + start, count - start, needle, needle.count) else {
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}
#endif
