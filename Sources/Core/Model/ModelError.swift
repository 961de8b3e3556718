/// An error in setting up or asking a language model. `Wording.explain` describes each case for the learner.
///
/// No case contains a key or any of the learner's texts.
public enum ModelError: Error, Hashable, Sendable {
    // MARK: Setting up

    /// No profile was chosen for the task, and there is no fallback.
    case noProfile
    /// There is no such profile.
    case noSuchProfile
    /// The profile is not valid.
    case impossibleProfile(ProfileFault)
    /// The profile of this name needs a key and has none. Nothing was sent.
    case noKey(profile: String)
    /// Keys cannot be read or stored.
    case keys(KeyFault)
    /// The request is not in the queue, or is no longer waiting.
    case noSuchRequest
    /// The request is too large for the queue, whose limit is this many megabytes.
    case requestTooLarge(megabytes: Int)
    /// The tokens used this month have reached the budget. Nothing was sent.
    case budgetUsedUp(used: Int, budget: Int)
    /// The day's free requests to the server's own models are used up; `limit` is how many there are. Nothing was sent.
    case freeRequestsUsedUp(limit: Int)

    // MARK: Reaching it

    /// The connection could not be established.
    case unreachable(Unreachable)
    /// The endpoint's certificate is not trusted.
    case untrusted
    /// The answer did not arrive within this many seconds, and the request was abandoned.
    case timedOut(seconds: Int)
    /// The connection closed before the answer was complete.
    case brokenOff
    /// The caller no longer wants the answer.
    case cancelled

    // MARK: What it answered

    /// 401 or 403.
    case refusedKey(status: Int)
    /// The path does not exist: a redirection, 404 or 405.
    case wrongAddress(status: Int)
    /// The endpoint has no model of this name.
    case unknownModel(String)
    /// The response did not come from a suitable endpoint.
    case notAnEndpoint(Found)
    /// 429, with the seconds to wait if the endpoint gives them.
    case tooManyRequests(retryAfter: Int?)
    /// The endpoint account has no credit left.
    case accountUsedUp
    /// A status of 500 or above.
    case serverFailed(status: Int)
    /// Another refusal, with the endpoint's message.
    case refusedRequest(status: Int, message: String)
    /// The request exceeds the model's context length.
    case tooLong
    /// The answer contains no text.
    case emptyReply
    /// The answer reached its length limit before it was complete.
    case cutShort
    /// The endpoint's own filter withheld the answer.
    case withheld
    /// The reply was not JSON of the required shape, in any of the attempts.
    case invalidReply(SchemaFault, tries: Int)

    /// Why a profile is not valid.
    public enum ProfileFault: Hashable, Sendable {
        case noName
        case nameTaken
        /// Not an `http` or `https` address with a host, or one with a password, a query or a fragment.
        case address
        /// An `http` address on the open internet, where others could read along.
        case insecureAddress
        /// An address on the server's own machine or network, which only administrators may name.
        case nearbyAddress
        case noModel
        case timeLimit
        case budget
        /// A key with a character that a header cannot carry, or longer than 4,096 bytes.
        case key
    }

    /// Why keys cannot be read or stored.
    public enum KeyFault: Hashable, Sendable {
        /// Users other than the owner can read a file of keys.
        case readableByOthers(path: String)
        /// A file of keys cannot be decrypted.
        case damaged(path: String)
        case unwritable(path: String)
        /// The system keyring does not answer.
        case keyring
    }

    /// Why the connection failed.
    public enum Unreachable: String, Hashable, Sendable {
        /// The host name does not resolve.
        case unknownHost
        /// Nothing listens on the port.
        case refused
        /// There is no route to the host.
        case noRoute
        /// The host does not answer.
        case noAnswer
    }

    /// What answered instead of an endpoint.
    public enum Found: String, Hashable, Sendable {
        case webPage
        /// JSON of another shape.
        case otherJSON
        case otherText
        /// Not HTTP.
        case otherProtocol
        /// A response over the size limit.
        case tooMuch
    }
}

extension ModelError {
    /// Whether the model may be reachable later without any change. Such requests wait in the queue.
    public var isOffline: Bool {
        if case .unreachable = self { true } else { false }
    }
}

extension ModelError {
    /// Whether the same request may succeed later without any change.
    public var isTemporary: Bool {
        switch self {
        case .unreachable, .timedOut, .brokenOff, .tooManyRequests, .serverFailed, .freeRequestsUsedUp: true
        default: false
        }
    }
}

extension ModelError {
    /// The seconds after which the endpoint wants to be asked again, if it gave them.
    public var retryAfter: Int? {
        if case .tooManyRequests(let seconds) = self { seconds } else { nil }
    }
}

/// Where and how a JSON text violates its schema.
public struct SchemaFault: Error, Hashable, Sendable {
    /// How a reply departs from its schema.
    public enum Kind: Hashable, Sendable {
        /// It is not JSON, or there is text before or after it.
        case notJSON
        case missing
        case extra
        case wrongType(expected: JSONType, found: JSONType)
        /// A text or list that must not be empty.
        case empty
        /// A text or list over its maximum length.
        case tooLong
        /// A number out of range, or a text that is not one of the choices.
        case notAllowed
    }

    /// The member names and indices to the fault: `root.form`, `variants[2]`; empty for the whole text.
    public let path: String
    public let kind: Kind

    public init(_ kind: Kind, at path: String = "") {
        self.path = path
        self.kind = kind
    }
}

/// A JSON type.
public enum JSONType: String, Hashable, Sendable {
    case object
    case array
    case string
    /// An integer.
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
