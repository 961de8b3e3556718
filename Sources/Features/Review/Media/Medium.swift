/// A picture or a recording of a learner's, with its bytes. What a name stands for never changes.
public struct Medium: Sendable, Equatable {
    /// Without a path.
    public var name: String
    /// By its extension: `image/png`.
    public var mediaType: String
    /// Hexadecimal.
    public var sha256: String
    public var bytes: [UInt8]
}

/// What a note can have beside its text.
public enum MediumKind: Sendable, Hashable {
    case picture
    case recording
}

/// What becomes of a note's pictures, or of its recordings, when it is edited.
public enum MediumChange: Sendable {
    /// They stay as they are.
    case none
    case remove
    case replace(by: NewMedium)
}
