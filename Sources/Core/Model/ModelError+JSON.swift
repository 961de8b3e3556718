// The stored forms are those that `Codable` gives enumerations: `{"timedOut":{"seconds":30}}`.

extension ModelError.Unreachable: JSONConvertible {}
extension ModelError.Found: JSONConvertible {}
extension JSONType: JSONConvertible {}

extension ModelError: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let (name, values) = try json.enumerationCase
        switch name {
        case "noProfile": self = .noProfile
        case "noSuchProfile": self = .noSuchProfile
        case "impossibleProfile": self = .impossibleProfile(try values.value("_0"))
        case "noKey": self = .noKey(profile: try values.value("profile"))
        case "keys": self = .keys(try values.value("_0"))
        case "noSuchRequest": self = .noSuchRequest
        case "requestTooLarge": self = .requestTooLarge(megabytes: try values.value("megabytes"))
        case "budgetUsedUp":
            self = .budgetUsedUp(used: try values.value("used"), budget: try values.value("budget"))
        case "freeRequestsUsedUp": self = .freeRequestsUsedUp(limit: try values.value("limit"))
        case "unreachable": self = .unreachable(try values.value("_0"))
        case "untrusted": self = .untrusted
        case "timedOut": self = .timedOut(seconds: try values.value("seconds"))
        case "brokenOff": self = .brokenOff
        case "cancelled": self = .cancelled
        case "refusedKey": self = .refusedKey(status: try values.value("status"))
        case "wrongAddress": self = .wrongAddress(status: try values.value("status"))
        case "unknownModel": self = .unknownModel(try values.value("_0"))
        case "notAnEndpoint": self = .notAnEndpoint(try values.value("_0"))
        case "tooManyRequests": self = .tooManyRequests(retryAfter: try values.optionalValue("retryAfter"))
        case "accountUsedUp": self = .accountUsedUp
        case "serverFailed": self = .serverFailed(status: try values.value("status"))
        case "refusedRequest":
            self = .refusedRequest(status: try values.value("status"), message: try values.value("message"))
        case "tooLong": self = .tooLong
        case "emptyReply": self = .emptyReply
        case "cutShort": self = .cutShort
        case "withheld": self = .withheld
        case "invalidReply": self = .invalidReply(try values.value("_0"), tries: try values.value("tries"))
        default: throw JSONError(.notAllowed)
        }
    }

    public var json: JSON {
        switch self {
        case .noProfile: ["noProfile": [:]]
        case .noSuchProfile: ["noSuchProfile": [:]]
        case .impossibleProfile(let fault): ["impossibleProfile": ["_0": fault.json]]
        case .noKey(let profile): ["noKey": ["profile": profile.json]]
        case .keys(let fault): ["keys": ["_0": fault.json]]
        case .noSuchRequest: ["noSuchRequest": [:]]
        case .requestTooLarge(let megabytes): ["requestTooLarge": ["megabytes": megabytes.json]]
        case .budgetUsedUp(let used, let budget): ["budgetUsedUp": ["used": used.json, "budget": budget.json]]
        case .freeRequestsUsedUp(let limit): ["freeRequestsUsedUp": ["limit": limit.json]]
        case .unreachable(let reason): ["unreachable": ["_0": reason.json]]
        case .untrusted: ["untrusted": [:]]
        case .timedOut(let seconds): ["timedOut": ["seconds": seconds.json]]
        case .brokenOff: ["brokenOff": [:]]
        case .cancelled: ["cancelled": [:]]
        case .refusedKey(let status): ["refusedKey": ["status": status.json]]
        case .wrongAddress(let status): ["wrongAddress": ["status": status.json]]
        case .unknownModel(let name): ["unknownModel": ["_0": name.json]]
        case .notAnEndpoint(let found): ["notAnEndpoint": ["_0": found.json]]
        case .tooManyRequests(let retryAfter): ["tooManyRequests": ["retryAfter": retryAfter?.json]]
        case .accountUsedUp: ["accountUsedUp": [:]]
        case .serverFailed(let status): ["serverFailed": ["status": status.json]]
        case .refusedRequest(let status, let message):
            ["refusedRequest": ["status": status.json, "message": message.json]]
        case .tooLong: ["tooLong": [:]]
        case .emptyReply: ["emptyReply": [:]]
        case .cutShort: ["cutShort": [:]]
        case .withheld: ["withheld": [:]]
        case .invalidReply(let fault, let tries): ["invalidReply": ["_0": fault.json, "tries": tries.json]]
        }
    }
}

extension ModelError.ProfileFault: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        switch try json.enumerationCase.name {
        case "noName": self = .noName
        case "nameTaken": self = .nameTaken
        case "address": self = .address
        case "insecureAddress": self = .insecureAddress
        case "nearbyAddress": self = .nearbyAddress
        case "noModel": self = .noModel
        case "timeLimit": self = .timeLimit
        case "budget": self = .budget
        case "key": self = .key
        default: throw JSONError(.notAllowed)
        }
    }

    public var json: JSON {
        switch self {
        case .noName: ["noName": [:]]
        case .nameTaken: ["nameTaken": [:]]
        case .address: ["address": [:]]
        case .insecureAddress: ["insecureAddress": [:]]
        case .nearbyAddress: ["nearbyAddress": [:]]
        case .noModel: ["noModel": [:]]
        case .timeLimit: ["timeLimit": [:]]
        case .budget: ["budget": [:]]
        case .key: ["key": [:]]
        }
    }
}

extension ModelError.KeyFault: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let (name, values) = try json.enumerationCase
        switch name {
        case "readableByOthers": self = .readableByOthers(path: try values.value("path"))
        case "damaged": self = .damaged(path: try values.value("path"))
        case "unwritable": self = .unwritable(path: try values.value("path"))
        case "keyring": self = .keyring
        default: throw JSONError(.notAllowed)
        }
    }

    public var json: JSON {
        switch self {
        case .readableByOthers(let path): ["readableByOthers": ["path": path.json]]
        case .damaged(let path): ["damaged": ["path": path.json]]
        case .unwritable(let path): ["unwritable": ["path": path.json]]
        case .keyring: ["keyring": [:]]
        }
    }
}

extension SchemaFault: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(try object.value("kind"), at: try object.value("path"))
    }

    public var json: JSON { ["path": path.json, "kind": kind.json] }
}

extension SchemaFault.Kind: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let (name, values) = try json.enumerationCase
        switch name {
        case "notJSON": self = .notJSON
        case "missing": self = .missing
        case "extra": self = .extra
        case "wrongType": self = .wrongType(expected: try values.value("expected"), found: try values.value("found"))
        case "empty": self = .empty
        case "tooLong": self = .tooLong
        case "notAllowed": self = .notAllowed
        default: throw JSONError(.notAllowed)
        }
    }

    public var json: JSON {
        switch self {
        case .notJSON: ["notJSON": [:]]
        case .missing: ["missing": [:]]
        case .extra: ["extra": [:]]
        case .wrongType(let expected, let found): ["wrongType": ["expected": expected.json, "found": found.json]]
        case .empty: ["empty": [:]]
        case .tooLong: ["tooLong": [:]]
        case .notAllowed: ["notAllowed": [:]]
        }
    }
}
