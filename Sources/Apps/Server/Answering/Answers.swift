import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Routes

extension Response {
    /// A page, or a part of one.
    static func page(_ html: HTML, status: HTTPResponse.Status = .ok) -> Response {
        bytes(ByteBuffer(string: html.markup), type: "text/html; charset=utf-8", status: status, cache: "no-store")
    }

    static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        bytes(ByteBuffer(string: text), type: "text/plain; charset=utf-8", status: status, cache: "no-store")
    }

    static func bytes(_ buffer: ByteBuffer, type: String, status: HTTPResponse.Status = .ok, cache: String) -> Response
    {
        Response(
            status: status, headers: [.contentType: type, .cacheControl: cache], body: ResponseBody(byteBuffer: buffer))
    }

    /// A file to save.
    static func download(_ text: String, type: String, name: String) -> Response {
        var response = bytes(ByteBuffer(string: text), type: type, cache: "no-store")
        response.headers[.contentDisposition] = "attachment; filename=\"\(name)\""
        return response
    }

    /// Where a form leads.
    static func seeOther(_ route: Route) -> Response {
        Response(status: .seeOther, headers: [.location: route.link, .cacheControl: "no-store"])
    }

    /// What `HEAD` answers: the head of the answer to `GET`, with the length of the body that is not sent.
    mutating func removeBody() {
        let length = body.contentLength
        body = ResponseBody(contentLength: length) { writer in try await writer.finish(nil) }
    }

    static let noContent = Response(status: .noContent)
}
