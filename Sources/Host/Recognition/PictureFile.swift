import Model

/// A picture that is safe to decode: a complete JPEG, PNG or WebP file of acceptable size.
public struct PictureFile: Sendable {
    /// A picture format, detected from the first bytes.
    public enum Format: String, Sendable {
        case jpeg, png, webp

        /// The MIME type, such as `image/png`.
        public var mediaType: String { "image/" + rawValue }
    }

    /// The size limit of a file, in megabytes: the same as for a picture on a card.
    public static let megabytes = 20
    /// The most pixels: the resolution of a better telephone camera. Decoded, they take 160 MB.
    public static let points = 40_000_000

    public let bytes: [UInt8]
    public let format: Format
    /// In pixels, as stored; the file records elsewhere that the camera was held upright.
    public let width: Int
    public let height: Int

    /// - Parameter name: The file's name, for messages.
    /// - Throws: ``PictureProblem``: what is wrong with the file, found without decoding it.
    public init(_ bytes: [UInt8], name: String) throws(PictureProblem) {
        guard !bytes.isEmpty else { throw .noPicture }
        guard bytes.count <= Self.megabytes << 20 else { throw .tooLarge(megabytes: Self.megabytes) }
        guard let format = Self.format(of: bytes) else { throw .notAPicture(name) }
        let outline: PictureOutline? =
            switch format {
            case .png: PictureOutline(png: bytes)
            case .jpeg: PictureOutline(jpeg: bytes)
            case .webp: PictureOutline(webP: bytes)
            }
        guard let outline, outline.width > 0, outline.height > 0 else { throw .damaged }
        guard outline.width <= Self.points, outline.height <= Self.points,
            outline.width * outline.height <= Self.points
        else { throw .tooManyPoints(width: outline.width, height: outline.height) }
        guard outline.isWhole else { throw .damaged }
        self.bytes = bytes
        self.format = format
        width = outline.width
        height = outline.height
    }

    private static func format(of bytes: [UInt8]) -> Format? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return .webp }
        return nil
    }
}
