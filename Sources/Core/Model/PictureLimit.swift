/// A limit of the process in which hostile pictures are decoded and classifiers run.
public enum PictureLimit: String, CaseIterable, Hashable, Sendable {
    case memory
    case processorTime
    /// How many files it may have open.
    case openFiles
    /// It writes nothing to a file.
    case writtenBytes
    /// It leaves no image of its memory behind when it dies.
    case memoryImages
    /// It opens no socket, starts no program and looks into no other process (seccomp).
    case systemCalls
}

#if !hasFeature(Embedded)
extension PictureLimit: Codable {}
#endif
