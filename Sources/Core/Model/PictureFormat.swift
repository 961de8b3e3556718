/// A picture format that every browser and most language models read.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
    case png, jpeg, gif, webp

    /// Finds the format of a file from its first bytes; nil for any other.
    public init?(of bytes: some Collection<UInt8>) {
        guard let format = Self.allCases.first(where: { $0.begins(bytes) }) else { return nil }
        self = format
    }

    /// The MIME type, such as `image/png`.
    public var mediaType: String { "image/" + rawValue }

    private func begins(_ bytes: some Collection<UInt8>) -> Bool {
        switch self {
        case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
        case .gif: bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
        case .webp: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
        }
    }
}
