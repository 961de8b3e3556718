import Crypto
import Formats
import Foundation
import Storage

extension AnkiImport {
    /// Adds the package's media. One whose name is taken by another gets a name of its own.
    mutating func addMedia() throws {
        guard !package.media.isEmpty else { return }
        var known: [String: String] = [:]
        try transaction.forEachRow("SELECT name, sha256 FROM media WHERE learner_id = ?", [learner]) { row in
            known[try row.text(0)] = try row.text(1)
        }
        var missing = package.media.count
        try package.forEachMedium { medium, bytes in
            missing -= 1
            guard let bytes else { return losses.add(.mediaTooLarge) }
            guard var name = MediaName.flattened(medium.name) else { return losses.add(.mediaRefused) }
            let digest = SHA256.hash(data: bytes).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
                .joined()
            if let other = known[name], other != digest { name = MediaName.distinct(name, digest) }
            if name != medium.name {
                renamed[medium.name] = name
                losses.add(.mediaRenamed)
            }
            guard known.updateValue(digest, forKey: name) != digest else { return }
            report.mediaAdded += try transaction.run(
                """
                INSERT INTO media (learner_id, name, media_type, sha256, bytes) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (learner_id, name) DO NOTHING
                """,
                [learner, SQLValue(name), SQLValue(MediaName.type(name)), SQLValue(digest), .blob(bytes)],
                changes: .upsert(.media, name))
        }
        losses.add(.mediaMissing, missing)
    }
}

/// What media may be called: a name without a path.
enum MediaName {
    /// The last part of a name that holds a path; nil for a name that nothing can be called.
    static func flattened(_ name: String) -> String? {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        let plain = last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.map(String.init).joined()
        guard !plain.isEmpty, plain != ".", plain != "..", plain.utf8.count <= 255 else { return nil }
        return plain
    }

    /// A name that says by its bytes which medium it is.
    static func distinct(_ name: String, _ digest: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(name)-\(digest.prefix(12))" }
        return "\(name[..<dot])-\(digest.prefix(12))\(name[dot...])"
    }

    /// The media type that an extension names.
    static func type(_ name: String) -> String {
        types[name.split(separator: ".").last?.lowercased() ?? ""] ?? "application/octet-stream"
    }

    private static let types = [
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp",
        "svg": "image/svg+xml", "avif": "image/avif", "bmp": "image/bmp", "mp3": "audio/mpeg", "ogg": "audio/ogg",
        "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "m4a": "audio/mp4", "aac": "audio/aac",
        "flac": "audio/flac", "mp4": "video/mp4", "webm": "video/webm", "css": "text/css", "js": "text/javascript",
        "ttf": "font/ttf", "otf": "font/otf", "woff": "font/woff", "woff2": "font/woff2",
    ]
}
