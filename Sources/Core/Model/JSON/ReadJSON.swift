extension JSON {
    /// Parses UTF-8 bytes strictly, as RFC 8259 defines: nothing before or after the value but white space, no trailing
    /// commas, no comments, no byte order mark.
    ///
    /// Of several members with one name, the last counts. Lists and objects may be nested to ``JSONExtent/deepest``.
    ///
    /// - Parameter boundsNumbers: Whether a number that is too large for its type becomes the largest of it, rather than an
    ///   error: for texts of others, of which one number must not make the rest unreadable.
    public init(parsing bytes: some Sequence<UInt8>, boundingNumbers boundsNumbers: Bool = false) throws(JSONError) {
        let parsed =
            bytes.withContiguousStorageIfAvailable { JSONParser.parse($0, boundsNumbers) }
            ?? Array(bytes).withUnsafeBufferPointer { JSONParser.parse($0, boundsNumbers) }
        self = try parsed.get()
    }
}

/// A position in a JSON text, and what can be read there.
struct JSONParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let boundsNumbers: Bool
    private var place = 0

    /// Parses a whole text. Returns a result because closures of the standard library do not throw typed errors.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>, _ boundsNumbers: Bool) -> Result<JSON, JSONError> {
        var parser = JSONParser(bytes: bytes, boundsNumbers: boundsNumbers)
        do throws(JSONError) {
            parser.skipSpace()
            let value = try parser.value(depth: 0)
            parser.skipSpace()
            guard parser.place == bytes.count else { throw parser.unexpected }
            return .success(value)
        } catch {
            return .failure(error)
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, boundsNumbers: Bool) {
        self.bytes = bytes
        self.boundsNumbers = boundsNumbers
    }

    /// The byte at the place; nil at the end.
    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private var unexpected: JSONError {
        JSONError(place < bytes.count ? .unexpectedByte : .unexpectedEnd, offset: place)
    }

    private mutating func skipSpace() {
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            default: return
            }
        }
    }

    /// Takes a byte if it is next.
    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: byte) else { return false }
        place += 1
        return true
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSON {
        guard let next else { throw unexpected }
        switch next {
        case UInt8(ascii: "\""):
            place += 1
            return .text(try text())
        case UInt8(ascii: "["): return .list(try list(depth: depth + 1))
        case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case UInt8(ascii: "t"):
            try word("true")
            return .flag(true)
        case UInt8(ascii: "f"):
            try word("false")
            return .flag(false)
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        default: throw unexpected
        }
    }

    private mutating func word(_ word: StaticString) throws(JSONError) {
        for index in 0..<word.utf8CodeUnitCount {
            guard next == word.utf8Start[index] else { throw unexpected }
            place += 1
        }
    }

    /// Opens a list or an object.
    private mutating func open(depth: Int) throws(JSONError) {
        guard depth <= JSONExtent.deepest else { throw JSONError(.tooDeep, offset: place) }
        place += 1
        skipSpace()
    }

    private mutating func list(depth: Int) throws(JSONError) -> [JSON] {
        try open(depth: depth)
        var values: [JSON] = []
        if take("]") { return values }
        while true {
            values.append(try value(depth: depth))
            skipSpace()
            if take("]") { return values }
            guard take(",") else { throw unexpected }
            skipSpace()
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
        try open(depth: depth)
        var members: [JSONObject.Member] = []
        if take("}") { return JSONObject() }
        while true {
            guard take("\"") else { throw unexpected }
            let name = try text()
            skipSpace()
            guard take(":") else { throw unexpected }
            skipSpace()
            members.append(JSONObject.Member(name, try value(depth: depth)))
            skipSpace()
            if take("}") { return JSONObject(members) }
            guard take(",") else { throw unexpected }
            skipSpace()
        }
    }
}

// MARK: Strings

extension JSONParser {
    /// Reads a string after its opening quotation mark.
    private mutating func text() throws(JSONError) -> String {
        let start = place
        skipPlain()
        if take("\"") { return try Self.text(bytes[start..<place - 1], from: start) }
        var unescaped = Array(bytes[start..<place])
        while !take("\"") {
            guard take("\\") else { throw unexpected }
            try unescape(into: &unescaped)
            let plain = place
            skipPlain()
            unescaped.append(contentsOf: bytes[plain..<place])
        }
        return try Self.text(unescaped, from: start)
    }

    private static func text(_ bytes: some Collection<UInt8>, from start: Int) throws(JSONError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw JSONError(.invalidText, offset: start)
        }
        return text
    }

    /// Skips the bytes of a string up to the next quotation mark, escape or control character.
    private mutating func skipPlain() {
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return }
            place += 1
        }
    }

    /// Reads an escape after its backslash.
    private mutating func unescape(into text: inout [UInt8]) throws(JSONError) {
        guard let byte = next else { throw unexpected }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            place += 1
            text.append(contentsOf: String(Character(try scalar())).utf8)
            return
        default: throw unexpected
        }
        place += 1
    }

    /// Reads a scalar after `\u`; one beyond the basic plane is two escapes, its surrogates.
    private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
        let start = place
        var code = try codeUnit()
        if code & 0xFC00 == 0xD800, take("\\") {
            guard take("u") else { throw JSONError(.invalidText, offset: start) }
            let low = try codeUnit()
            guard low & 0xFC00 == 0xDC00 else { throw JSONError(.invalidText, offset: start) }
            code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
        }
        guard let scalar = Unicode.Scalar(code) else { throw JSONError(.invalidText, offset: start) }
        return scalar
    }

    /// Reads four hexadecimal digits.
    private mutating func codeUnit() throws(JSONError) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            switch next {
            case let byte? where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"):
                code = code << 4 | UInt32(byte - UInt8(ascii: "0"))
            case let byte? where byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"):
                code = code << 4 | UInt32((byte | 0x20) - UInt8(ascii: "a") + 10)
            default: throw unexpected
            }
            place += 1
        }
        return code
    }
}

// MARK: Numbers

extension JSONParser {
    private mutating func number() throws(JSONError) -> JSON {
        let start = place
        let isNegative = take("-")
        var number = DecimalNumber()
        let whole = digits { number.appendWhole($0) }
        // A zero begins no longer number.
        guard whole.count == 1 || whole.count > 1 && bytes[whole.lowerBound] != UInt8(ascii: "0") else {
            place = min(place, whole.lowerBound + 1)
            throw unexpected
        }
        var isWhole = true
        if take(".") {
            isWhole = false
            guard !digits({ number.appendFraction($0) }).isEmpty else { throw unexpected }
        }
        if take("e") || take("E") {
            isWhole = false
            let isSmall = take("-")
            if !isSmall { _ = take("+") }
            var exponent = 0
            guard !digits({ exponent = min(exponent * 10 + Int($0), 100_000_000) }).isEmpty else { throw unexpected }
            number.scale(by: isSmall ? -exponent : exponent)
        }
        if isWhole, !(isNegative && number.isZero) {
            if let integer = number.integer(isNegative: isNegative) { return .integer(integer) }
            guard boundsNumbers else { throw JSONError(.outOfRange, offset: start) }
            return .integer(isNegative ? .min : .max)
        }
        guard let real = number.real ?? (boundsNumbers ? .greatestFiniteMagnitude : nil) else {
            throw JSONError(.outOfRange, offset: start)
        }
        return .real(isNegative ? -real : real)
    }

    /// Reads decimal digits, if any, and returns their places.
    private mutating func digits(_ read: (UInt8) -> Void) -> Range<Int> {
        let start = place
        while place < bytes.count, bytes[place] >= UInt8(ascii: "0"), bytes[place] <= UInt8(ascii: "9") {
            read(bytes[place] - UInt8(ascii: "0"))
            place += 1
        }
        return start..<place
    }
}
