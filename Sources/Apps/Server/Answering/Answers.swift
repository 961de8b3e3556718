import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Routes

extension Response {
    /// Returns a page or a fragment of one.
    static func page(_ html: HTML, status: HTTPResponse.Status = .ok) -> Response {
        var buffer = ByteBufferAllocator().buffer(capacity: html.byteCount)
        html.forEachPiece { buffer.writeBytes($0) }
        return bytes(buffer, type: "text/html; charset=utf-8", status: status, cache: "no-store")
    }

    static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        bytes(ByteBuffer(string: text), type: "text/plain; charset=utf-8", status: status, cache: "no-store")
    }

    static func bytes(_ buffer: ByteBuffer, type: String, status: HTTPResponse.Status = .ok, cache: String) -> Response
    {
        Response(
            status: status, headers: [.contentType: type, .cacheControl: cache], body: ResponseBody(byteBuffer: buffer))
    }

    /// Returns a response of several pieces, which are sent without being joined.
    static func pieces(_ pieces: [[UInt8]], type: String) -> Response {
        let body = ResponseBody(contentLength: pieces.reduce(0) { $0 + $1.count }) { writer in
            for piece in pieces { try await writer.write(ByteBuffer(bytes: piece)) }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: [.contentType: type, .cacheControl: "no-store"], body: body)
    }

    /// Returns a text as a download.
    static func download(_ text: String, type: String, name: String) -> Response {
        var response = bytes(ByteBuffer(string: text), type: type, cache: "no-store")
        response.headers[.contentDisposition] = "attachment; filename=\"\(name)\""
        return response
    }

    /// Returns bytes in memory as a download.
    static func bytes(_ buffer: ByteBuffer, type: String, name: String) -> Response {
        var response = bytes(buffer, type: type, cache: "no-store")
        response.headers[.contentDisposition] = attachment(name)
        return response
    }

    /// Returns a file as a download, whose name may have any characters (RFC 6266). It is streamed and opened here, so
    /// it may be deleted before the first piece is read, or if none ever is.
    static func download(file: URL, type: String, name: String) throws -> Response {
        let handle = try FileHandle(forReadingFrom: file)
        let length = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
        let body = ResponseBody(contentLength: length) { writer in
            defer { try? handle.close() }
            while let piece = try handle.read(upToCount: 256 << 10), !piece.isEmpty {
                try await writer.write(ByteBuffer(bytes: piece))
            }
            try await writer.finish(nil)
        }
        let headers: HTTPFields = [
            .contentType: type, .cacheControl: "no-store", .contentDisposition: attachment(name),
        ]
        return Response(status: .ok, headers: headers, body: body)
    }

    /// Returns the `Content-Disposition` of a download, whose name may have any characters.
    static func attachment(_ name: String) -> String {
        let isPlain: (UInt8) -> Bool = { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-._".utf8.contains(byte)
        }
        let plain = String(decoding: name.utf8.map { isPlain($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
        let encoded = name.utf8.map { byte in
            isPlain(byte) ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded)"
    }

    /// Returns the redirect after a form.
    static func seeOther(_ route: Route) -> Response {
        Response(status: .seeOther, headers: [.location: route.link, .cacheControl: "no-store"])
    }

    /// Turns a response to `GET` into one to `HEAD`, keeping the length of the omitted body.
    mutating func removeBody() {
        let length = body.contentLength
        body = ResponseBody(contentLength: length) { writer in try await writer.finish(nil) }
    }

    static let noContent = Response(status: .noContent)
}
