import Cryptography
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Wire

/// Names a version of what is served, so that a client can ask whether its copy is still the same (RFC 9110 §8.8.3). It is
/// a strong one.
struct EntityTag: Hashable, Sendable {
    /// As in the header `ETag`, in quotation marks.
    let text: String

    /// - Parameter name: Characters that may stand between quotation marks, such as hexadecimal digits.
    init(_ name: String) { text = "\"\(name)\"" }

    /// The tag of a content.
    init(of data: Data) { self.init(SHA256.hash(data: data).prefix(16).hexadecimal) }

    /// Returns whether a client that reads has this version already, by its `If-None-Match` (RFC 9110 §13.1.2).
    func isKnown(to request: Request) -> Bool {
        guard request.method == .get || request.method == .head, let known = request.headers[.ifNoneMatch] else {
            return false
        }
        return isListed(in: known)
    }

    /// Returns whether the value of `If-None-Match` is `*`, or a list with this tag. Weak tags (`W/"…"`) count, too. A tag
    /// may contain commas. Everything after the first malformed tag is ignored.
    func isListed(in value: String) -> Bool {
        var rest = value[...]
        func skip(_ signs: Set<Character>) { rest = rest.drop { signs.contains($0) } }
        skip([" ", "\t"])
        if rest.first == "*" { return rest.dropFirst().allSatisfy { $0 == " " || $0 == "\t" } }
        while true {
            skip([" ", "\t", ","])
            if rest.hasPrefix("W/") { rest = rest.dropFirst(2) }
            guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else { return false }
            if rest[...end] == text { return true }
            rest = rest[rest.index(after: end)...]
        }
    }
}

extension Response {
    /// Returns JSON that a client may cache and revalidate: an unchanged response is 304 without a body (RFC 9111, RFC
    /// 9110 §13).
    static func cacheable(_ value: some Encodable, for request: Request) throws -> Response {
        let data = try WireJSON.data(of: value)
        let tag = EntityTag(of: data)
        // Only the learner's own cache may store it, and must revalidate each time.
        let headers: HTTPFields = [
            .contentType: "application/json", .eTag: tag.text, .cacheControl: "private, no-cache",
        ]
        if tag.isKnown(to: request) { return Response(status: .notModified, headers: headers) }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(data: data)))
    }
}
