/// ONNX files made by the tests, in the wire format of protocol buffers (`onnx.proto`).
enum MadeModel {
    /// A classifier whose three outputs are the means of red, green and blue.
    ///
    /// - Parameter shape: The input's shape; the colours are the second dimension, or the last.
    static func meanColour(shape: [Int] = [1, 3, 4, 4]) -> [UInt8] {
        let sides = shape[1] == 3 ? [2, 3] : [1, 2]
        let axes = field(1, "axes") + sides.flatMap { field(8, UInt64($0)) } + field(20, 7 as UInt64)
        let keep = field(1, "keepdims") + field(3, 0 as UInt64) + field(20, 2 as UInt64)
        let node =
            field(1, "picture") + field(2, "means") + field(4, "ReduceMean") + field(5, axes) + field(5, keep)
        let graph =
            field(1, node) + field(2, "mean colour") + field(11, value("picture", shape))
            + field(12, value("means", [1, 3]))
        let operators = field(1, "") + field(2, 13 as UInt64)
        return field(1, 8 as UInt64) + field(7, graph) + field(8, operators)
    }

    /// A name with a type: a floating-point tensor of a given shape.
    private static func value(_ name: String, _ shape: [Int]) -> [UInt8] {
        let sides = shape.flatMap { field(1, field(1, UInt64($0))) }
        let tensor = field(1, 1 as UInt64) + field(2, sides)
        return field(1, name) + field(2, field(1, tensor))
    }

    private static func field(_ number: Int, _ value: UInt64) -> [UInt8] {
        varint(UInt64(number) << 3) + varint(value)
    }

    private static func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
        varint(UInt64(number) << 3 | 2) + varint(UInt64(bytes.count)) + bytes
    }

    private static func field(_ number: Int, _ text: String) -> [UInt8] { field(number, Array(text.utf8)) }

    private static func varint(_ value: UInt64) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}
