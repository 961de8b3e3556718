/// TensorFlow Lite files made by the tests (`tensorflow/compiler/mlir/lite/schema/schema.fbs`).
enum MadeLiteModel {
    /// `TensorType`
    enum Kind: UInt8 {
        case float = 0
        case byte = 3
        case signedByte = 9
        case double = 10
    }

    /// A classifier whose three outputs are the means of red, green and blue.
    ///
    /// - Parameters:
    ///   - shape: The input's shape; the colours are the second dimension, or the last.
    ///   - anySide: Whether the model declares that each dimension but the last may have any size.
    ///   - scale: With `zeroPoint`, the quantisation of its numbers; nil if they are not quantised.
    ///   - version: The version of its only operator; runtimes know version 2.
    static func meanColour(
        shape: [Int32] = [1, 4, 4, 3], anySide: Bool = false, kind: Kind = .float, scale: Float? = nil,
        zeroPoint: Int64 = 0, version: Int32 = 2
    ) -> [UInt8] {
        let quantization: FlatBuffer.Table = scale.map { [2: .floats([$0]), 3: .longs([zeroPoint])] } ?? [:]
        var picture: FlatBuffer.Table = [
            0: .words(shape), 1: .byte(kind.rawValue), 2: .word(0), 3: .text("picture"), 4: .table(quantization),
        ]
        var means: FlatBuffer.Table = [
            0: .words([1, 3]), 1: .byte(kind.rawValue), 2: .word(0), 3: .text("means"), 4: .table(quantization),
        ]
        if anySide {
            picture[7] = .words([-1, -1, -1, 3])
            means[7] = .words([-1, 3])
        }
        let axes: FlatBuffer.Table = [0: .words([2]), 1: .byte(2), 2: .word(1), 3: .text("axes")]
        // 27 is `ReducerOptions`, whose `keep_dims` stays false.
        let mean: FlatBuffer.Table = [
            0: .word(0), 1: .words([0, 1]), 2: .words([2]), 3: .byte(27), 4: .table([0: .byte(0)]),
        ]
        let graph: FlatBuffer.Table = [
            0: .tables([picture, axes, means]), 1: .words([0]), 2: .words([2]), 3: .tables([mean]), 4: .text("main"),
        ]
        let sides: [UInt8] = shape[1] == 3 ? [2, 0, 0, 0, 3, 0, 0, 0] : [1, 0, 0, 0, 2, 0, 0, 0]
        // 40 is `MEAN`.
        let model: FlatBuffer.Table = [
            0: .word(3), 1: .tables([[0: .byte(40), 2: .word(version), 3: .word(40)]]), 2: .tables([graph]),
            3: .text("mean colour"), 4: .tables([[:], [0: .bytes(sides)]]),
        ]
        return FlatBuffer(model, mark: "TFL3").bytes
    }

    /// Appends texts to a model, as TensorFlow Lite's metadata writer does: a ZIP archive whose offsets count from
    /// the beginning of the file. They are stored without compression.
    static func packed(_ model: [UInt8], _ texts: [(name: String, text: String)]) -> [UInt8] {
        var file = model
        var list: [UInt8] = []
        for (name, text) in texts {
            let (name, text) = (Array(name.utf8), Array(text.utf8))
            let sums = word(MadePicture.crc32(text)) + word(UInt32(text.count)) + word(UInt32(text.count))
            let head: [UInt8] = [20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0] + sums + [UInt8(name.count), 0, 0, 0]
            list += [0x50, 0x4B, 1, 2, 20, 0] + head + [UInt8](repeating: 0, count: 10)
            list += word(UInt32(file.count)) + name
            file += [0x50, 0x4B, 3, 4] + head + name + text
        }
        let count = [UInt8(texts.count), 0]
        let end = [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count
        return file + list + end + word(UInt32(list.count)) + word(UInt32(file.count)) + [0, 0]
    }

    private static func word(_ word: UInt32) -> [UInt8] { (0..<4).map { UInt8(word >> ($0 * 8) & 255) } }
}
