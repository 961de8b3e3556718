import Cryptography
import HTTPTypes
import Hummingbird
import NIOCore
import Routes
import Wire

extension Response {
    /// Returns JSON that a client may cache and revalidate: an unchanged response is 304 without a body (RFC 9111, RFC
    /// 9110 §13).
    static func cacheable(_ value: some Encodable, for request: Request) throws -> Response {
        var response = try json(value)
        guard request.method == .get || request.method == .head else { return response }
        let digest = SHA256.hash(data: try WireJSON.data(of: value)).prefix(16)
        let tag = "\"" + digest.hexadecimal + "\""
        if request.headers[.ifNoneMatch] == tag { response = Response(status: .notModified) }
        response.headers[.eTag] = tag
        // Only the learner's own cache may store it, and must revalidate each time.
        response.headers[.cacheControl] = "private, no-cache"
        return response
    }
}

extension APIPath {
    /// Returns whether the request may use a language model.
    func asksModels(_ method: HTTPRequest.Method) -> Bool {
        switch self {
        case .translate, .streamedTranslation: true
        case .etymology: method == .post
        case .models(.test), .lessons(.generate): true
        case .lessons(.lessons), .models(.request), .examples, .dailyWords: method == .post
        case .pictures: true
        default: false
        }
    }
}
