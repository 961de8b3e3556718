@testable import Recognition

extension Parser {
    /// Pictures, to the extent that they are read before a separate process decodes them; and lists of labels.
    static var pictures: [Parser] { [picture, labels] }

    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
            0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0,
        ]
        + [0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    private static let jpeg: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0II*\0".utf8) + [
            8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0,
        ]
        + [
            0, 0, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xFF,
            0xD9,
        ]
    private static let webP: [UInt8] =
        Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0]

    private static var picture: Parser {
        Parser(
            "picture", share: 20, seeds: [png, jpeg, webP],
            tokens: [
                [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0], Array("IHDR".utf8),
                Array("IEND".utf8), [0xFF, 0xD8],
                [0xFF, 0xC2], [0xFF, 0xD9], [0xFF, 0xE1], Array("Exif\0\0MM\0*".utf8), Array("VP8 ".utf8),
                Array("VP8L".utf8), [0x12, 1],
            ]
        ) { input in
            let turns = Orientation.quarterTurns(ofJPEG: input)
            guard (0...3).contains(turns) else { throw Fault("\(turns) quarter turns") }
            let file = try PictureFile(input, name: "a")
            guard file.width > 0, file.height > 0, file.width * file.height <= PictureFile.points else {
                throw Fault("\(file.width) × \(file.height) points")
            }
        }
    }

    private static var labels: Parser {
        Parser(
            "labels", share: 8,
            seeds: [
                Array("tench, Tinca tinca\ngoldfish\n".utf8), Array(#"{"0": "cat", "1": ["n01", "dog"]}"#.utf8),
                Archive.zip([("labels.txt", Array("cat\ndog\n".utf8))]),
            ], tokens: [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6], Array("{".utf8), Array("\n".utf8), [0xFF, 0xFF]]
        ) { input in
            _ = LabelFile.labels(in: String(decoding: input, as: UTF8.self))
            _ = PackedLabels.labels(in: input)
        }
    }
}
