/// The orientation of a camera.
enum Orientation {
    /// Clockwise quarter turns that bring a JPEG picture upright, from its Exif data (CIPA DC-008, tag 0x0112); 0
    /// without Exif data, and for mirrored pictures, which no camera takes.
    static func quarterTurns(ofJPEG bytes: [UInt8]) -> Int {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
            let length = bytes.bigEndian(place + 2, 2)
            let end = place + 2 + length
            guard length >= 2, end <= bytes.count else { return 0 }
            if bytes[place + 1] == 0xE1, bytes[place + 4..<end].starts(with: "Exif\0\0".utf8) {
                return quarterTurns(inTIFF: Array(bytes[place + 10..<end]))
            }
            place = end
        }
        return 0
    }

    private static func quarterTurns(inTIFF bytes: [UInt8]) -> Int {
        guard bytes.count >= 10 else { return 0 }
        let isLittle = bytes.starts(with: "II".utf8)
        func number(_ start: Int, _ count: Int) -> Int {
            isLittle ? bytes.littleEndian(start, count) : bytes.bigEndian(start, count)
        }
        let directory = number(4, 4)
        guard directory + 2 <= bytes.count else { return 0 }
        for entry in 0..<number(directory, 2) {
            let place = directory + 2 + entry * 12
            guard place + 12 <= bytes.count else { return 0 }
            guard number(place, 2) == 0x0112 else { continue }
            return switch number(place + 8, 2) {
            case 3: 2
            case 6: 1
            case 8: 3
            default: 0
            }
        }
        return 0
    }
}
