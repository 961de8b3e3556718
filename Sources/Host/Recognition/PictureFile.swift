import Model

/// A picture that is safe to decode: a complete JPEG, PNG or WebP file of acceptable size.
public struct PictureFile: Sendable {
    /// The size limit of a file, in megabytes: the same as for a picture on a card.
    public static let megabytes = 20
    /// The most pixels: the resolution of a better telephone camera. Decoded, they take 160 MB.
    public static let points = 40_000_000

    public let bytes: [UInt8]
    /// Never GIF.
    public let format: PictureFormat
    /// In pixels, as stored; the file records elsewhere that the camera was held upright.
    public let width: Int
    public let height: Int

    /// - Parameter name: The file's name, for messages.
    /// - Throws: ``PictureProblem``: what is wrong with the file, found without decoding it.
    public init(_ bytes: [UInt8], name: String) throws(PictureProblem) {
        guard !bytes.isEmpty else { throw .noPicture }
        guard bytes.count <= Self.megabytes << 20 else { throw .tooLarge(megabytes: Self.megabytes) }
        guard let format = PictureFormat(of: bytes) else { throw .notAPicture(name) }
        let outline: PictureOutline?
        switch format {
        case .png: outline = PictureOutline(png: bytes)
        case .jpeg: outline = PictureOutline(jpeg: bytes)
        case .webp: outline = PictureOutline(webP: bytes)
        case .gif: throw .notAPicture(name)
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
}
