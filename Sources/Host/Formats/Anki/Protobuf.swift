/// A Protocol Buffers message, read field by field. Reading stops at corrupt data.
struct ProtobufMessage {
    enum Value {
        case varint(UInt64)
        case fixed32(UInt32)
        case fixed64(UInt64)
        case bytes(ArraySlice<UInt8>)
    }

    private var rest: ArraySlice<UInt8>
    /// Whether the bytes ended inside a field.
    private(set) var isBroken = false

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Returns the number and value of the next field.
    mutating func next() -> (field: Int, value: Value)? {
        guard !rest.isEmpty else { return nil }
        guard let key = varint() else { return broken() }
        let field = Int(truncatingIfNeeded: key >> 3)
        switch key & 7 {
        case 0: return varint().map { (field, .varint($0)) } ?? broken()
        case 1: return fixed(8).map { (field, .fixed64($0)) } ?? broken()
        case 2:
            guard let length = varint(), length <= UInt64(rest.count) else { return broken() }
            defer { rest = rest.dropFirst(Int(length)) }
            return (field, .bytes(rest.prefix(Int(length))))
        case 5: return fixed(4).map { (field, .fixed32(UInt32(truncatingIfNeeded: $0))) } ?? broken()
        default: return broken()
        }
    }

    private mutating func broken() -> (field: Int, value: Value)? {
        isBroken = true
        rest = []
        return nil
    }

    private mutating func varint() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while let byte = rest.popFirst(), shift < 64 {
            value |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return value }
            shift += 7
        }
        return nil
    }

    private mutating func fixed(_ count: Int) -> UInt64? {
        guard rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension ProtobufMessage.Value {
    var integer: Int {
        switch self {
        case .varint(let value), .fixed64(let value): Int(truncatingIfNeeded: value)
        case .fixed32(let value): Int(value)
        case .bytes: 0
        }
    }

    var text: String {
        if case .bytes(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { "" }
    }

    var message: ProtobufMessage {
        if case .bytes(let bytes) = self { ProtobufMessage(bytes) } else { ProtobufMessage([]) }
    }

    /// A `float`.
    var real: Double {
        if case .fixed32(let bits) = self { Double(Float(bitPattern: bits)).shortened } else { 0 }
    }

    /// A packed `repeated float`, or one element of an unpacked one.
    var reals: [Double] {
        guard case .bytes(let slice) = self else { return [real] }
        let bytes = Array(slice)
        return stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { start in
            let low = UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8
            let bits = low | UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 3]) << 24
            return Double(Float(bitPattern: bits)).shortened
        }
    }
}

extension Double {
    /// The double that the shortest decimal representation of a `float` denotes: 0.9, not 0.8999999761581421.
    fileprivate var shortened: Double { Double(Float(self).description) ?? self }
}
