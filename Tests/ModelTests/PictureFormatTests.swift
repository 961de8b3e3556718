import Model
import Testing

@Suite struct PictureFormatTests {
    @Test func aFormatIsKnownByItsFirstBytes() {
        #expect(PictureFormat(of: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]) == .png)
        #expect(PictureFormat(of: [0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
        #expect(PictureFormat(of: Array("GIF89a".utf8)) == .gif && PictureFormat(of: Array("GIF87a".utf8)) == .gif)
        #expect(PictureFormat(of: Array("RIFF1234WEBPVP8 ".utf8)) == .webp)
        #expect(PictureFormat.jpeg.mediaType == "image/jpeg")
    }

    @Test func anythingElseIsNone() {
        // A PNG file whose line ends were changed on its way, a recording, and too few bytes.
        for bytes in [
            [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], Array("RIFF1234WAVE".utf8), Array("GIF88a".utf8), [0xFF, 0xD8],
            [],
        ] as [[UInt8]] {
            #expect(PictureFormat(of: bytes) == nil)
        }
    }
}
