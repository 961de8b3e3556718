/// A JSON value (RFC 8259).
///
/// Portable code reads and writes JSON with it, because Embedded Swift has neither `Codable` nor Foundation.
///
/// ```swift
/// let options = try DeckOptions(json: JSON(parsing: text.utf8))
/// let text = options.json.encoded(sortingKeys: true)
/// ```
public enum JSON: Hashable, Sendable {
    case null
    case flag(Bool)
    /// A number written without a fraction and an exponent.
    case integer(Int64)
    /// Any other number. It is finite; ``encoded(sortingKeys:)`` writes null in place of another.
    case real(Double)
    case text(String)
    case list([JSON])
    case object(JSONObject)

    /// The type for error messages. As in JSON Schema, a real number is a `number` and an integer an `integer`.
    public var type: JSONType {
        switch self {
        case .null: .null
        case .flag: .boolean
        case .integer: .integer
        case .real: .number
        case .text: .string
        case .list: .array
        case .object: .object
        }
    }
}

/// The members of a JSON object, in the order in which they are written. No two share a name.
public struct JSONObject: Hashable, Sendable {
    /// A name with its value.
    public struct Member: Hashable, Sendable {
        public var name: String
        public var value: JSON

        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    public private(set) var members: [Member] = []

    public init() {}

    /// Creates an object from members in order. Of several with one name, the last value takes the place of the first,
    /// as in Foundation and JavaScript.
    public init(_ members: [Member]) {
        if members.count > Self.fewMembers {
            keepLast(of: members)
        } else {
            for member in members { self[member.name] = member.value }
        }
    }

    /// The number of members up to which comparing the names one by one is fastest.
    private static let fewMembers = 16

    private mutating func keepLast(of members: [Member]) {
        var places: [String: Int] = [:]
        places.reserveCapacity(members.count)
        for member in members {
            if let place = places[member.name] {
                self.members[place].value = member.value
            } else {
                places[member.name] = self.members.count
                self.members.append(member)
            }
        }
    }

    /// The value of a member; nil if there is none. Assigning to a new name appends a member, assigning nil removes one.
    public subscript(name: String) -> JSON? {
        get { members.first { $0.name == name }?.value }
        set {
            let place = members.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append(Member(name, value))
            case (nil, nil): break
            }
        }
    }
}

extension JSON: ExpressibleByDictionaryLiteral {
    /// An object. Members whose value is nil are left out.
    public init(dictionaryLiteral members: (String, JSON?)...) {
        var present: [JSONObject.Member] = []
        present.reserveCapacity(members.count)
        for (name, value) in members {
            if let value { present.append(JSONObject.Member(name, value)) }
        }
        self = .object(JSONObject(present))
    }
}
