import Model

extension JSONExtent {
    /// Whether it may be decoded as what an endpoint or a model says: the longest reply that is asked for, a lesson, has a
    /// thousand values, and decoding takes microseconds for each.
    package var isOfAReply: Bool { isShallow && values <= 10_000 }
}
