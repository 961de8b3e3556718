/// A limit on the process that decodes untrusted pictures and runs classifiers.
public enum PictureLimit: String, CaseIterable, Hashable, Sendable {
    case memory
    case processorTime
    /// The number of open files.
    case openFiles
    /// No writing to files.
    case writtenBytes
    /// No core dumps.
    case memoryImages
    /// No sockets, no starting of programs, and no access to other processes (seccomp).
    case systemCalls
}

#if !hasFeature(Embedded)
extension PictureLimit: Codable {}
#endif
