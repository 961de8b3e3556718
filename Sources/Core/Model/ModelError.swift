/// What can go wrong when a language model is set up or asked. `Wording.explain` puts each case into words.
///
/// No case holds a key or a text of the learner's.
public enum ModelError: Error, Hashable, Sendable {
    // MARK: Setting up

    /// No profile was chosen for the task, and there is none to take instead.
    case noProfile
    /// There is no such profile.
    case noSuchProfile
    /// A profile that cannot be kept.
    case impossibleProfile(ProfileFault)
    /// The profile of this name needs a key and has none. Nothing was sent.
    case noKey(profile: String)
    /// Keys cannot be read or kept.
    case keys(KeyFault)
    /// There is no such request in the queue, or it no longer waits.
    case noSuchRequest
    /// A request that is too large to be kept in the queue: more than so many megabytes.
    case requestTooLarge(megabytes: Int)
    /// The tokens used this month, and the budget that they have reached. Nothing was sent.
    case budgetUsedUp(used: Int, budget: Int)

    // MARK: Reaching it

    /// No connection came about.
    case unreachable(Unreachable)
    /// The endpoint's certificate is not one to trust.
    case untrusted
    /// The answer did not come within so many seconds, and the request was given up.
    case timedOut(seconds: Int)
    /// The connection ended before the answer did.
    case brokenOff
    /// The caller no longer wants the answer.
    case cancelled

    // MARK: What it answered

    /// 401 or 403.
    case refusedKey(status: Int)
    /// The path is not there: a redirection, 404 or 405.
    case wrongAddress(status: Int)
    /// The endpoint has no model of this name.
    case unknownModel(String)
    /// Something answered that is no such endpoint.
    case notAnEndpoint(Found)
    /// 429; the seconds that it asks to wait, where it says so.
    case tooManyRequests(retryAfter: Int?)
    /// The account at the endpoint has nothing left to spend.
    case accountUsedUp
    /// A status of 500 and above.
    case serverFailed(status: Int)
    /// Another refusal, with what the endpoint says of it.
    case refusedRequest(status: Int, message: String)
    /// The request is longer than the model can take in.
    case tooLong
    /// An answer without a word in it.
    case emptyReply
    /// The answer reached the limit of its length before its end.
    case cutShort
    /// The endpoint's own filter withheld the answer.
    case withheld
    /// The reply was not JSON of the wanted shape, as often as it was asked for.
    case invalidReply(SchemaFault, tries: Int)

    /// Why a profile cannot be kept.
    public enum ProfileFault: Hashable, Sendable {
        case noName
        case nameTaken
        /// Not an address of `http` or `https` with a host, or one with a password, a query or a fragment in it.
        case address
        /// An address of `http` on the open internet, where anybody on the way could read along.
        case insecureAddress
        case noModel
        case timeLimit
        case budget
        /// A key with a character that no header can carry, or longer than 4,096 bytes.
        case key
    }

    /// Why keys cannot be read or kept.
    public enum KeyFault: Hashable, Sendable {
        /// Others than its owner may read a file of keys.
        case readableByOthers(path: String)
        /// A file of keys that cannot be decrypted.
        case damaged(path: String)
        case unwritable(path: String)
        /// The keyring of the system does not answer.
        case keyring
    }

    /// Why no connection came about.
    public enum Unreachable: String, Hashable, Sendable {
        /// No address is known for the host.
        case unknownHost
        /// The machine is there, and nothing listens at the port.
        case refused
        /// There is no way to the machine.
        case noRoute
        /// The machine does not answer.
        case noAnswer
    }

    /// What answered in place of an endpoint.
    public enum Found: String, Hashable, Sendable {
        case webPage
        /// JSON of another shape.
        case otherJSON
        case otherText
        /// No HTTP at all.
        case otherProtocol
        /// More than an answer can be.
        case tooMuch
    }
}

extension ModelError {
    /// Whether it may well be reached later without anything being changed: what then waits in the queue.
    public var isOffline: Bool {
        if case .unreachable = self { true } else { false }
    }
}

extension ModelError {
    /// Whether the same request may well be answered later, without anything being changed.
    public var isTemporary: Bool {
        switch self {
        case .unreachable, .timedOut, .brokenOff, .tooManyRequests, .serverFailed: true
        default: false
        }
    }
}

/// Where a JSON text departs from its schema.
public struct SchemaFault: Error, Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// It is not JSON, or has something before or behind it.
        case notJSON
        case missing
        case extra
        case wrongType(expected: JSONType, found: JSONType)
        /// A text or a list that must not be empty.
        case empty
        /// A text or a list that is longer than it may be.
        case tooLong
        /// A number out of its range, or a text that is none of the choices.
        case notAllowed
    }

    /// Members and places on the way there: `root.form`, `variants[2]`; empty for the whole.
    public let path: String
    public let kind: Kind

    public init(_ kind: Kind, at path: String = "") {
        self.path = path
        self.kind = kind
    }
}

/// The types of JSON.
public enum JSONType: String, Hashable, Sendable {
    case object
    case array
    case string
    /// A number without a fraction.
    case integer
    case number
    case boolean
    case null
}

#if !hasFeature(Embedded)
extension ModelError: Codable {}
extension ModelError.ProfileFault: Codable {}
extension ModelError.KeyFault: Codable {}
extension ModelError.Unreachable: Codable {}
extension ModelError.Found: Codable {}
extension SchemaFault: Codable {}
extension SchemaFault.Kind: Codable {}
extension JSONType: Codable {}
#endif
