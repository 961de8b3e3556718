import Model
import Recognition
import Testing

@Suite struct PictureFileTests {
    @Test func aPNGTellsItsSize() throws {
        let picture = try PictureFile(MadePicture.png(1, 2, 3, width: 30, height: 20), name: "a.png")
        #expect(picture.format == .png)
        #expect(picture.width == 30)
        #expect(picture.height == 20)
    }

    @Test func aJPEGTellsItsSize() throws {
        // A header with a table before its frame of 300 by 200 pixels, and the end of the image.
        let table: [UInt8] = [0xFF, 0xDB, 0x00, 0x04, 0x00, 0x00]
        let frame: [UInt8] = [0xFF, 0xC0, 0x00, 0x0B, 0x08, 0x00, 0xC8, 0x01, 0x2C, 0x01, 0x01, 0x11, 0x00]
        let whole: [UInt8] = [0xFF, 0xD8] + table + frame + [0xFF, 0xD9]
        let picture = try PictureFile(whole, name: "a.jpg")
        #expect(picture.width == 300)
        #expect(picture.height == 200)
        #expect(throws: PictureProblem.damaged) { try PictureFile(whole.dropLast(2) + [0, 0], name: "a.jpg") }
        #expect(throws: PictureProblem.damaged) { try PictureFile(Array(whole.prefix(10)), name: "a.jpg") }
    }

    @Test func aWebPTellsItsSize() throws {
        // VP8X, which stores the size minus 1: 400 by 300 pixels.
        let body: [UInt8] = Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x8F, 0x01, 0, 0x2B, 0x01, 0]
        let whole: [UInt8] = Array("RIFF".utf8) + [UInt8(body.count), 0, 0, 0] + body
        let picture = try PictureFile(whole, name: "a.webp")
        #expect(picture.width == 400)
        #expect(picture.height == 300)
        var longer = whole
        longer[4] += 9
        #expect(throws: PictureProblem.damaged) { try PictureFile(longer, name: "a.webp") }
    }

    @Test func whatIsNoPictureIsRefused() {
        #expect(throws: PictureProblem.noPicture) { try PictureFile([], name: "a.png") }
        #expect(throws: PictureProblem.notAPicture("a.png")) {
            try PictureFile(Array("Only some text.".utf8), name: "a.png")
        }
        #expect(throws: PictureProblem.notAPicture("a.gif")) {
            try PictureFile(Array("GIF89a and more of it".utf8), name: "a.gif")
        }
    }

    @Test func aBombIsRefusedBeforeItIsDecoded() {
        #expect(throws: PictureProblem.tooManyPoints(width: 10_000, height: 10_000)) {
            try PictureFile(MadePicture.bomb(width: 10_000, height: 10_000), name: "bomb.png")
        }
        #expect(throws: PictureProblem.tooManyPoints(width: 2_000_000_000, height: 2_000_000_000)) {
            try PictureFile(MadePicture.bomb(width: 2_000_000_000, height: 2_000_000_000), name: "bomb.png")
        }
    }

    @Test func aFileThatIsTooLargeIsRefused() {
        let large = [UInt8](repeating: 0, count: (PictureFile.megabytes << 20) + 1)
        #expect(throws: PictureProblem.tooLarge(megabytes: PictureFile.megabytes)) {
            try PictureFile(large, name: "a.png")
        }
    }

    @Test(arguments: [9, 20, 40, 60, -1]) func aTruncatedPNGIsDamaged(_ length: Int) {
        let whole = MadePicture.png(1, 2, 3)
        let part = Array(length < 0 ? whole.dropLast(5) : whole.prefix(length))
        #expect(throws: PictureProblem.damaged) { try PictureFile(part, name: "a.png") }
    }

    @Test func everyPrefixOfAPictureIsRefusedWithoutACrash() {
        for whole in [MadePicture.png(9, 9, 9), MadePicture.bomb(width: 9, height: 9)] {
            for length in 0..<whole.count - 12 {
                #expect(throws: PictureProblem.self) { try PictureFile(Array(whole.prefix(length)), name: "a.png") }
            }
        }
    }
}
