import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A file of `Web/` that does not exist.
enum AssetError: Error {
    case notFound(String)
}

/// The files of `Web/`, read once.
struct Assets: Sendable {
    private struct File: Sendable {
        var buffer: ByteBuffer
        var type: String
    }

    private let files: [String: File]
    /// A version that changes with the files and is part of their URLs, so that browsers may cache them forever.
    let version: String

    /// - Parameter folder: The folder `Web`.
    init(folder: URL) throws {
        var files: [String: File] = [:]
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted(by: {
            $0.path < $1.path
        }) {
            guard let type = Self.types[url.pathExtension] else { continue }
            let data = try Data(contentsOf: url)
            for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            files[url.lastPathComponent] = File(buffer: ByteBuffer(bytes: data), type: type)
        }
        self.files = files
        version = String(hash, radix: 36)
    }

    /// - Parameter wanted: The version in the URL. A page that was opened before an update asks for an older one; it gets
    ///   the file of today, which may not be kept under that URL.
    func answer(_ name: String, _ wanted: String?, to request: Request) throws(AssetError) -> Response {
        guard let file = files[name] else { throw .notFound(name) }
        let tag = EntityTag(version)
        if tag.isKnown(to: request) { return Response(status: .notModified, headers: [.eTag: tag.text]) }
        var response = Response.bytes(
            file.buffer, type: file.type, cache: wanted == version ? "public, max-age=31536000, immutable" : "no-cache")
        response.headers[.eTag] = tag.text
        return response
    }

    private static let types = [
        "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
        "webmanifest": "application/manifest+json", "png": "image/png", "wasm": "application/wasm",
    ]
}
