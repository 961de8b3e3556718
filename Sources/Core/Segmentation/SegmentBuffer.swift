/// A buffer of tokens for an array, because appending them in batches is faster.
struct SegmentBuffer {
    private static let capacity = 512
    private let segments: UnsafeMutablePointer<Segment>
    private let counter: UnsafeMutablePointer<Int>

    init() {
        segments = .allocate(capacity: Self.capacity)
        counter = .allocate(capacity: 1)
        counter.initialize(to: 0)
    }

    func deallocate() {
        segments.deallocate()
        counter.deallocate()
    }

    @inline(__always)
    func append(_ segment: Segment, to array: inout [Segment]) {
        if counter.pointee == Self.capacity { flush(into: &array) }
        (segments + counter.pointee).initialize(to: segment)
        counter.pointee &+= 1
    }

    /// Appends the buffered tokens to an array.
    func flush(into array: inout [Segment]) {
        array.append(contentsOf: UnsafeBufferPointer(start: segments, count: counter.pointee))
        counter.pointee = 0
    }
}
