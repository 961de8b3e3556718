import Model

/// The format and size of a picture, from its bytes alone.
///
/// Sources: PNG (W3C) 11.2.1, GIF89a 18, JPEG (ITU T.81) B.2.2, WebP container (RFC 9649) 2.5 to 2.7.
struct PictureShape: Hashable {
    /// The most bytes of a picture, as of a cover.
    static let mostBytes = 20 << 20
    /// The most pixels: a browser needs four bytes for each.
    private static let mostPixels = 100_000_000
    private static let longestSide = 65_535

    var mediaType: String
    /// In pixels; nil if the file does not tell.
    var width: Int?
    var height: Int?

    /// Nil for what browsers do not show, for what is larger than a picture may be, and for an SVG that is more than a
    /// picture.
    init?(of bytes: [UInt8]) {
        guard bytes.count <= Self.mostBytes else { return nil }
        guard let format = PictureFormat(of: bytes) else {
            guard let drawing = VectorDrawing(bytes), drawing.isHarmless else { return nil }
            self.init(mediaType: BookPicture.svg, width: drawing.width, height: drawing.height)
            return
        }
        let size = Self.size(of: bytes, format)
        self.init(mediaType: format.mediaType, width: size?.width, height: size?.height)
        if let size {
            guard size.width > 0, size.height > 0, max(size.width, size.height) <= Self.longestSide,
                size.width * size.height <= Self.mostPixels
            else { return nil }
        }
    }

    private init(mediaType: String, width: Int?, height: Int?) {
        self.mediaType = mediaType
        self.width = width
        self.height = height
    }

    private static func size(of bytes: [UInt8], _ format: PictureFormat) -> (width: Int, height: Int)? {
        func byte(_ index: Int) -> Int { index < bytes.count ? Int(bytes[index]) : 0 }
        func big(_ index: Int) -> Int { byte(index) << 8 | byte(index + 1) }
        func little(_ index: Int) -> Int { byte(index) | byte(index + 1) << 8 }
        switch format {
        case .png:
            guard bytes.count >= 24 else { return nil }
            // A side of more than 31 bits does not occur; one of more than 16 is too long.
            return (min(big(16) << 16 | big(18), 1 << 20), min(big(20) << 16 | big(22), 1 << 20))
        case .gif:
            guard bytes.count >= 10 else { return nil }
            return (little(6), little(8))
        case .jpeg:
            var index = 2
            while index + 9 < bytes.count {
                guard bytes[index] == 0xFF else { return nil }
                let marker = bytes[index + 1]
                if marker == 0xFF {
                    index += 1
                    continue
                }
                // Frames, without the tables DHT, JPG and DAC.
                if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
                    return (big(index + 7), big(index + 5))
                }
                let isAlone = marker == 0x01 || 0xD0...0xD8 ~= marker
                index += isAlone ? 2 : 2 + max(2, big(index + 2))
            }
            return nil
        case .webp:
            guard bytes.count >= 30 else { return nil }
            switch bytes[15] {
            case UInt8(ascii: "X"):
                return (1 + (little(24) | byte(26) << 16), 1 + (little(27) | byte(29) << 16))
            case UInt8(ascii: "L"):
                let bits = little(21) | little(23) << 16
                return (1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF))
            default: return (little(26) & 0x3FFF, little(28) & 0x3FFF)
            }
        }
    }
}
