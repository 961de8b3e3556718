/// A value with a form in JSON, in which it is kept in the database or leaves Glossa.
///
/// ```swift
/// extension MemoryState: JSONConvertible {
///     public init(json: JSON) throws(JSONError) {
///         let object = try json.object
///         self.init(stability: try object.value("stability"), difficulty: try object.value("difficulty"))
///     }
///
///     public var json: JSON { ["stability": stability.json, "difficulty": difficulty.json] }
/// }
/// ```
public protocol JSONConvertible {
    /// - Throws: ``JSONError``, with the place of the first fault.
    init(json: JSON) throws(JSONError)

    var json: JSON { get }
}

extension JSON {
    /// The members of an object.
    ///
    /// - Throws: ``JSONError/Kind/wrongType(expected:found:)`` for anything else.
    public var object: JSONObject {
        get throws(JSONError) {
            guard case .object(let object) = self else { throw mismatch(.object) }
            return object
        }
    }

    /// The name of an enumeration's case and its associated values, in the form that `Codable` gives them:
    /// `{"timedOut":{"seconds":30}}`. A value without a label is named `_0`.
    ///
    /// - Throws: ``JSONError`` for anything but an object with one member, an object.
    public var enumerationCase: (name: String, values: JSONObject) {
        get throws(JSONError) {
            let members = try object.members
            guard members.count == 1 else { throw JSONError(.notAllowed) }
            return (members[0].name, try members[0].value.object)
        }
    }

    func mismatch(_ expected: JSONType) -> JSONError { JSONError(.wrongType(expected: expected, found: type)) }
}

extension JSONObject {
    /// The value of a member.
    ///
    /// - Throws: ``JSONError``, with ``JSONError/Kind/missing`` if there is no such member.
    public func value<Value: JSONConvertible>(_ name: String) throws(JSONError) -> Value {
        guard let value: Value = try optionalValue(name) else { throw JSONError(.missing, at: name) }
        return value
    }

    /// The value of a member; nil if there is none, or if it is null.
    ///
    /// - Throws: ``JSONError`` if it has another form.
    public func optionalValue<Value: JSONConvertible>(_ name: String) throws(JSONError) -> Value? {
        guard let json = self[name], json != .null else { return nil }
        do throws(JSONError) {
            return try Value(json: json)
        } catch {
            throw error.inMember(name)
        }
    }

    /// The whole number of a member, for a rule that is checked later: as ``SentNumber/unchecked`` gives it.
    public func uncheckedInteger(_ name: String) throws(JSONError) -> Int {
        guard let integer = try optionalUncheckedInteger(name) else { throw JSONError(.missing, at: name) }
        return integer
    }

    /// The same; nil if there is no such member, or if it is null.
    public func optionalUncheckedInteger(_ name: String) throws(JSONError) -> Int? {
        switch self[name] {
        case nil, .null: return nil
        case .integer(let whole): return SentNumber(whole).unchecked
        case .real(let real): return SentNumber(real).unchecked
        case let other?: throw other.mismatch(.integer).inMember(name)
        }
    }
}

// MARK: The values that JSON has

extension JSON: JSONConvertible {
    public init(json: JSON) { self = json }

    public var json: JSON { self }
}

extension Bool: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        guard case .flag(let flag) = json else { throw json.mismatch(.boolean) }
        self = flag
    }

    public var json: JSON { .flag(self) }
}

extension String: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        guard case .text(let text) = json else { throw json.mismatch(.string) }
        self = text
    }

    public var json: JSON { .text(self) }
}

extension Int64: JSONConvertible {
    /// Reads an integer, also one written with a fraction of 0 or an exponent.
    public init(json: JSON) throws(JSONError) {
        switch json {
        case .integer(let integer): self = integer
        case .real(let real):
            // By hand: `Int64(exactly:)` needs a function of the C library.
            guard real >= -0x1p63, real < 0x1p63, Double(Int64(real)) == real else { throw json.mismatch(.integer) }
            self = Int64(real)
        default: throw json.mismatch(.integer)
        }
    }

    public var json: JSON { .integer(self) }
}

extension Int: JSONConvertible {
    /// Reads an integer, also one written with a fraction of 0 or an exponent.
    ///
    /// - Throws: ``JSONError/Kind/outOfRange`` for a number that does not fit, in WebAssembly one of more than 32 bits.
    public init(json: JSON) throws(JSONError) {
        guard let integer = Int(exactly: try Int64(json: json)) else { throw JSONError(.outOfRange) }
        self = integer
    }

    public var json: JSON { .integer(Int64(self)) }
}

extension Double: JSONConvertible {
    /// Reads a number, integer or not.
    public init(json: JSON) throws(JSONError) {
        switch json {
        case .integer(let integer): self = Double(integer)
        case .real(let real): self = real
        default: throw json.mismatch(.number)
        }
    }

    public var json: JSON { .real(self) }
}

extension Array: JSONConvertible where Element: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        guard case .list(let values) = json else { throw json.mismatch(.array) }
        self = []
        reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            do throws(JSONError) {
                append(try Element(json: value))
            } catch {
                throw error.inElement(index)
            }
        }
    }

    public var json: JSON { .list(map { $0.json }) }
}

// MARK: Texts and numbers that stand for something

extension JSONConvertible where Self: RawRepresentable, RawValue: JSONConvertible {
    /// - Throws: ``JSONError/Kind/notAllowed`` for another text or number.
    public init(json: JSON) throws(JSONError) {
        guard let value = Self(rawValue: try RawValue(json: json)) else { throw JSONError(.notAllowed) }
        self = value
    }

    public var json: JSON { rawValue.json }
}

extension ID: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        guard let id = ID(try String(json: json)) else { throw JSONError(.notAllowed) }
        self = id
    }

    public var json: JSON { .text(description) }
}

extension SerialID: JSONConvertible {
    /// A string in JSON, because JavaScript's numbers have 53 bits.
    public init(json: JSON) throws(JSONError) {
        guard let id = SerialID(try String(json: json)) else { throw JSONError(.notAllowed) }
        self = id
    }

    public var json: JSON { .text(description) }
}

extension Timestamp: JSONConvertible {
    public init(json: JSON) throws(JSONError) { self.init(milliseconds: try Int64(json: json)) }

    public var json: JSON { .integer(milliseconds) }
}

extension Language: JSONConvertible {}
extension LanguageTag: JSONConvertible {}
extension Difficulty: JSONConvertible {}
