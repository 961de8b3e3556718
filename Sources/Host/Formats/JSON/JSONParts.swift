/// The elements of a JSON array or the members of an object, one at a time and undecoded:
/// decoding a long array as a whole takes up to 3 KB per value.
///
/// It finds only the boundaries of the parts; their readers validate the contents.
struct JSONParts {
    struct Part {
        /// The name of a member, with its quotation marks; nil in an array.
        var name: Range<Int>?
        var value: Range<Int>
    }

    /// Why there is no next part.
    enum Fault: Error {
        /// The text ends before the array or object does.
        case unfinished
        /// A part, a colon or a comma is expected, and something else found.
        case misplaced
    }

    private let bytes: [UInt8]
    private let closing: UInt8
    private var place: Int
    private let end: Int
    private var isFirst = true

    let isList: Bool

    /// Nil if the value is neither an array nor an object.
    init?(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        end = range.upperBound
        place = range.lowerBound
        while place < end, Self.isSpace(bytes[place]) { place += 1 }
        guard place < end, bytes[place] == UInt8(ascii: "[") || bytes[place] == UInt8(ascii: "{") else { return nil }
        isList = bytes[place] == UInt8(ascii: "[")
        closing = isList ? UInt8(ascii: "]") : UInt8(ascii: "}")
        place += 1
    }

    /// Returns the next part; nil after the last, which must be at the end of the range.
    mutating func next() throws(Fault) -> Part? {
        try skipSpace()
        if isFirst, bytes[place] == closing { return try finish() }
        if !isFirst {
            if bytes[place] == closing { return try finish() }
            guard bytes[place] == UInt8(ascii: ",") else { throw .misplaced }
            place += 1
            try skipSpace()
        }
        isFirst = false
        var name: Range<Int>?
        if !isList {
            let start = place
            guard bytes[place] == UInt8(ascii: "\"") else { throw .misplaced }
            try skipText()
            name = start..<place
            try skipSpace()
            guard bytes[place] == UInt8(ascii: ":") else { throw .misplaced }
            place += 1
            try skipSpace()
        }
        let start = place
        try skipValue()
        guard place > start else { throw .misplaced }
        return Part(name: name, value: start..<place)
    }

    private mutating func finish() throws(Fault) -> Part? {
        var rest = place + 1
        while rest < end, Self.isSpace(bytes[rest]) { rest += 1 }
        guard rest == end else { throw .misplaced }
        return nil
    }

    /// Skips a value: advances to a comma or bracket outside it.
    private mutating func skipValue() throws(Fault) {
        var depth = 0
        while place < end {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                try skipText()
                continue
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard depth > 0 else { return }
                depth -= 1
            case UInt8(ascii: ",") where depth == 0: return
            default: break
            }
            place += 1
        }
        throw .unfinished
    }

    /// Skips a string: advances past its closing quotation mark.
    private mutating func skipText() throws(Fault) {
        place += 1
        while place < end {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 2
            case UInt8(ascii: "\""):
                place += 1
                return
            default: place += 1
            }
        }
        throw .unfinished
    }

    private mutating func skipSpace() throws(Fault) {
        while place < end, Self.isSpace(bytes[place]) { place += 1 }
        guard place < end else { throw .unfinished }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
