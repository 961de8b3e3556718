import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Review

extension Site {
    /// `/review/media/{name}` and `/api/v1/media/{name}`: a picture or a recording.
    ///
    /// Its bytes are untrusted. Anything but a picture or a recording is a download, and neither that nor an SVG may
    /// run anything in a window of its own.
    func medium(_ name: String, _ visit: Visit) async throws -> Response {
        let medium = try await context.review.medium(name)
        let request = visit.request
        let tag = EntityTag(medium.sha256)
        var headers: HTTPFields = [
            .contentType: medium.shownType ?? "application/octet-stream", .eTag: tag.text,
            // It never changes, but another desk may have a different file under this name.
            .cacheControl: "private, no-cache", .acceptRanges: "bytes",
            .contentDisposition: medium.shownType == nil ? Response.attachment(name) : "inline",
        ]
        if medium.shownType == nil || medium.shownType == Medium.svg {
            headers[SecurityHeaders.contentSecurityPolicy] = SecurityHeaders.sandbox
        }
        if tag.isKnown(to: request) { return Response(status: .notModified, headers: headers) }
        let count = medium.bytes.count
        switch request.method == .get ? ByteRange(request.headers, tag: tag, of: count) : .whole {
        case .whole:
            return Response(
                status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: medium.bytes)))
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)"
            return Response(
                status: .partialContent, headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: medium.bytes[range])))
        case .none:
            headers[.contentRange] = "bytes */\(count)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
    }
}
