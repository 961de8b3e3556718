/// A learner's picture or recording, with its bytes. The content of a name never changes.
public struct Medium: Sendable, Equatable {
    /// Without a path.
    public var name: String
    /// By its extension: `image/png`.
    public var mediaType: String
    /// Hexadecimal.
    public var sha256: String
    public var bytes: [UInt8]
}

/// An edit's change to a note's pictures or recordings.
public enum MediumChange: Sendable {
    /// They stay unchanged.
    case none
    case remove
    case replace(by: NewMedium)
}
