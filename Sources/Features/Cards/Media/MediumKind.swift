/// The kinds of media that a note can have.
public enum MediumKind: Sendable, Hashable {
    case picture
    case recording
}
