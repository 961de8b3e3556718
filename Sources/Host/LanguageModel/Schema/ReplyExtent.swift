import Model

extension JSONExtent {
    /// Whether it may be decoded as output of an endpoint or a model: the longest reply requested, a lesson, has a
    /// thousand values, and decoding takes microseconds for each.
    package var isOfAReply: Bool { isShallow && values <= 10_000 }
}
