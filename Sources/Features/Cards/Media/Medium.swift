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

extension Medium {
    /// The type of a picture that may contain scripts.
    public static let svg = "image/svg+xml"

    /// The type with which browsers may show or play it; nil if they may not, because it is neither a picture nor a
    /// recording.
    public var shownType: String? {
        switch mediaType {
        case "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", Self.svg: mediaType
        case "audio/mpeg", "audio/ogg", "audio/wav", "audio/mp4", "audio/aac", "audio/flac": mediaType
        // A container for sound may hold video, too; here it is played as audio.
        case "video/webm", "audio/webm": "audio/webm"
        case "video/mp4": "audio/mp4"
        default: nil
        }
    }
}

/// An edit's change to a note's pictures or recordings.
public enum MediumChange: Sendable {
    /// They stay unchanged.
    case none
    case remove
    case replace(by: NewMedium)
}
