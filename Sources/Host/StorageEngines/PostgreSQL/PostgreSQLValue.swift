import Storage

/// The PostgreSQL types that Glossa uses, by their fixed object ids (`pg_type.dat`).
private enum TypeID {
    static let boolean: UInt32 = 16
    static let bytes: UInt32 = 17
    static let name: UInt32 = 19
    static let integer8: UInt32 = 20
    static let integer2: UInt32 = 21
    static let integer4: UInt32 = 23
    static let text: UInt32 = 25
    static let real4: UInt32 = 700
    static let real8: UInt32 = 701
    static let varchar: UInt32 = 1043
    static let numeric: UInt32 = 1700
}

extension SQLValue {
    /// The declared type of a parameter; 0 lets the server infer the type of a null.
    var typeID: UInt32 {
        switch self {
        case .null: 0
        case .integer: TypeID.integer8
        case .real: TypeID.real8
        case .text: TypeID.text
        case .blob: TypeID.bytes
        }
    }

    /// Appends the value in the server's binary format; a null has no bytes.
    func appendBinary(to buffer: inout [UInt8]) {
        switch self {
        case .null: break
        case .integer(let integer): withUnsafeBytes(of: integer.bigEndian) { buffer += $0 }
        case .real(let real): withUnsafeBytes(of: real.bitPattern.bigEndian) { buffer += $0 }
        case .text(let text): buffer += text.utf8
        case .blob(let bytes): buffer += bytes
        }
    }

    /// Reads the server's binary format.
    ///
    /// - Throws: `unexpectedValue` for a type that no column of Glossa has.
    init(binary bytes: UnsafeRawBufferPointer, type: UInt32) throws(StorageError) {
        switch type {
        case TypeID.text, TypeID.varchar, TypeID.name: self = .text(String(decoding: bytes, as: UTF8.self))
        case TypeID.bytes: self = .blob([UInt8](bytes))
        case TypeID.integer8: self = .integer(bytes.bigEndian(Int64.self))
        case TypeID.integer4: self = .integer(Int64(bytes.bigEndian(Int32.self)))
        case TypeID.integer2: self = .integer(Int64(bytes.bigEndian(Int16.self)))
        case TypeID.boolean: self = .integer(bytes[0] == 0 ? 0 : 1)
        case TypeID.real8: self = .real(Double(bitPattern: bytes.bigEndian(UInt64.self)))
        case TypeID.real4: self = .real(Double(Float(bitPattern: bytes.bigEndian(UInt32.self))))
        case TypeID.numeric: self = Self.numeric(bytes)
        default: throw .unexpectedValue(column: "#", expected: "a type of Glossa's", found: "PostgreSQL type \(type)")
        }
    }

    /// Decodes a `numeric`, the type of sums and averages of BIGINT: a count of base-10,000 digits, the weight of the
    /// first, the sign, the number of decimal places, the digits. Integers stay integers, as in SQLite.
    private static func numeric(_ bytes: UnsafeRawBufferPointer) -> SQLValue {
        func word(_ index: Int) -> Int {
            Int(Int16(bitPattern: UInt16(bytes[2 * index]) << 8 | UInt16(bytes[2 * index + 1])))
        }
        let (count, weight, places) = (word(0), word(1), word(3))
        var digits = word(2) == 0x4000 ? "-0" : "0"
        for index in 0..<count {
            let group = String(word(4 + index))
            digits += String(repeating: "0", count: 4 - group.count) + group
        }
        let exponent = 4 * (weight - count + 1)
        let zeros = String(repeating: "0", count: max(0, exponent))
        if places == 0, let integer = Int64(digits + zeros) { return .integer(integer) }
        return Double("\(digits)e\(exponent)").map { .real($0) } ?? .null
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func bigEndian<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer {
        Integer(bigEndian: loadUnaligned(as: type))
    }
}
