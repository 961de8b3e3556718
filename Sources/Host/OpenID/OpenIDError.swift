/// Why a provider could not be asked, or why what it answered is not believed.
public enum OpenIDError: Error, Hashable, Sendable {
    /// The provider cannot be reached, or the connection to it is not safe.
    case unreachable(reason: String)
    /// The provider refused a request with a status, and a code of RFC 6749 if it gave one.
    case refused(status: Int, code: String)
    /// An answer lacks something, or has something else in its place.
    case unusable(String)
    /// A token proves nothing.
    case token(TokenFault)

    /// What is wrong with a token.
    public enum TokenFault: Hashable, Sendable {
        /// It is no signed JSON Web Token, or longer than any is.
        case malformed
        /// Its algorithm is not one with a public key, or is not the key's.
        case algorithm
        /// No key of the provider has signed it.
        case unknownKey
        /// The signature is not of this text.
        case signature
        /// It was issued by somebody else, or for somebody else.
        case issuer, audience
        /// It answers another request.
        case nonce
        /// Its time is over, or has not come.
        case expired, early
        /// It does not say whom it is about.
        case subject
    }

    /// A code of RFC 6749, if a text is one; otherwise nothing: what else a provider writes may be about a person.
    public static func code(_ text: String) -> String {
        let isCode = text.utf8.count <= 40 && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x5F }
        return isCode ? text : ""
    }
}

extension OpenIDError: CustomStringConvertible {
    /// What happened, without anything personal.
    public var description: String {
        switch self {
        case .unreachable(let reason): "it cannot be reached (\(reason))"
        case .refused(let status, let code): "it refused the request with \(status)\(code.isEmpty ? "" : " \(code)")"
        case .unusable(let what): "its answer has no usable \(what)"
        case .token(let fault): "its token proves nothing (\(fault))"
        }
    }
}
